import type { DatabaseSync } from 'node:sqlite'
import type { Appended, FactMeta, NewFact, Retention, StoredFact } from './eventStore.ts'

const schema = `
  CREATE TABLE IF NOT EXISTS facts (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    version INTEGER NOT NULL,
    data TEXT NOT NULL,
    meta TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS retentions (stream TEXT PRIMARY KEY, newest INTEGER, max_age INTEGER) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS consumers (name TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`

/** The statements behind the embedded store, each a plain function. Call `insert` in a transaction. */
export const factsTable = (database: DatabaseSync) => {
  database.exec(schema)
  const last = database.prepare('SELECT * FROM facts WHERE stream = ? ORDER BY revision DESC LIMIT 1')
  const lastRevision = database.prepare('SELECT max(revision) AS revision FROM facts WHERE stream = ?')
  const ofStream = database.prepare('SELECT * FROM facts WHERE stream = ? AND revision >= ? ORDER BY revision')
  const ofId = database.prepare('SELECT revision, position FROM facts WHERE stream = ? AND id = ?')
  const after = database.prepare('SELECT * FROM facts WHERE position > ? ORDER BY position LIMIT ?')
  const head = database.prepare("SELECT max(position) AS position FROM facts WHERE stream NOT GLOB 'vault-*'")
  const insert = database.prepare(
    'INSERT INTO facts (stream, revision, id, type, version, data, meta) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const forget = database.prepare('DELETE FROM facts WHERE stream = ?')
  const forgetRetention = database.prepare('DELETE FROM retentions WHERE stream = ?')
  const retention = database.prepare('SELECT newest, max_age FROM retentions WHERE stream = ?')
  const retain = database.prepare('INSERT OR REPLACE INTO retentions (stream, newest, max_age) VALUES (?, ?, ?)')
  const dropBefore = database.prepare('DELETE FROM facts WHERE stream = ? AND revision <= ?')
  const dropOlder = database.prepare("DELETE FROM facts WHERE stream = ? AND revision < ? AND meta ->> 'at' < ?")
  const checkpoint = database.prepare('SELECT position FROM consumers WHERE name = ?')
  const setCheckpoint = database.prepare('INSERT OR REPLACE INTO consumers (name, position) VALUES (?, ?)')

  const trim = (stream: string, revision: number) => {
    const kept = retention.get(stream)
    if (!kept) return
    if (kept['newest']) dropBefore.run(stream, revision - Number(kept['newest']))
    if (kept['max_age']) dropOlder.run(stream, revision, secondsAgo(Number(kept['max_age'])))
  }

  return {
    lastRevision: (stream: string) => Number(lastRevision.get(stream)?.['revision'] ?? -1),
    lastOfStream: (stream: string) => last.all(stream).map(storedFact)[0],
    ofStream: (stream: string, from: number) => ofStream.all(stream, from).map(storedFact),
    after: (position: number, most: number) => after.all(position, most).map(storedFact),
    head: () => Number(head.get()?.['position'] ?? 0),
    /** Where the last of these facts stands, if the stream holds them already. */
    alreadyAppended: (stream: string, facts: readonly NewFact[]): Appended | undefined => {
      const newest = facts.at(-1)
      const row = newest && ofId.get(stream, newest.id)
      return row && { revision: Number(row['revision']), position: Number(row['position']) }
    },
    insert: (stream: string, lastRevisionBefore: number, facts: readonly NewFact[]): Appended => {
      let appended = { revision: lastRevisionBefore, position: 0 }
      for (const { id, type, version, data, meta } of facts) {
        const revision = appended.revision + 1
        const row = insert.run(stream, revision, id, type, version, JSON.stringify(data), JSON.stringify(meta))
        appended = { revision, position: Number(row.lastInsertRowid) }
      }
      trim(stream, appended.revision)
      return appended
    },
    retain: (stream: string, { newest, maxAge }: Retention) => {
      retain.run(stream, newest ?? null, maxAge ?? null)
    },
    forget: (stream: string) => {
      forget.run(stream)
      forgetRetention.run(stream)
    },
    checkpoint: (name: string) => Number(checkpoint.get(name)?.['position'] ?? 0),
    setCheckpoint: (name: string, position: number) => {
      setCheckpoint.run(name, position)
    },
  }
}

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

const storedFact = (row: Record<string, unknown>): StoredFact => ({
  stream: String(row['stream']),
  revision: Number(row['revision']),
  position: Number(row['position']),
  id: String(row['id']),
  type: String(row['type']),
  version: Number(row['version']),
  data: JSON.parse(String(row['data'])),
  meta: JSON.parse(String(row['meta'])) as FactMeta,
})
