import { DatabaseSync } from 'node:sqlite'
import { factReads, formatVersion } from './factsTable.ts'
import { checkFormat } from './writer.ts'

/** Checks a database file of facts. Returns one sentence per problem: damaged pages, missing facts, data that the shop did not write. */
export const checkFile = (file: string): string[] => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    // One read transaction for all checks: a shop may be writing.
    database.exec('BEGIN')
    checkFormat(database, file, [formatVersion])
    return [...damagedPages(database), ...missingFacts(database), ...wrongStreams(database), ...foreignData(database)]
  } catch (error) {
    return [`the file cannot be read: ${error instanceof Error ? error.message : error}`]
  } finally {
    database.close()
  }
}

const damagedPages = (database: DatabaseSync) =>
  database
    .prepare('PRAGMA integrity_check(10)')
    .all()
    .map((row) => String(row['integrity_check']))
    .filter((found) => found !== 'ok')

const missingFacts = (database: DatabaseSync) => {
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

// Records are read by the number of their stream, the log and the hash chain by its name.
const wrongStreams = (database: DatabaseSync) =>
  database
    .prepare('SELECT position FROM facts LEFT JOIN streams ON number = stream_number WHERE name IS NOT stream LIMIT 1')
    .all()
    .map(({ position }) => `the fact at position ${position} is not in the stream that it names`)

// The hash chain covers the parsed data; this checks that the stored text is exactly what `JSON.stringify` writes.
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
