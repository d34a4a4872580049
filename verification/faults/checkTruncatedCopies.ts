import { existsSync, rmSync } from 'node:fs'
import { checkReopenedShop, type Leftovers } from './checkReopenedShop.ts'
import { type FactRow, isPermanent, readRows } from './factRows.ts'
import { copyTruncated } from './powerCut.ts'
import { findInconsistentRows, type Violations } from './violations.ts'
import { checkpointedEnd, readWal } from './walFile.ts'

const copyCount = 8

/**
 * A disk that acknowledged a sync and did not do it: in a copy whose write-ahead log is truncated anywhere the facts are a prefix of all
 * facts, and the shop works. Acknowledged facts may be missing there. Frames that a checkpoint may have moved are not truncated.
 */
export const checkTruncatedCopies = async (file: string, nextFraction: () => number, violations: Violations) => {
  const copy = `${file}-cut`
  const wal = readWal(`${file}-wal`)
  const from = existsSync(`${file}-shm`) ? checkpointedEnd(`${file}-shm`, wal) : 0
  const { rows } = readRows(file)
  for (let number = 0; number < copyCount; number += 1) {
    const end = from + Math.floor(nextFraction() * (wal.bytes.length - from))
    copyTruncated(file, copy, end)
    await checkCopy({ file: copy, entries: [] }, rows, violations)
    for (const part of ['', '-wal', '-shm', '-lock']) rmSync(copy + part, { force: true })
  }
  return `${copyCount} copies cut`
}

const checkCopy = async (copy: Leftovers, originalRows: readonly FactRow[], violations: Violations) => {
  const { rows, removed, last } = readRows(copy.file)
  findInconsistentRows(rows, removed, last, violations)
  const expected = originalRows.filter(isPermanent)
  const isPrefix = rows.filter(isPermanent).every(({ id }, index) => expected[index]?.id === id)
  if (!isPrefix) violations.other.add(`a copy holds other facts than the first ones, up to ${last}`)
  await checkReopenedShop(copy, violations)
}
