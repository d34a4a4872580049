import { existsSync, rmSync } from 'node:fs'
import { type Findings, findOddities } from './findings.ts'
import { ordersIn } from './judgement.ts'
import { copyCut } from './powerCut.ts'
import { isKept, type Row, rowsOf } from './rows.ts'
import { movedEnd, readWal } from './walFile.ts'
import { findBroken, type Left } from './wholeness.ts'

const copies = 8

/**
 * A disk that said it had synced and had not: a copy whose log ends anywhere holds the first facts and no others, and can be worked
 * with. What was acknowledged may be gone there. Nothing is cut that was on its way into the file: that is torn apart for good.
 */
export const findInCutCopies = async ({ file, engine }: Left, next: () => number, findings: Findings) => {
  const copy = `${file}-cut`
  const wal = readWal(`${file}-wal`)
  const from = existsSync(`${file}-shm`) ? movedEnd(`${file}-shm`, wal) : 0
  const { rows } = rowsOf(file)
  for (let number = 0; number < copies; number += 1) {
    const end = from + Math.floor(next() * (wal.bytes.length - from))
    copyCut(file, copy, end)
    await findInCopy({ file: copy, entries: [], engine }, rows, findings)
    for (const part of ['', '-wal', '-shm', '-lock']) rmSync(copy + part, { force: true })
  }
  return `${copies} copies cut`
}

const findInCopy = async (copy: Left, whole: readonly Row[], findings: Findings) => {
  const { rows, removed, last } = rowsOf(copy.file)
  findOddities(rows, removed, last, findings)
  const expected = whole.filter(isKept)
  const isPrefix = rows.filter(isKept).every(({ id }, index) => expected[index]?.id === id)
  if (!isPrefix) findings.other.add(`a copy holds other facts than the first ones, up to ${last}`)
  await findBroken(copy, ordersIn(rows), findings)
}
