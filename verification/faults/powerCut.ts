import { copyFileSync, existsSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { lastPosition } from './factRows.ts'
import { checkpointedEnd, readWal, type Wal } from './walFile.ts'

type NextFraction = () => number

/**
 * The byte of the write-ahead log from which on a power cut may have lost or garbled it. SQLite syncs each transaction before the next
 * one begins, and the writer notes each acknowledgement before the next transaction begins: only the last transaction and the bytes
 * behind it may be unsynced. `acknowledged` is the newest acknowledged position.
 */
const unsyncedFrom = (file: string, acknowledged: number) => {
  const wal = readWal(`${file}-wal`)
  const [end = 0, before = end] = wal.commits.toReversed()
  const floor = existsSync(`${file}-shm`) ? checkpointedEnd(`${file}-shm`, wal) : 0
  return Math.max(floor, isStoredBefore(file, before, acknowledged) ? before : end)
}

/** Whether the file holds all facts up to a position even if its write-ahead log ends at this byte. */
const isStoredBefore = (file: string, end: number, acknowledged: number) => {
  const copy = `${file}-without`
  copyTruncated(file, copy, end)
  try {
    return lastPosition(copy) >= acknowledged
  } finally {
    for (const part of ['', '-wal', '-shm']) rmSync(copy + part, { force: true })
  }
}

/** Copies the file with its write-ahead log, and truncates the log at this byte. */
export const copyTruncated = (file: string, copy: string, end: number) => {
  for (const part of ['', '-wal']) copyFileSync(file + part, copy + part)
  truncateSync(`${copy}-wal`, end)
}

/**
 * Damages the files as a power cut may, and returns a description. A disk writes sectors of 512 bytes in any order: every unsynced sector
 * may be written, old, zero or garbage, and the log may be longer or shorter. A page of the synced log may be half written into the main
 * file, by a checkpoint. The shared memory file is lost.
 */
export const cutPower = async (file: string, acknowledged: number, nextFraction: NextFraction) => {
  const from = unsyncedFrom(file, acknowledged)
  const wal = readWal(`${file}-wal`)
  const [name, damage] = damages[Math.floor(nextFraction() * damages.length)] ?? damages[0]
  writeFileSync(`${file}-wal`, damage(wal.bytes, from, nextFraction))
  const scrambled = await scramblePages(file, wal, from, nextFraction)
  rmSync(`${file}-shm`, { force: true })
  return `${name}, ${wal.bytes.length - from} bytes in doubt, ${scrambled} pages half written`
}

/** Appends garbage behind the end of the write-ahead log. Returns a description. */
export const addGarbage = (file: string, nextFraction: NextFraction) => {
  const { bytes } = readWal(`${file}-wal`)
  const added = randomBytes(Math.ceil(nextFraction() * 20_000), nextFraction)
  writeFileSync(`${file}-wal`, Buffer.concat([bytes, added]))
  rmSync(`${file}-shm`, { force: true })
  return `${added.length} bytes of garbage`
}

type Damage = (bytes: Buffer, from: number, nextFraction: NextFraction) => Buffer

const sector = 512
/** The most bytes of the unsynced part that get damaged. */
const maxDamage = 1_000_000

const damages: readonly [readonly [string, Damage], ...(readonly [string, Damage])[]] = [
  ['cut', (bytes, from, nextFraction) => bytes.subarray(0, integerBetween(from, bytes.length, nextFraction))],
  [
    'zeroed',
    (bytes, from, nextFraction) => withSectors(bytes, from, (part) => (nextFraction() < 0.5 ? part.fill(0) : part)),
  ],
  [
    'garbled',
    (bytes, from, nextFraction) =>
      withSectors(bytes, from, (part) => (nextFraction() < 0.5 ? randomBytes(part.length, nextFraction) : part)),
  ],
  [
    'cut and longer',
    (bytes, from, nextFraction) =>
      Buffer.concat([bytes.subarray(0, from), randomBytes(integerBetween(1, 9000, nextFraction), nextFraction)]),
  ],
]

const withSectors = (bytes: Buffer, from: number, change: (part: Buffer) => Buffer) => {
  const changed = Buffer.from(bytes)
  const last = Math.min(bytes.length, from + maxDamage)
  for (let at = from; at < last; at += sector - (at % sector)) {
    const end = Math.min(last, at + sector - (at % sector))
    change(Buffer.from(changed.subarray(at, end))).copy(changed, at)
  }
  return changed
}

// Never the first page: its first sector marks the file as a database in WAL mode, and a sector is always written whole.
const scramblePages = async (
  file: string,
  { pages, pageSize, commits }: Wal,
  from: number,
  nextFraction: NextFraction,
) => {
  const frames = Math.floor(((commits.findLast((end) => end <= from) ?? 0) - 32) / (pageSize + 24))
  const synced = [...new Set(pages.slice(0, Math.max(0, frames)))].filter((page) => page > 1)
  const chosen = synced.filter(() => nextFraction() < 0.1)
  await using handle = await open(file, 'r+')
  for (const page of chosen)
    await handle.write(randomBytes(pageSize / 2, nextFraction), 0, pageSize / 2, (page - 1) * pageSize)
  return chosen.length
}

const randomBytes = (length: number, nextFraction: NextFraction) =>
  Buffer.from(Array.from({ length }, () => Math.floor(nextFraction() * 256)))

const integerBetween = (from: number, to: number, nextFraction: NextFraction) =>
  from + Math.floor(nextFraction() * (to - from))
