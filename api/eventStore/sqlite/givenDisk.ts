import { randomUUID } from 'node:crypto'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { NewFact } from '#api/eventStore/eventStore.ts'
import type { Connect } from './disk.ts'

/** What the disk says (https://sqlite.org/rescode.html): it is full, it cannot write, it cannot tell whether it wrote. */
export const troubles = { full: 13, cannotWrite: 778, cannotSync: 1034 }

interface Refusal {
  errcode: number
  /** Only these statements fail; without it, all that write. */
  at?: RegExp
  /** How many it lets pass before. */
  after?: number
  /** The disk did what it was asked to do, and says it did not. */
  afterwards?: boolean
}

/** A disk that counts what it is asked for, and refuses where a test says so: give its `connect` to the store. */
export const givenDisk = () => {
  const counts = { commits: 0, pulls: 0, moves: 0 }
  let refusal: Refusal | undefined
  let passed = 0
  let refused = 0

  const carefully = <Answer>(sql: string, run: () => Answer): Answer => {
    if (!refusal || !(refusal.at ?? writing).test(sql)) return run()
    passed += 1
    if (passed <= (refusal.after ?? 0)) return run()
    refused += 1
    if (refusal.afterwards) run()
    throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: refusal.errcode })
  }

  class WatchedDatabase extends DatabaseSync {
    override exec(sql: string) {
      if (sql === 'COMMIT') counts.commits += 1
      return carefully(sql, () => super.exec(sql))
    }

    override prepare(sql: string) {
      if (sql.includes('PASSIVE')) counts.moves += 1
      const statement = super.prepare(sql)
      const { get, all, run } = statement
      return Object.assign(statement, {
        get: (...values: SQLInputValue[]) => carefully(sql, () => Reflect.apply(get, statement, values)),
        run: (...values: SQLInputValue[]) => carefully(sql, () => Reflect.apply(run, statement, values)),
        all: (...values: SQLInputValue[]) => {
          if (sql.includes('position > ?')) counts.pulls += 1
          return carefully(sql, () => Reflect.apply(all, statement, values))
        },
      })
    }
  }

  return {
    connect: ((file, options) => new WatchedDatabase(file, options)) satisfies Connect,
    counts,
    /** How often it refused. */
    refused: () => refused,
    breaks: (how: Refusal) => {
      refusal = how
      passed = 0
    },
    isWellAgain: () => {
      refusal = undefined
    },
  }
}

// A new connection writes, too: the tables, if they are not there.
const writing = /COMMIT|CREATE TABLE|wal_checkpoint\((?!NOOP)/

/** A note on an order; `text` makes it as long as a test wants. */
export const noted = (text = 'leave it with the neighbour', at = '2026-11-16T08:00:00.000Z'): NewFact => ({
  id: randomUUID(),
  type: 'OrderNoted',
  version: 1,
  data: { text },
  meta: { by: { role: 'customer', id: 'amina' }, at, correlationId: 'checkout-7' },
})

export const several = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index))
