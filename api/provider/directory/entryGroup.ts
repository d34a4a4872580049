import { hasNumber } from './sortedNumbers.ts'

/** The numbers of some entries. Of the groups of a query only the smallest is read through. */
export interface EntryGroup {
  /** At least the number of its entries. */
  maxSize: number
  has(entry: number): boolean
  entries(): readonly number[]
}

/** The entries of one ascending list. */
export const groupOf = (ascending: readonly number[]): EntryGroup => ({
  maxSize: ascending.length,
  has: (entry) => hasNumber(ascending, entry),
  entries: () => ascending,
})

/** The entries of any of several lists. */
export const unionOf = (lists: readonly (readonly number[])[]): EntryGroup => {
  let mask: Uint8Array | undefined
  const marks = () => {
    mask ??= markedIn(lists)
    return mask
  }
  return {
    maxSize: lists.reduce((sum, { length }) => sum + length, 0),
    has: (entry) => marks()[entry] === 1,
    entries: () => [...new Set(lists.flat())],
  }
}

/** 1 at each number that is in one of the lists. */
const markedIn = (lists: readonly (readonly number[])[]) => {
  const marks = new Uint8Array(Math.max(-1, ...lists.map((list) => list.at(-1) ?? -1)) + 1)
  for (const list of lists) for (const entry of list) marks[entry] = 1
  return marks
}
