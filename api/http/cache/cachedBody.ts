import { hash } from 'node:crypto'
import type { Request, Response } from 'express'
import pLimit from 'p-limit'
import { type Compressed, codecs, compressThoroughly } from './codecs.ts'
import { acceptedEncodings, type Encoding } from './encodings.ts'
import { unpooled } from './unpooled.ts'

/** The body of a response that is sent many times: it is tagged once, and compressed once for each encoding, or twice with Brotli. */
export interface CachedBody {
  readonly etag: string
  /** Bytes, before any compression. */
  readonly size: number
  /** Of the encodings that a client accepts, the fewest bytes first, the one to send now. */
  encodingFor(accepted: readonly Encoding[]): Encoding
  /** The bytes in an encoding. The first caller has them compressed outside the main thread; later ones get them at once. */
  encoded(encoding: Encoding): Buffer | Promise<Buffer>
}

/** Bytes: compressing less than that saves nothing. */
const minCompressed = 1024

/** Milliseconds after which a body that is still sent is worth a thorough compression. */
const lasting = 2000

/** Bytes: the thorough compression of more takes longer than about 0.2 s. */
const maxThorough = 512 * 1024

/** One body at a time, and few may wait: each takes 10 to 200 ms of a processor. */
const thoroughCompression = pLimit(1)
const maxWaiting = 8

/**
 * Creates the body of a text, or of its UTF-8. Compressed bytes are computed when they are first needed, quickly; from then on the text itself is
 * not kept. A body that is asked for again later is compressed with Brotli once more, thoroughly, beside the requests.
 */
export const cachedBody = (text: string | Buffer): CachedBody => {
  let plain: Buffer | undefined = unpooled(typeof text === 'string' ? Buffer.from(text) : text)
  const compressed = new Map<Compressed, Buffer | Promise<Buffer>>()
  const lastsFrom = Date.now() + lasting
  const { length: size } = plain
  let isQueued = false
  let isThorough = false

  const decompressed = async () => {
    for (const [encoding, bytes] of compressed) return codecs[encoding].decompress(await bytes)
    throw new Error('A cached body has neither its text nor compressed bytes')
  }
  const compress = async (encoding: Compressed) => {
    const bytes = unpooled(await codecs[encoding].compress(plain ?? (await decompressed())))
    compressed.set(encoding, bytes)
    plain = undefined
    return bytes
  }
  const compressAgain = async () => {
    compressed.set('br', unpooled(await compressThoroughly(await decompressed())))
    isThorough = true
    compressed.delete('zstd')
  }
  const improve = () => {
    if (isQueued || size > maxThorough || Date.now() < lastsFrom) return
    if (thoroughCompression.pendingCount >= maxWaiting) return
    isQueued = true
    // If it fails, for want of memory, the quick bytes stay.
    thoroughCompression(compressAgain).catch(() => undefined)
  }

  return {
    // Where the processor has no instructions for SHA-256, BLAKE2b takes half of its time.
    etag: `W/"${hash('blake2b512', plain, 'base64url').slice(0, 22)}"`,
    size,
    encodingFor: (accepted) => {
      const [fewestBytes = 'identity'] = accepted
      if (size < minCompressed) return 'identity'
      if (fewestBytes !== 'br' || isThorough) return fewestBytes
      if (compressed.size > 0) improve()
      // Done quickly, it gives as few bytes in half the time.
      return accepted.includes('zstd') ? 'zstd' : 'br'
    },
    encoded: (encoding) => {
      if (encoding === 'identity') return plain ?? decompressed()
      const bytes = compressed.get(encoding)
      if (bytes) return bytes
      const compressing = compress(encoding)
      compressed.set(encoding, compressing)
      // The next caller tries again.
      compressing.catch(() => compressed.delete(encoding))
      return compressing
    },
  }
}

/** Sends the body in an encoding that the client accepts; to a client that has it already, an empty 304. Status and other headers are set before. */
export const sendCachedBody = async (request: Request, response: Response, body: CachedBody) => {
  response.vary('Accept-Encoding')
  if (response.statusCode === 200) response.setHeader('ETag', body.etag)
  if (request.fresh) return response.status(304).end()

  const encoding = body.encodingFor(acceptedEncodings(request))
  const encoded = body.encoded(encoding)
  const bytes = Buffer.isBuffer(encoded) ? encoded : await encoded
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', bytes.length)
  return response.end(bytes)
}
