import type { DatabaseSync, StatementSync } from 'node:sqlite'
import {
  type Appended,
  type FactMeta,
  type NewFact,
  type Retention,
  type StoredFact,
  UnreadableData,
  unreadableFact,
} from '#api/eventStore/eventStore.ts'
import { utcTimestamp } from '#domain/localDate.ts'
import type { FactHeader, LightRow } from './lazyFacts.ts'

/** Version of the tables below, stored in the file's `user_version`. */
export const formatVersion = 3

/**
 * Indexes have the number of a stream instead of its name: the facts of new streams then stand at their end, and a group of appends changes few
 * pages. `newest` and `max_age` are the retention.
 */
export const schema = `
  CREATE TABLE IF NOT EXISTS streams (
    number INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, newest INTEGER, max_age INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS streams_with_age ON streams (number) WHERE max_age IS NOT NULL;
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
    stream_number INTEGER NOT NULL,
    UNIQUE (stream_number, revision)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS removals (only INTEGER PRIMARY KEY CHECK (only = 1), facts INTEGER NOT NULL) STRICT;
  INSERT OR IGNORE INTO removals VALUES (1, 0);
  CREATE TABLE IF NOT EXISTS commands (
    stream_number INTEGER NOT NULL, command TEXT NOT NULL, revision INTEGER NOT NULL, position INTEGER NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (stream_number, command)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS commands_by_age ON commands (at);
  CREATE TABLE IF NOT EXISTS consumers (name TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  PRAGMA user_version = ${formatVersion};
`

const headerColumns = 'id, at, by_role, by_id, correlation, causation, hash'
const coreColumns = 'position, stream, revision, type, version'
const allColumns = `${coreColumns}, data, ${headerColumns}`
/** Bytes from which data is read lazily. A picture is larger than a thousand other facts, and hardly any subscriber reads it. */
export const largeDataSize = 16 * 1024

const lightColumns = `${coreColumns}, CASE WHEN octet_length(data) > ${largeDataSize} THEN NULL ELSE data END`

/** A fact with serialized data, so that serialization cannot fail inside the transaction. */
export interface SerializedFact extends Omit<NewFact, 'data'> {
  /** JSON. */
  text: string
}

/** `undefined`: the stream is unknown, and has no facts. */
export type StreamNumber = number | undefined

export type FactReads = ReturnType<typeof factReads>

