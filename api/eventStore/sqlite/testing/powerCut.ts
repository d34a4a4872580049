import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite'

/**
 * A connection whose power is cut in the middle of the SQL that contains these words, before them: the file and its log are then what the disk has
 * of them. Pass its `connect` to the store.
 */
export const givenPowerCut = (words: string) => {
  let logSize = 0

  class CutDatabase extends DatabaseSync {
    override exec(sql: string) {
      const cut = sql.indexOf(words)
      if (cut < 0) return super.exec(sql)
      // With so small a cache, pages are in the log before they are committed.
      super.exec(`PRAGMA cache_size = 1; ${sql.slice(0, cut)}`)
      const file = this.location() ?? ''
      const left = [file, `${file}-wal`].filter(existsSync).map((path) => ({ path, bytes: readFileSync(path) }))
      logSize = left[1]?.bytes.length ?? 0
      this.close()
      for (const { path, bytes } of left) writeFileSync(path, bytes)
      throw new Error('The power is out')
    }
  }

  return {
    connect: (path: string, options: DatabaseSyncOptions) => new CutDatabase(path, options),
    /** Bytes that were in the write-ahead log. */
    logSize: () => logSize,
  }
}
