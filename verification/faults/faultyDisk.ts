import { DatabaseSync } from 'node:sqlite'
import type { Connect } from '#api/eventStore/sqlite/writer.ts'

const maxPages = 1_073_741_823

/** SQLite connections to a disk that can be filled and freed, and whose next syncs can fail. */
export const faultyDisk = () => {
  const connections = new Set<DatabaseSync>()
  let isFull = false
  let failingSyncs = 0

  class FaultyDatabase extends DatabaseSync {
    override exec(sql: string) {
      super.exec(sql)
      if (!/COMMIT$/.test(sql) || failingSyncs === 0) return
      failingSyncs -= 1
      throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 1034 })
    }
  }

  const connect: Connect = (file, options) => {
    const database = new FaultyDatabase(file, options)
    connections.add(database)
    if (isFull) limit(database, 1)
    return database
  }

  const setFull = (full: boolean) => {
    isFull = full
    for (const database of connections) if (database.isOpen) limit(database, full ? 1 : maxPages)
  }

  return {
    connect,
    fill: () => setFull(true),
    free: () => setFull(false),
    /** Makes the next commits fail after they are written, so that it is unknown whether they are durable. */
    failSyncs: (times: number) => {
      failingSyncs = times
    },
  }
}

/** SQLite never sets the limit below the pages that the file has. */
const limit = (database: DatabaseSync, pages: number) => database.exec(`PRAGMA max_page_count = ${pages}`)
