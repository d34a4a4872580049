import { DatabaseSync } from 'node:sqlite'

/**
 * Locks an empty database at a path, until `release` or the end of the process. Throws SQLite's error, which `isBusy` where another
 * connection has locked it.
 */
export const lockFile = (path: string) => {
  const lock = new DatabaseSync(path)
  try {
    // No journal: it would be a file beside it.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return { release: () => lock.isOpen && lock.close() }
  } catch (error) {
    lock.close()
    throw error
  }
}
