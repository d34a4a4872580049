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
import type { Encoding } from './encodings.ts'

/** An encoding that makes bodies shorter. */
export type Compressed = Exclude<Encoding, 'identity'>

type Convert = (bytes: InputType) => Promise<Buffer>

interface Codec {
  /** Quickly: somebody waits for it. Outside the main thread. */
  compress: Convert
  decompress: Convert
}

// What fits in one piece is compressed in one go, and a piece of this size is memory of its own (see `unpooled`).
const chunkSize = 32 * 1024

/**
 * A function with a callback as one with a promise. Node's compressors stay in memory until the whole heap is collected, and so does whatever their
 * callback refers to: with `promisify` that is the text itself, 100 KB or more for each page.
 */
const promised =
  (convert: (bytes: InputType, done: (error: Error | null, converted: Buffer) => void) => void): Convert =>
  (bytes) => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    convert(bytes, (error, converted) => (error ? reject(error) : resolve(converted)))
    return promise
  }

const brotliOf = (quality: number) => {
  const options = { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
  return promised((bytes, done) => brotliCompress(bytes, options, done))
}

export const codecs: Record<Compressed, Codec> = {
  br: { compress: brotliOf(3), decompress: promised(brotliDecompress) },
  zstd: {
    compress: promised((bytes, done) => zstdCompress(bytes, { chunkSize }, done)),
    decompress: promised(zstdDecompress),
  },
  gzip: { compress: promised((bytes, done) => gzip(bytes, { chunkSize }, done)), decompress: promised(gunzip) },
}

/** With the fewest bytes that are worth their time, 10 to 200 ms of a processor (docs/decisions/076-compressed-twice.md). */
export const compressThoroughly = brotliOf(10)
