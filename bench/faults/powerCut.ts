import { copyFileSync, existsSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { lastPosition } from './rows.ts'
import { movedEnd, readWal, type Wal } from './walFile.ts'

type Chance = () => number

/**
 * From which byte of the log on nothing was synced, so that a disk may have lost or garbled it. SQLite syncs each transaction before
 * the next one begins, and the writer notes an acknowledgement before it lets the next one begin: only the last one, and what is
 * behind it, can be in doubt. `acknowledged` is the newest acknowledged position.
 */
const unsyncedFrom = (file: string, acknowledged: number) => {
  const wal = readWal(`${file}-wal`)
  const [end = 0, before = end] = wal.commits.toReversed()
  const floor = existsSync(`${file}-shm`) ? movedEnd(`${file}-shm`, wal) : 0
  return Math.max(floor, holdsWithout(file, before, acknowledged) ? before : end)
}

/** Whether the facts up to a position are in the file even if its log ends here. */
const holdsWithout = (file: string, end: number, acknowledged: number) => {
  const copy = `${file}-without`
  copyCut(file, copy, end)
  try {
    return lastPosition(copy) >= acknowledged
  } finally {
    for (const part of ['', '-wal', '-shm']) rmSync(copy + part, { force: true })
  }
}

/** A copy of the file as it is with a log that ends at this byte. */
export const copyCut = (file: string, copy: string, end: number) => {
  for (const part of ['', '-wal']) copyFileSync(file + part, copy + part)
  truncateSync(`${copy}-wal`, end)
}

/**
 * What a power cut may do, and tells what it was. A disk writes sectors of 512 bytes in any order: of what was never synced each may be
 * there, be old, be zero or garbage, and the file may be longer or shorter. A page that is in the synced log may have been on its way
 * into the file, half written. What the processes shared in memory is gone.
 */
export const cutPower = async (file: string, acknowledged: number, next: Chance) => {
  const from = unsyncedFrom(file, acknowledged)
  const wal = readWal(`${file}-wal`)
  const [name, damage] = damages[Math.floor(next() * damages.length)] ?? damages[0]
  writeFileSync(`${file}-wal`, damage(wal.bytes, from, next))
  const scrambled = await scramblePages(file, wal, from, next)
  rmSync(`${file}-shm`, { force: true })
  return `${name}, ${wal.bytes.length - from} bytes in doubt, ${scrambled} pages half written`
}

/** Garbage where nothing was ever written: behind the end of the log. */
export const addGarbage = (file: string, next: Chance) => {
  const { bytes } = readWal(`${file}-wal`)
  const added = garbage(Math.ceil(next() * 20_000), next)
  writeFileSync(`${file}-wal`, Buffer.concat([bytes, added]))
  rmSync(`${file}-shm`, { force: true })
  return `${added.length} bytes of garbage`
}

type Damage = (bytes: Buffer, from: number, next: Chance) => Buffer

const sector = 512
/** Bytes: what is in doubt further behind is of no interest to anybody. */
const reach = 1_000_000

const damages: readonly [readonly [string, Damage], ...(readonly [string, Damage])[]] = [
  ['cut', (bytes, from, next) => bytes.subarray(0, between(from, bytes.length, next))],
  ['zeroed', (bytes, from, next) => withSectors(bytes, from, (part) => (next() < 0.5 ? part.fill(0) : part))],
  [
    'garbled',
    (bytes, from, next) => withSectors(bytes, from, (part) => (next() < 0.5 ? garbage(part.length, next) : part)),
  ],
  [
    'cut and longer',
    (bytes, from, next) => Buffer.concat([bytes.subarray(0, from), garbage(between(1, 9000, next), next)]),
  ],
]

const withSectors = (bytes: Buffer, from: number, change: (part: Buffer) => Buffer) => {
  const changed = Buffer.from(bytes)
  const last = Math.min(bytes.length, from + reach)
  for (let at = from; at < last; at += sector - (at % sector)) {
    const end = Math.min(last, at + sector - (at % sector))
    change(Buffer.from(changed.subarray(at, end))).copy(changed, at)
  }
  return changed
}

// Never the first page: its first sector says that this is a database with a log, and a sector is written whole.
const scramblePages = async (file: string, { pages, pageSize, commits }: Wal, from: number, next: Chance) => {
  const frames = Math.floor(((commits.findLast((end) => end <= from) ?? 0) - 32) / (pageSize + 24))
  const synced = [...new Set(pages.slice(0, Math.max(0, frames)))].filter((page) => page > 1)
  const chosen = synced.filter(() => next() < 0.1)
  await using handle = await open(file, 'r+')
  for (const page of chosen) await handle.write(garbage(pageSize / 2, next), 0, pageSize / 2, (page - 1) * pageSize)
  return chosen.length
}

const garbage = (length: number, next: Chance) => Buffer.from(Array.from({ length }, () => Math.floor(next() * 256)))

const between = (from: number, to: number, next: Chance) => from + Math.floor(next() * (to - from))
