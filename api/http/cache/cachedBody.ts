import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  type InputType,
  zstdCompress,
  zstdDecompress,
} from 'node:zlib'
import type { Request, Response } from 'express'
import pLimit from 'p-limit'
import { type Encoding, preferredEncoding } from './preferredEncoding.ts'
import { unpooled } from './unpooled.ts'

/** The body of a response that is sent many times: it is tagged once, and compressed once for each encoding, with Brotli twice. */
export interface CachedBody {
  readonly etag: string
  /** Bytes, before any compression. */
  readonly size: number
  /** The bytes in an encoding. The first caller has them compressed outside the main thread; later ones get them at once. */
  encoded(encoding: Encoding): Buffer | Promise<Buffer>
}

type Compressed = Exclude<Encoding, 'identity'>

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
  const compressThoroughly = async () =>
    compressed.set('br', unpooled(await compressWithBrotli(await decompressed(), thoroughBrotli)))
  const improve = () => {
    if (isQueued || size > maxThorough || Date.now() < lastsFrom) return
    if (thoroughCompression.pendingCount >= maxWaiting) return
    isQueued = true
    // If it fails, for want of memory, the quick bytes stay.
    thoroughCompression(compressThoroughly).catch(() => undefined)
  }

  return {
    // Where the processor has no instructions for SHA-256, BLAKE2b takes half of its time.
    etag: `W/"${hash('blake2b512', plain, 'base64url').slice(0, 22)}"`,
    size,
    encoded: (encoding) => {
      if (encoding === 'identity') return plain ?? decompressed()
      const bytes = compressed.get(encoding)
      if (bytes && encoding === 'br') improve()
      if (bytes) return bytes
      const compressing = compress(encoding)
      compressed.set(encoding, compressing)
      // The next caller tries again.
      compressing.catch(() => compressed.delete(encoding))
      return compressing
    },
  }
}

/** Sends the body in the encoding that the client prefers; to a client that has it already, an empty 304. Status and other headers are set before. */
export const sendCachedBody = async (request: Request, response: Response, body: CachedBody) => {
  response.vary('Accept-Encoding')
  if (response.statusCode === 200) response.setHeader('ETag', body.etag)
  if (request.fresh) return response.status(304).end()

  const encoding = body.size < minCompressed ? 'identity' : preferredEncoding(request)
  const encoded = body.encoded(encoding)
  const bytes = Buffer.isBuffer(encoded) ? encoded : await encoded
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', bytes.length)
  return response.end(bytes)
}

// Of the home page's 255 KB: 31.3 KB in 1.7 ms, and 24.7 KB in 96 ms (docs/decisions/076-compressed-twice.md).
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }
const thoroughBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

interface Codec {
  compress(bytes: Buffer): Promise<Buffer>
  decompress(bytes: InputType): Promise<Buffer>
}

const compressWithBrotli = promisify(brotliCompress)

const codecs: Record<Compressed, Codec> = {
  br: { compress: (bytes) => compressWithBrotli(bytes, quickBrotli), decompress: promisify(brotliDecompress) },
  zstd: { compress: promisify(zstdCompress), decompress: promisify(zstdDecompress) },
  gzip: { compress: promisify(gzip), decompress: promisify(gunzip) },
}
