import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A node's own read models. The file can be thrown away at any time: the next start builds it again from the log. */
export const openReadDatabase = (file: string) => {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  return database
}
