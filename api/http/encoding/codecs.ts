import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib'
import type { Encoding } from './encodings.ts'

/** An encoding that compresses. */
export type CompressedEncoding = Exclude<Encoding, 'identity'>

type Convert = (bytes: Buffer) => Promise<Buffer>

interface Codec {
  /** Quickly, since somebody waits for it. zstd compresses up to 256 KB in the main thread; everything else runs in the thread pool. */
  compress: Convert
  /** The same for what is sent once: with Brotli a tenth fewer bytes, for a little more time. */
  compressOnce: Convert
  decompress: Convert
}

// Most results fit into one chunk. Node cuts buffers of less than 32 KB from a pool, of which each would keep 64 KB in memory.
const chunkSize = 32 * 1024

/**
 * Makes a function with a callback one with a promise. Node's compressors stay in memory until a full garbage collection, with their last chunk and
 * whatever their callback refers to: with `util.promisify` that is the text itself, 100 KB or more for each page.
 */
const promised =
  (convert: (bytes: Buffer, done: (error: Error | null, converted: Buffer) => void) => void): Convert =>
  (bytes) => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    convert(bytes, (error, converted) => (error ? reject(error) : resolve(converted)))
    return promise
  }

const brotliWithQuality = (quality: number) => {
  const options = { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
  return promised((bytes, done) => brotliCompress(bytes, options, done))
}

const compressZstdInThreadPool = promised((bytes, done) => zstdCompress(bytes, { chunkSize }, done))

/**
 * Bytes that zstd compresses in the main thread: about 0.3 ms for the HTML of home, up to 0.6 ms for JSON that repeats little. For pages the thread
 * pool would cost more (docs/decisions/089-zstd-in-the-main-thread.md).
 */
export const maxInMainThread = 256 * 1024

const compressZstd: Convert = async (bytes) =>
  bytes.length > maxInMainThread ? compressZstdInThreadPool(bytes) : zstdCompressSync(bytes, { chunkSize })

const compressGzip = promised((bytes, done) => gzip(bytes, { chunkSize }, done))

export const codecs: Record<CompressedEncoding, Codec> = {
  br: { compress: brotliWithQuality(3), compressOnce: brotliWithQuality(5), decompress: promised(brotliDecompress) },
  zstd: { compress: compressZstd, compressOnce: compressZstd, decompress: promised(zstdDecompress) },
  gzip: { compress: compressGzip, compressOnce: compressGzip, decompress: promised(gunzip) },
}

/** Bytes: compressing less than that saves nothing. */
export const minCompressed = 1024

/** Brotli of quality 10: a sixth fewer bytes than quickly, for 10 to 200 ms of a processor (docs/decisions/076-compressed-twice.md). */
export const compressThoroughly = brotliWithQuality(10)
