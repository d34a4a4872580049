import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

export type OpenWritten = ReturnType<typeof openWritten>

/** Milliseconds. */
const shortQuiet = 300

/** Looks into a file of facts beside the shop that writes it. */
export const openWritten = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const head = database.prepare("SELECT seq AS number FROM sqlite_sequence WHERE name = 'facts'")
  const confirmed = database.prepare("SELECT count(*) AS number FROM facts WHERE type = 'OrderConfirmed'")
  const numberOf = (statement: typeof head) => Number(statement.get()?.['number'] ?? 0)
  const soFar = () => ({ facts: numberOf(head), orders: numberOf(confirmed) })
  return {
    /** How many facts were ever written, those of the vault too, and how many orders are confirmed. */
    soFar,
    /** Resolves when nothing has been written for so many milliseconds: policies have done their work. */
    rest: async (quiet = shortQuiet) => {
      for (let before = -1; before < numberOf(head); await pause(quiet)) before = numberOf(head)
    },
    [Symbol.dispose]: () => database.close(),
  }
}
