import { openSync, readFileSync, writeSync } from 'node:fs'

/** What the shop acknowledged to a client, or what happened to the disk. */
export type JournalEntry =
  | AcknowledgedAppend
  | { is: 'ordered'; orderId: string; outcome: 'confirmed' | 'rejected' | 'canceled' }
  | { is: 'kept'; key: string; count: number }
  | { is: 'surprised'; why: string }
  | { is: 'refused' | 'freed' | 'well' }

/** An append that the store acknowledged. Each of its facts carries `batch`; `revision` and `position` are those of the last fact. */
export interface AcknowledgedAppend {
  is: 'appended'
  stream: string
  batch: string
  ids: readonly string[]
  command?: string
  revision: number
  position: number
}

/** The name of an append, which says how many facts it has. */
export const batchName = (name: string, size: number) => `${name} of ${size}`
export const batchSize = (batch: string) => Number(/ of (\d+)$/.exec(batch)?.[1] ?? 0)

export type Journal = ReturnType<typeof openJournal>

/** Writes entries synchronously and in order, so that a killed process leaves every entry that it wrote. */
export const openJournal = (file: string) => {
  const descriptor = openSync(file, 'a')
  return { write: (entry: JournalEntry) => void writeSync(descriptor, `${JSON.stringify(entry)}\n`) }
}

/** Reads the entries. Ignores a last entry that was cut off. */
export const readJournal = (file: string): JournalEntry[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))

export const acknowledgedAppends = (entries: readonly JournalEntry[]) =>
  entries.filter((entry) => entry.is === 'appended')

/** Whether the store has refused an append and acknowledged one after that. */
export const hasResumed = (entries: readonly JournalEntry[]) => {
  const lastFault = entries.findLastIndex(({ is }) => is === 'refused' || is === 'freed' || is === 'well')
  return entries.some(({ is }) => is === 'refused') && acknowledgedAppends(entries.slice(lastFault + 1)).length > 0
}
