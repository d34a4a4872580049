import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

const markOf = (file: string) => `${file}-intact`

/**
 * Marks a file of read models as intact, once all its connections are closed: notes its size, its inode and its last write. Nothing
 * is marked while another process has the file open.
 */
export const markIntact = (file: string) => {
  const stamp = stampOf(file)
  if (stamp) writeFileSync(markOf(file), stamp)
}

/** Removes the mark of a file that is about to be opened. Returns whether nobody has written the file since. */
export const removeMark = (file: string) => {
  const mark = existsSync(markOf(file)) ? readFileSync(markOf(file), 'utf8') : undefined
  rmSync(markOf(file), { force: true })
  return mark !== undefined && mark === stampOf(file)
}

const stampOf = (file: string) => {
  // SQLite removes its write-ahead log with the last connection that is closed in good order.
  if (existsSync(`${file}-wal`)) return undefined
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.size} ${found.ino} ${found.mtime.toISOString()}`
}