/** The prepared queries on the facts, as functions. `types`: the only ones that subscriptions and `head` find; without it, all. */
export const factReads = (database: DatabaseSync, types?: readonly string[]) => {
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
    const found = rows<FactRow>(allColumns, which)
    return (...values: (string | number)[]) => found(...values).map(toStoredFact)
  }
  const dataAt = rows<[string]>('data', 'WHERE position = ?')
  const lastRevision = database.prepare('SELECT max(revision) AS revision FROM facts WHERE stream_number = ?')
  const at = database.prepare('SELECT id, revision, position FROM facts WHERE stream_number = ? AND revision = ?')
  const recent = database.prepare(
    `SELECT revision, position FROM (SELECT id, revision, position FROM facts WHERE stream_number = ? ORDER BY revision DESC LIMIT 1000)
      WHERE id = ?`,
  )
  const selectCommand = database.prepare(
    'SELECT revision, position FROM commands WHERE stream_number = ? AND command = ?',
  )
  const checkpoint = database.prepare('SELECT position FROM consumers WHERE name = ?')
  const isWanted = types ? `type IN (${types.map(() => '?').join(', ')})` : 'true'
  const headersBetween = rows<[number, ...HeaderRow]>(
    `position, ${headerColumns}`,
    `WHERE position BETWEEN ? AND ? AND ${isWanted}`,
  )
  const isDelivered = `stream NOT GLOB 'vault-*' AND ${isWanted}`
  const lightRowsAfter = rows<LightRow>(lightColumns, `WHERE position > ? AND ${isDelivered} ORDER BY position LIMIT ?`)
  const head = database.prepare(`SELECT max(position) AS number FROM facts WHERE ${isDelivered}`)
  const newest = database.prepare("SELECT seq AS number FROM sqlite_sequence WHERE name = 'facts'")
  const factCount = database.prepare('SELECT count(*) AS number FROM facts')
  const removalCount = database.prepare('SELECT facts AS number FROM removals')
  const streamNamed = database.prepare('SELECT number, newest, max_age FROM streams WHERE name = ?')
  const factsFrom = select('WHERE stream_number = ? AND revision >= ? ORDER BY revision')
  const lastFact = select('WHERE stream_number = ? ORDER BY revision DESC LIMIT 1')

  return {
    /** The number of a stream, by which its facts are found, and its retention, if it has one; `undefined` if the stream is unknown. */
    stream: (name: string): { number: number; retention: Retention | null } | undefined => {
      const row = streamNamed.get(name)
      if (!row) return undefined
      const { number, newest, max_age: maxAge } = row
      const limits = {
        ...(newest !== null && { newest: Number(newest) }),
        ...(maxAge !== null && { maxAge: Number(maxAge) }),
      }
      return { number: Number(number), retention: newest === null && maxAge === null ? null : limits }
    },
    ofStream: (stream: StreamNumber, from: number) => (stream === undefined ? [] : factsFrom(stream, from)),
    lastOfStream: (stream: StreamNumber) => (stream === undefined ? undefined : lastFact(stream)[0]),
    /** Rows for subscriptions, without the secret store, headers and large data; `headersBetween` and `dataAt` read these. */
    lightRowsAfter: (position: number, limit: number) => lightRowsAfter(position, ...(types ?? []), limit),
    dataAt: (position: number) => dataAt(position)[0]?.[0],
    headersBetween: (from: number, to: number): FactHeader[] =>
      headersBetween(from, to, ...(types ?? [])).map(([position, ...row]) => ({ position, ...headerOf(row) })),
    newest: select('ORDER BY position DESC LIMIT ?'),
    /** -1 where the stream has no facts. */
    lastRevision: (stream: StreamNumber) =>
      stream === undefined ? -1 : Number(lastRevision.get(stream)?.['revision'] ?? -1),
    /** Position and revision of this fact, if it is at this revision. */
    findAt: (stream: StreamNumber, revision: number, id: string) => {
      const row = stream === undefined ? undefined : at.get(stream, revision)
      return row?.['id'] === id ? placeIn(row) : undefined
    },
    /** Position and revision of this fact, if it is among the stream's newest thousand. */
    findRecent: (stream: StreamNumber, id: string) =>
      stream === undefined ? undefined : placeIn(recent.get(stream, id)),
    findCommand: (stream: StreamNumber, command: string) =>
      stream === undefined ? undefined : placeIn(selectCommand.get(stream, command)),
    checkpoint: (name: string) => Number(checkpoint.get(name)?.['position'] ?? 0),
    /** Position of the newest fact outside the secret store. */
    head: () => numberOf(head, types),
    /** Position of the newest fact ever appended. */
    lastPosition: () => numberOf(newest),
    /** Number of stored and of removed facts; their sum is the last position. */
    counts: () => ({ kept: numberOf(factCount), removed: numberOf(removalCount) }),
  }
}

interface StreamName {
  name: string
  number: number
}

type StreamRetention = { newest?: number | null; maxAge?: number | null }

export type FactWrites = ReturnType<typeof factWrites>

