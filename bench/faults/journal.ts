import { openSync, readFileSync, writeSync } from 'node:fs'

/** What somebody was told, or what happened to the disk. */
export type Entry =
  | Acknowledged
  | { is: 'ordered'; orderId: string; outcome: 'confirmed' | 'rejected' | 'canceled' }
  | { is: 'kept'; key: string; count: number }
  | { is: 'surprised'; why: string }
  | { is: 'refused' | 'freed' | 'well' }

/** An append that the store acknowledged. `batch` stands in each of its facts, `revision` and `position` are those of the last one. */
export interface Acknowledged {
  is: 'appended'
  stream: string
  batch: string
  ids: readonly string[]
  command?: string
  revision: number
  position: number
}

/** The facts of one append say how many they are. */
export const batchOf = (name: string, size: number) => `${name} of ${size}`
export const sizeOf = (batch: string) => Number(/ of (\d+)$/.exec(batch)?.[1] ?? 0)

export type Journal = ReturnType<typeof openJournal>

/** Writes entries at once and in order, so that a killed process leaves every one that it wrote. */
export const openJournal = (file: string) => {
  const descriptor = openSync(file, 'a')
  return { write: (entry: Entry) => void writeSync(descriptor, `${JSON.stringify(entry)}\n`) }
}

/** The entries, without a last one that was cut off. */
export const readJournal = (file: string): Entry[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))

export const acknowledgedIn = (entries: readonly Entry[]) => entries.filter((entry) => entry.is === 'appended')

/** Whether the store acknowledges again after it refused. */
export const goesOn = (entries: readonly Entry[]) => {
  const trouble = entries.findLastIndex(({ is }) => is === 'refused' || is === 'freed' || is === 'well')
  return entries.some(({ is }) => is === 'refused') && acknowledgedIn(entries.slice(trouble + 1)).length > 0
}
