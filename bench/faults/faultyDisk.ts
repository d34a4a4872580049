import { DatabaseSync } from 'node:sqlite'
import type { Connect } from '#api/eventStore/sqlite/disk.ts'

const everyPage = 1_073_741_823

/** A disk that can be filled and freed, and whose next syncs can fail. */
export const faultyDisk = () => {
  const connections = new Set<DatabaseSync>()
  let isFull = false
  let failing = 0

  class FaultyDatabase extends DatabaseSync {
    override exec(sql: string) {
      super.exec(sql)
      if (!/COMMIT$/.test(sql) || failing === 0) return
      failing -= 1
      throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 1034 })
    }
  }

  const connect: Connect = (file, options) => {
    const database = new FaultyDatabase(file, options)
    connections.add(database)
    if (isFull) limit(database, 1)
    return database
  }

  const turn = (full: boolean) => {
    isFull = full
    for (const database of connections) if (database.isOpen) limit(database, full ? 1 : everyPage)
  }

  return {
    connect,
    fill: () => turn(true),
    free: () => turn(false),
    /** The next so many commits are written, and then it is not known whether they will stay. */
    failSyncs: (times: number) => {
      failing = times
    },
  }
}

/** SQLite takes the pages that there are for the least limit. */
const limit = (database: DatabaseSync, pages: number) => database.exec(`PRAGMA max_page_count = ${pages}`)
