import { randomUUID } from 'node:crypto'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { NewFact } from '#api/eventStore/eventStore.ts'
import type { Connect } from '#api/eventStore/sqlite/writer.ts'

/** SQLite result codes of disk failures (https://sqlite.org/rescode.html): the disk is full, a write failed, an fsync failed. */
export const diskErrors = { full: 13, cannotWrite: 778, cannotSync: 1034 }

interface DiskFault {
  errcode: number
  /** Only matching statements fail; default: all that write. */
  at?: RegExp
  /** Number of matching statements that succeed first. */
  after?: number
  /** The statement is executed, and then reported as failed. */
  afterwards?: boolean
}

/** A disk that counts statements and fails on demand: pass its `connect` to the store. */
export const givenFaultyDisk = () => {
  const counts = { commits: 0, batchReads: 0, checkpoints: 0 }
  let fault: DiskFault | undefined
  let matched = 0
  let failures = 0

  const failIfFaulty = <Answer>(sql: string, run: () => Answer): Answer => {
    if (!fault || !(fault.at ?? writingStatements).test(sql)) return run()
    matched += 1
    if (matched <= (fault.after ?? 0)) return run()
    failures += 1
    if (fault.afterwards) run()
    throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: fault.errcode })
  }

  class WatchedDatabase extends DatabaseSync {
    override exec(sql: string) {
      if (sql === 'COMMIT') counts.commits += 1
      return failIfFaulty(sql, () => super.exec(sql))
    }

    override prepare(sql: string) {
      if (sql.includes('PASSIVE')) counts.checkpoints += 1
      const statement = super.prepare(sql)
      const { get, all, run } = statement
      return Object.assign(statement, {
        get: (...values: SQLInputValue[]) => failIfFaulty(sql, () => Reflect.apply(get, statement, values)),
        run: (...values: SQLInputValue[]) => failIfFaulty(sql, () => Reflect.apply(run, statement, values)),
        all: (...values: SQLInputValue[]) => {
          if (sql.includes('position > ?')) counts.batchReads += 1
          return failIfFaulty(sql, () => Reflect.apply(all, statement, values))
        },
      })
    }
  }

  return {
    connect: ((file, options) => new WatchedDatabase(file, options)) satisfies Connect,
    counts,
    /** Number of failed statements. */
    failureCount: () => failures,
    fail: (newFault: DiskFault) => {
      fault = newFault
      matched = 0
    },
    recover: () => {
      fault = undefined
    },
  }
}

// Opening a connection writes too: it creates missing tables.
const writingStatements = /COMMIT|CREATE TABLE|wal_checkpoint\((?!NOOP)/

/** A new fact; `text` sets the size of its data. */
export const orderNoted = (text = 'leave it with the neighbour', at = '2026-11-16T08:00:00.000Z'): NewFact => ({
  id: randomUUID(),
  type: 'OrderNoted',
  version: 1,
  data: { text },
  meta: { by: { role: 'customer', id: 'amina' }, at, correlationId: 'checkout-7' },
})

export const arrayOf = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index))
