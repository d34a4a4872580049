import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore, type SqliteOptions } from '#api/eventStore/sqliteEventStore.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'

/** A store in a folder that vanishes with its scope. */
export const givenStore = async (options: SqliteOptions = {}) => {
  const folder = await temporaryFolder()
  const file = join(folder.path, 'events.sqlite')
  const opened: EventStore[] = []
  const open = async (path: string, how: SqliteOptions) => {
    const store = await openSqliteEventStore(path, how)
    opened.push(store)
    return store
  }
  return {
    store: await open(file, options),
    file,
    /** The same facts once more: close the store before. */
    again: (how = options) => open(file, how),
    /** The facts as they are on the disk now, as a power cut leaves them: another file, opened anew. */
    afterPowerCut: async () => {
      const copy = join(folder.path, `${opened.length}-left.sqlite`)
      // Both at once: nothing is moved from one to the other meanwhile.
      for (const part of ['', '-wal']) copyFileSync(file + part, copy + part)
      return open(copy, {})
    },
    /** Whether these words are anywhere in the store's files. */
    holdsBytes: (words: string) => ['', '-wal'].some((part) => readFileSync(file + part).includes(words)),
    [Symbol.asyncDispose]: async () => {
      await Promise.all(opened.map((store) => store.close()))
      await folder[Symbol.asyncDispose]()
    },
  }
}
