import type { DatabaseSync, StatementSync } from 'node:sqlite'
import {
  type Appended,
  type FactMeta,
  type NewFact,
  type Retention,
  type StoredFact,
  UnreadableData,
  unreadable,
} from '#api/eventStore/eventStore.ts'
import type { FactRest, LeanRow } from './deliveredFacts.ts'

/** Version of the tables below, kept in the file's `user_version`. */
export const format = 2

export const schema = `
  CREATE TABLE IF NOT EXISTS facts (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    version INTEGER NOT NULL,
    data TEXT NOT NULL,
    at TEXT NOT NULL,
    by_role TEXT NOT NULL,
    by_id TEXT NOT NULL,
    correlation TEXT NOT NULL,
    causation TEXT,
    hash TEXT,
    UNIQUE (stream, revision)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS removals (only INTEGER PRIMARY KEY CHECK (only = 1), facts INTEGER NOT NULL) STRICT;
  INSERT OR IGNORE INTO removals VALUES (1, 0);
  CREATE TABLE IF NOT EXISTS commands (
    stream TEXT NOT NULL, command TEXT NOT NULL, revision INTEGER NOT NULL, position INTEGER NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (stream, command)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS commands_by_age ON commands (at);
  CREATE TABLE IF NOT EXISTS retentions (stream TEXT PRIMARY KEY, newest INTEGER, max_age INTEGER) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS consumers (name TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  PRAGMA user_version = ${format};
`

const rest = 'id, at, by_role, by_id, correlation, causation, hash'
const lean = 'position, stream, revision, type, version'
const columns = `${lean}, data, ${rest}`
/** Bytes. A picture weighs more than a thousand other facts, and hardly anybody who follows the log looks at it. */
export const heavy = 16 * 1024

const leanColumns = `${lean}, CASE WHEN octet_length(data) > ${heavy} THEN NULL ELSE data END`

/** A fact whose data is written out, so that it cannot fail in the transaction. */
export interface WrittenFact extends Omit<NewFact, 'data'> {
  /** JSON. */
  text: string
}

export type FactReads = ReturnType<typeof factReads>

/** The questions to the facts, each a plain function. */
export const factReads = (database: DatabaseSync) => {
  const rows = <Row>(columns: string, which: string) => {
    const statement = database.prepare(`SELECT ${columns} FROM facts ${which}`)
    statement.setReturnArrays(true)
    // The table is STRICT: each column holds what its type says.
    return (...values: (string | number)[]): Row[] => {
      const found: unknown = statement.all(...values)
      return found as Row[]
    }
  }
  const select = (which: string) => {
    const found = rows<WholeRow>(columns, which)
    return (...values: (string | number)[]) => found(...values).map(storedFact)
  }
  const restsBetween = rows<[number, ...RestRow]>(`position, ${rest}`, 'WHERE position BETWEEN ? AND ?')
  const textAt = rows<[string]>('data', 'WHERE position = ?')
  const lastRevision = database.prepare('SELECT max(revision) AS revision FROM facts WHERE stream = ?')
  const at = database.prepare('SELECT id, revision, position FROM facts WHERE stream = ? AND revision = ?')
  const recent = database.prepare(
    'SELECT revision, position FROM (SELECT id, revision, position FROM facts WHERE stream = ? ORDER BY revision DESC LIMIT 1000) WHERE id = ?',
  )
  const answered = database.prepare('SELECT revision, position FROM commands WHERE stream = ? AND command = ?')
  const checkpoint = database.prepare('SELECT position FROM consumers WHERE name = ?')
  const head = database.prepare("SELECT max(position) AS number FROM facts WHERE stream NOT GLOB 'vault-*'")
  const newest = database.prepare("SELECT seq AS number FROM sqlite_sequence WHERE name = 'facts'")
  const kept = database.prepare('SELECT count(*) AS number FROM facts')
  const removed = database.prepare('SELECT facts AS number FROM removals')
  const retained = database.prepare('SELECT 1 FROM retentions WHERE stream = ?')

  return {
    ofStream: select('WHERE stream = ? AND revision >= ? ORDER BY revision'),
    /** What somebody who follows the log is given at first, without what is heavy; the rest of it, and that. */
    leanAfter: rows<LeanRow>(leanColumns, 'WHERE position > ? ORDER BY position LIMIT ?'),
    textAt: (position: number) => textAt(position)[0]?.[0],
    restsBetween: (from: number, to: number): FactRest[] =>
      restsBetween(from, to).map(([position, ...row]) => ({ position, ...restOf(row) })),
    lastOfStream: select('WHERE stream = ? ORDER BY revision DESC LIMIT 1'),
    newest: select('ORDER BY position DESC LIMIT ?'),
    /** -1 where the stream has no facts. */
    lastRevision: (stream: string) => Number(lastRevision.get(stream)?.['revision'] ?? -1),
    /** Whether not all of its facts are kept. */
    isRetained: (stream: string) => retained.get(stream) !== undefined,
    /** Where this fact stands, if it is at this revision. */
    isAt: (stream: string, revision: number, id: string) => {
      const row = at.get(stream, revision)
      return row?.['id'] === id ? appended(row) : undefined
    },
    /** Where this fact stands, if it is among the stream's newest thousand. */
    isRecent: (stream: string, id: string) => appended(recent.get(stream, id)),
    answered: (stream: string, command: string) => appended(answered.get(stream, command)),
    checkpoint: (name: string) => Number(checkpoint.get(name)?.['position'] ?? 0),
    /** Position of the newest fact that is not in the vault. */
    head: () => numberOf(head),
    /** Position of the newest fact that there ever was. */
    lastPosition: () => numberOf(newest),
    /** How many facts there are, and how many were removed: together as many as positions. */
    counts: () => ({ kept: numberOf(kept), removed: numberOf(removed) }),
  }
}

