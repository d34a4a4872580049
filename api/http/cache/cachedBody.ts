import type { Request, Response } from 'express'
import pLimit from 'p-limit'
import { type CompressedEncoding, codecs, compressThoroughly, minCompressed } from '#api/http/encoding/codecs.ts'
import { acceptedEncodings, type Encoding } from '#api/http/encoding/encodings.ts'
import { etagOf, isKnownToClient } from '#api/http/encoding/revalidate.ts'
import { sendEncoded } from '#api/http/encoding/sendEncoded.ts'
import { unpooled } from './unpooled.ts'

/** The body of a response that is sent many times: it is tagged once, and compressed once or twice for each encoding. */
export interface CachedBody {
  readonly etag: string
  /** Bytes, before any compression. */
  readonly size: number
  /**
   * The bytes to send now to a client that accepts these encodings, given in order of preference. The first caller waits for their compression;
   * later ones get them at once.
   */
  encoded(accepted: readonly Encoding[]): EncodedBody
}

interface EncodedBody {
  encoding: Encoding
  bytes: Buffer | Promise<Buffer>
}

/** Milliseconds after which a body that is still sent is worth a thorough compression. */
const lasting = 2000

/** Bytes: the thorough compression of more takes longer than about 0.2 s. */
const maxThorough = 512 * 1024

/** One body at a time, and few may wait: each takes 10 to 200 ms of a processor. */
const thoroughCompression = pLimit(1)
const maxWaiting = 8

/**
 * Creates the body of a text, or of its UTF-8. It is compressed quickly when it is first asked for, with zstd or else with Brotli; from then on the text
 * itself is not kept. If it is asked for again after `lasting`, it is compressed with Brotli thoroughly, beside the requests, for all who accept that.
 */
export const cachedBody = (text: string | Buffer): CachedBody => {
  let plain: Buffer | undefined = unpooled(typeof text === 'string' ? Buffer.from(text) : text)
  const compressed = new Map<CompressedEncoding, Buffer | Promise<Buffer>>()
  const lastsFrom = Date.now() + lasting
  const { length: size } = plain
  let isQueued = false
  let isThorough = false

  const decompressed = async () => {
    for (const [encoding, bytes] of compressed) return codecs[encoding].decompress(await bytes)
    throw new Error('A cached body has neither its text nor compressed bytes')
  }
  const compressQuickly = async (encoding: CompressedEncoding) =>
    unpooled(await codecs[encoding].compress(plain ?? (await decompressed())))
  const startCompressing = (encoding: CompressedEncoding) => {
    const compressing = compressQuickly(encoding)
    compressed.set(encoding, compressing)
    // Thorough bytes that came in the meantime stay.
    const isWanted = () => compressed.get(encoding) === compressing
    compressing.then(
      (bytes) => {
        if (isWanted()) compressed.set(encoding, bytes)
        plain = undefined
      },
      // The next caller tries again.
      () => isWanted() && compressed.delete(encoding),
    )
    return compressing
  }
  const compressAgain = async () => {
    compressed.set('br', unpooled(await compressThoroughly(await decompressed())))
    compressed.delete('zstd')
    isThorough = true
  }
  const improve = () => {
    if (isQueued || size > maxThorough || Date.now() < lastsFrom) return
    if (thoroughCompression.pendingCount >= maxWaiting) return
    isQueued = true
    // If it fails, for want of memory, the quick bytes stay.
    thoroughCompression(compressAgain).catch(() => undefined)
  }
  /** Done quickly, zstd gives about as many bytes as Brotli, in half the time. */
  const encodingFor = (accepted: readonly Encoding[]): Encoding => {
    const [preferred = 'identity'] = accepted
    if (size < minCompressed) return 'identity'
    return preferred === 'br' && !isThorough && accepted.includes('zstd') ? 'zstd' : preferred
  }

  return {
    etag: etagOf(plain),
    size,
    encoded: (accepted) => {
      const encoding = encodingFor(accepted)
      if (encoding === 'identity') return { encoding, bytes: plain ?? decompressed() }
      if (compressed.size > 0 && accepted[0] === 'br') improve()
      return { encoding, bytes: compressed.get(encoding) ?? startCompressing(encoding) }
    },
  }
}

/** Sends the body in an encoding that the client accepts; to a client that has it already, an empty 304. Status and other headers are set before. */
export const sendCachedBody = async (request: Request, response: Response, body: CachedBody) => {
  if (isKnownToClient(request, response, body.etag)) return response
  const { encoding, bytes: encoded } = body.encoded(acceptedEncodings(request))
  return sendEncoded(response, encoding, Buffer.isBuffer(encoded) ? encoded : await encoded)
}
