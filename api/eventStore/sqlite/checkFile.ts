import { DatabaseSync } from 'node:sqlite'
import { factReads } from './factsTable.ts'

/** What is wrong with a file of facts itself, one sentence each: damaged pages, facts that are missing, data that was written by hand. */
export const checkFile = (file: string): string[] => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    // One moment for all that is looked at: a shop may be writing.
    database.exec('BEGIN')
    return [...damage(database), ...gaps(database), ...foreignData(database)]
  } catch (error) {
    return [`the file cannot be read: ${error instanceof Error ? error.message : error}`]
  } finally {
    database.close()
  }
}

const damage = (database: DatabaseSync) =>
  database
    .prepare('PRAGMA integrity_check(10)')
    .all()
    .map((row) => String(row['integrity_check']))
    .filter((found) => found !== 'ok')

const gaps = (database: DatabaseSync) => {
  const reads = factReads(database)
  const { kept, removed } = reads.counts()
  const [last, newest] = [reads.lastPosition(), reads.newest(1)[0]?.position ?? 0]
  const missing = last - kept - removed
  return [
    ...(missing === 0
      ? []
      : [`${missing} facts are missing: ${kept} are there, ${removed} were removed in good order`]),
    ...(newest <= last ? [] : [`a fact stands at position ${newest}, and only ${last} were ever written`]),
  ]
}

// The chain holds the data as JSON means it; here its text is held to be just what the shop writes.
const foreignData = (database: DatabaseSync) => {
  const texts = database.prepare('SELECT position, data FROM facts ORDER BY position')
  for (const { position, data } of texts.iterate()) {
    if (!isAsWritten(String(data))) return [`the data of the fact at position ${position} is not as the shop writes it`]
  }
  return []
}

const isAsWritten = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text)) === text
  } catch {
    return false
  }
}
