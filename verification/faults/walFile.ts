import { readFileSync } from 'node:fs'

// The format: https://sqlite.org/fileformat2.html#the_write_ahead_log
const headerSize = 32
const frameHeader = 24

export interface Wal {
  bytes: Buffer
  pageSize: number
  /** The end of the header, then the end of each transaction, in bytes from the start of the file. */
  commits: number[]
  /** The page of each frame, up to the last commit. */
  pages: number[]
}

/** Reads a write-ahead log, up to the first frame with the salt of an older generation. */
export const readWal = (file: string): Wal => {
  const bytes = readFileSync(file)
  const pageSize = bytes.length < headerSize ? 4096 : bytes.readUInt32BE(8)
  const size = frameHeader + pageSize
  const commits = [Math.min(headerSize, bytes.length)]
  const pages: number[] = []
  for (let at = headerSize; at + size <= bytes.length && hasCurrentSalt(bytes, at); at += size) {
    pages.push(bytes.readUInt32BE(at))
    if (bytes.readUInt32BE(at + 4) !== 0) commits.push(at + size)
  }
  return { bytes, pageSize, commits, pages }
}

const hasCurrentSalt = (bytes: Buffer, at: number) => bytes.subarray(at + 8, at + 16).equals(bytes.subarray(16, 24))

/** The end of the frames that a checkpoint may have copied into the main file. They were synced before that. */
export const checkpointedEnd = (sharedMemory: string, { pageSize }: Wal) => {
  const attempted = readFileSync(sharedMemory).readUInt32LE(128)
  return attempted === 0 ? 0 : headerSize + attempted * (frameHeader + pageSize)
}
