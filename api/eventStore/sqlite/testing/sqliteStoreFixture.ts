import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore, type SqliteOptions } from '#api/eventStore/sqliteEventStore.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'

/** An embedded store in a temporary folder, closed and deleted at the end of its scope. */
export const givenStore = async (options: SqliteOptions = {}) => {
  const folder = await temporaryFolder()
  const file = join(folder.path, 'events.sqlite')
  const opened: EventStore[] = []
  const open = async (path: string, storeOptions: SqliteOptions) => {
    const store = await openSqliteEventStore(path, storeOptions)
    opened.push(store)
    return store
  }
  return {
    store: await open(file, options),
    file,
    /** Opens the same file again; close the store first. */
    reopen: (storeOptions = options) => open(file, storeOptions),
    /** Opens a copy of the files as they are on the disk now, as after a power cut. */
    afterPowerCut: async () => {
      const copy = join(folder.path, `${opened.length}-left.sqlite`)
      // Synchronous copies: no checkpoint can run between the two.
      for (const part of ['', '-wal']) copyFileSync(file + part, copy + part)
      return open(copy, {})
    },
    /** The saved position of a consumer, as it stands in the file. */
    checkpointOf: (consumer: string) => {
      using database = new DatabaseSync(file, { readOnly: true })
      return database.prepare('SELECT position FROM consumers WHERE name = ?').get(consumer)?.['position']
    },
    /** Whether this text is anywhere in the store's files. */
    filesContain: (words: string) => ['', '-wal'].some((part) => readFileSync(file + part).includes(words)),
    [Symbol.asyncDispose]: async () => {
      await Promise.all(opened.map((store) => store.close()))
      await folder[Symbol.asyncDispose]()
    },
  }
}