/** The prepared writes to the facts: call them in a transaction. */
export const factWrites = (database: DatabaseSync) => {
  const insert = database.prepare(
    `INSERT INTO facts (${allColumns}, stream_number) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const addStream = database.prepare('INSERT INTO streams (name, newest, max_age) VALUES (?, ?, ?)')
  const forget = database.prepare('DELETE FROM facts WHERE stream_number = ?')
  const dropBefore = database.prepare('DELETE FROM facts WHERE stream_number = ? AND revision <= ?')
  const dropOlder = database.prepare('DELETE FROM facts WHERE stream_number = ? AND revision < ? AND at < ?')
  const dropExpired = database.prepare(`DELETE FROM facts WHERE position IN (
    SELECT position FROM streams CROSS JOIN facts ON facts.stream_number = streams.number
    WHERE max_age IS NOT NULL AND at < strftime('%FT%H:%M:%fZ', ? - max_age, 'unixepoch') LIMIT 10000)`)
  const countRemoved = database.prepare('UPDATE removals SET facts = facts + ?')
  const retain = database.prepare('UPDATE streams SET newest = ?, max_age = ? WHERE number = ?')
  const forgetStream = database.prepare('DELETE FROM streams WHERE number = ?')
  const forgetExpiredStreams = database.prepare(`DELETE FROM streams WHERE max_age IS NOT NULL
    AND name GLOB 'vault-*' AND NOT EXISTS (SELECT 1 FROM facts WHERE facts.stream_number = streams.number)`)
  const insertCommand = database.prepare('INSERT INTO commands VALUES (?, ?, ?, ?, ?)')
  const forgetCommands = database.prepare('DELETE FROM commands WHERE stream_number = ?')
  const forgetOldCommands = database.prepare('DELETE FROM commands WHERE at < ?')
  const setCheckpoint = database.prepare('INSERT OR REPLACE INTO consumers (name, position) VALUES (?, ?)')

  let removedCount = 0
  const remove = (statement: StatementSync, ...values: (string | number)[]) => {
    removedCount += Number(statement.run(...values).changes)
  }

  return {
    /** Returns the number of the new stream. */
    addStream: (name: string, { newest = null, maxAge = null }: StreamRetention = {}) =>
      Number(addStream.run(name, newest, maxAge).lastInsertRowid),
    /** `after`: the last revision of the stream and the last position of the log. */
    insert: ({ name, number }: StreamName, facts: readonly SerializedFact[], after: Appended): Appended => {
      let { revision, position } = after
      for (const fact of facts) {
        revision += 1
        position += 1
        insert.run(position, name, revision, fact.type, fact.version, fact.text, ...headerRow(fact), number)
      }
      return { revision, position }
    },
    /** Removes the facts that the retention does not keep. `now` in milliseconds. */
    trim: (stream: number, lastRevision: number, { newest, maxAge }: Retention, now: number) => {
      if (newest && newest <= lastRevision) remove(dropBefore, stream, lastRevision - newest)
      const mayHaveOlder = lastRevision > 0 && newest !== 1
      if (maxAge && mayHaveOlder) remove(dropOlder, stream, lastRevision, utcTimestamp(now - maxAge * 1000))
    },
    /** Removes the expired facts of all streams, and command keys older than `oldestCommand` (milliseconds). */
    sweep: (now: number, oldestCommand: number) => {
      remove(dropExpired, now / 1000)
      forgetExpiredStreams.run()
      forgetOldCommands.run(oldestCommand)
    },
    rememberCommand: (stream: number, command: string, { revision, position }: Appended, now: number) => {
      insertCommand.run(stream, command, revision, position, now)
    },
    retain: (stream: number, { newest = null, maxAge = null }: StreamRetention) => {
      retain.run(newest, maxAge, stream)
    },
    forget: (stream: number) => {
      remove(forget, stream)
      forgetCommands.run(stream)
      forgetStream.run(stream)
    },
    /** Call it when a transaction begins. */
    startCounting: () => {
      removedCount = 0
    },
    /** Counts what was removed since `startCounting`: call it at the end of the transaction. */
    countRemoved: () => {
      if (removedCount > 0) countRemoved.run(removedCount)
    },
    setCheckpoint: (name: string, position: number) => {
      setCheckpoint.run(name, position)
    },
  }
}

const numberOf = (statement: StatementSync, values: readonly string[] = []) =>
  Number(statement.get(...values)?.['number'] ?? 0)

const placeIn = (row: Record<string, unknown> | undefined): Appended | undefined =>
  row && { revision: Number(row['revision']), position: Number(row['position']) }

type HeaderRow = [string, string, string, string, string, string | null, string | null]

type FactRow = [number, string, number, string, number, string, ...HeaderRow]

const toStoredFact = ([position, stream, revision, type, version, text, ...row]: FactRow): StoredFact => {
  const fact = { stream, revision, position, type, version, ...headerOf(row) }
  try {
    return { ...fact, data: JSON.parse(text) }
  } catch (cause) {
    return unreadableFact(fact, new UnreadableData(fact, { cause }))
  }
}

const headerRow = ({ id, meta }: SerializedFact): HeaderRow => {
  const { by, at, correlationId, causationId = null, hash = null } = meta
  return [id, at, by.role, by.id, correlationId, causationId, hash]
}

/** A fact as a later read returns it: independent of the objects that were appended. */
export const factAsRead = (stream: string, { revision, position }: Appended, fact: SerializedFact): StoredFact => {
  const { type, version, text } = fact
  return { stream, revision, position, type, version, ...headerAsRead(fact), data: JSON.parse(text) }
}

/** The header of a fact as a later read returns it. */
export const headerAsRead = (fact: SerializedFact) => headerOf(headerRow(fact))

const headerOf = ([id, at, role, actor, correlationId, causationId, hash]: HeaderRow) => {
  const meta = { by: { role, id: actor }, at, correlationId } as FactMeta
  if (causationId) meta.causationId = causationId
  if (hash) meta.hash = hash
  return { id, meta }
}