export type FactWrites = ReturnType<typeof factWrites>

/** The changes to the facts: call them in a transaction. */
export const factWrites = (database: DatabaseSync) => {
  const insert = database.prepare(`INSERT INTO facts (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const forget = database.prepare('DELETE FROM facts WHERE stream = ?')
  const dropBefore = database.prepare('DELETE FROM facts WHERE stream = ? AND revision <= ?')
  const dropOlder = database.prepare('DELETE FROM facts WHERE stream = ? AND revision < ? AND at < ?')
  const dropExpired = database.prepare(`DELETE FROM facts WHERE position IN (
    SELECT position FROM retentions CROSS JOIN facts ON facts.stream = retentions.stream
    WHERE max_age IS NOT NULL AND at < strftime('%FT%H:%M:%fZ', ? - max_age, 'unixepoch') LIMIT 10000)`)
  const countRemoved = database.prepare('UPDATE removals SET facts = facts + ?')
  const retention = database.prepare('SELECT newest, max_age FROM retentions WHERE stream = ?')
  const retain = database.prepare('INSERT OR REPLACE INTO retentions (stream, newest, max_age) VALUES (?, ?, ?)')
  const forgetRetention = database.prepare('DELETE FROM retentions WHERE stream = ?')
  const forgetExpiredRetentions = database.prepare(`DELETE FROM retentions WHERE max_age IS NOT NULL
    AND stream GLOB 'vault-*' AND NOT EXISTS (SELECT 1 FROM facts WHERE facts.stream = retentions.stream)`)
  const remember = database.prepare('INSERT INTO commands VALUES (?, ?, ?, ?, ?)')
  const forgetCommands = database.prepare('DELETE FROM commands WHERE stream = ?')
  const forgetOldCommands = database.prepare('DELETE FROM commands WHERE at < ?')
  const setCheckpoint = database.prepare('INSERT OR REPLACE INTO consumers (name, position) VALUES (?, ?)')

  const remove = (statement: StatementSync, ...values: (string | number)[]) => {
    const { changes } = statement.run(...values)
    if (Number(changes) > 0) countRemoved.run(changes)
  }

  return {
    /** `after` is what the stream and the log end with now. */
    insert: (stream: string, facts: readonly WrittenFact[], after: Appended): Appended => {
      let { revision, position } = after
      for (const fact of facts) {
        revision += 1
        position += 1
        insert.run(position, stream, revision, fact.type, fact.version, fact.text, ...restRow(fact))
      }
      return { revision, position }
    },
    /** Removes what the stream's retention does not keep. */
    trim: (stream: string, lastRevision: number, now: number) => {
      const { newest, max_age: maxAge } = retention.get(stream) ?? {}
      if (newest) remove(dropBefore, stream, lastRevision - Number(newest))
      if (maxAge) remove(dropOlder, stream, lastRevision, new Date(now - Number(maxAge) * 1000).toISOString())
    },
    /** Removes what expired in all streams, and commands from before `oldestCommand` (milliseconds). */
    sweep: (now: number, oldestCommand: number) => {
      remove(dropExpired, now / 1000)
      forgetExpiredRetentions.run()
      forgetOldCommands.run(oldestCommand)
    },
    remember: (stream: string, command: string, { revision, position }: Appended, now: number) => {
      remember.run(stream, command, revision, position, now)
    },
    retain: (stream: string, { newest, maxAge }: Retention) => {
      retain.run(stream, newest ?? null, maxAge ?? null)
    },
    forget: (stream: string) => {
      remove(forget, stream)
      forgetRetention.run(stream)
      forgetCommands.run(stream)
    },
    setCheckpoint: (name: string, position: number) => {
      setCheckpoint.run(name, position)
    },
  }
}

const numberOf = (statement: StatementSync) => Number(statement.get()?.['number'] ?? 0)

const appended = (row: Record<string, unknown> | undefined): Appended | undefined =>
  row && { revision: Number(row['revision']), position: Number(row['position']) }

type RestRow = [string, string, string, string, string, string | null, string | null]

type WholeRow = [number, string, number, string, number, string, ...RestRow]

const storedFact = ([position, stream, revision, type, version, text, ...row]: WholeRow): StoredFact => {
  const fact = { stream, revision, position, type, version, ...restOf(row) }
  try {
    return { ...fact, data: JSON.parse(text) }
  } catch (cause) {
    return unreadable(fact, new UnreadableData(fact, { cause }))
  }
}

const restRow = ({ id, meta }: WrittenFact): RestRow => {
  const { by, at, correlationId, causationId = null, hash = null } = meta
  return [id, at, by.role, by.id, correlationId, causationId, hash]
}

/** The rest of a fact as it will be read. */
export const restAsRead = (fact: WrittenFact) => restOf(restRow(fact))

const restOf = ([id, at, role, actor, correlationId, causationId, hash]: RestRow) => {
  const meta = { by: { role, id: actor }, at, correlationId } as FactMeta
  if (causationId) meta.causationId = causationId
  if (hash) meta.hash = hash
  return { id, meta }
}
