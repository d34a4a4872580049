import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { checkFile } from '#api/eventStore/sqlite/checkFile.ts'
import { arrayOf, orderNoted } from '#api/eventStore/sqlite/testing/faultyDisk.ts'
import { givenPowerCut } from '#api/eventStore/sqlite/testing/powerCut.ts'
import { givenStore } from '#api/eventStore/sqlite/testing/sqliteStoreFixture.ts'

const opening = Date.parse('2026-11-16T08:30:00.000Z')
const session = 'vault-session-amina'

describe('a file of facts of the format before', () => {
  it('has after its first start all facts, commands and checkpoints, and goes on at the next position', async () => {
    await using given = await givenOldFile()
    const store = await given.reopen()

    expect(await allFacts(store)).toEqual(given.factsBefore)
    expect(await store.findCommand('order-1', 'place-7')).toEqual({ revision: 1, position: 2 })
    expect(await store.append('order-1', 'absent', [orderNoted()], 'place-7')).toEqual({ revision: 1, position: 2 })
    expect(await store.readStream('order-2')).toEqual([])
    expect(await store.append('order-1', { revision: 1 }, [orderNoted()])).toEqual({ revision: 2, position: 9 })
    expect(await store.append('order-2', 'absent', [orderNoted()])).toEqual({ revision: 0, position: 10 })
    expect(given.checkpointOf('mails')).toBe(2)
    await store.close()
    expect(checkFile(given.file)).toEqual([])
    expect(await allFacts(await given.reopen())).toHaveLength(given.factsBefore.length + 2)
  })

  it('keeps the retentions of its streams, also of one without facts', async () => {
    let currentTime = opening
    await using given = await givenOldFile()
    const store = await given.reopen({ now: () => currentTime })
    const at = (seconds: number) => new Date(opening + seconds * 1000).toISOString()

    await store.append(session, { revision: 2 }, [orderNoted()])
    expect((await store.readStream(session)).map(({ revision }) => revision)).toEqual([3])

    await store.append('presence-soweto', 'absent', [orderNoted('here', at(0))])
    currentTime += 61_000
    await store.append('presence-soweto', { revision: 0 }, [orderNoted('still here', at(61))])
    expect((await store.readStream('presence-soweto')).map(({ revision }) => revision)).toEqual([1])
  })

  it('is as it was after a power cut in the middle of it, and is converted by the next start', async () => {
    await using given = await givenOldFile()
    const cut = givenPowerCut('INSERT INTO commands')

    await expect(given.reopen({ connect: cut.connect })).rejects.toThrow('cannot be opened')

    expect(cut.logSize()).toBeGreaterThan(0)
    const store = await given.reopen()
    expect(await allFacts(store)).toEqual(given.factsBefore)
    expect(await store.findCommand('order-1', 'place-7')).toEqual({ revision: 1, position: 2 })
    await store.close()
    expect(checkFile(given.file)).toEqual([])
  })

  it('says that it is converted, since that may take a while, and only then', async () => {
    await using given = await givenOldFile()
    const reported: string[] = []
    const report = ({ message }: Error) => void reported.push(message)

    await (await given.reopen({ report })).close()
    await (await given.reopen({ report })).close()

    expect(reported).toEqual([expect.stringMatching(/have format 2, and are converted to format 3/)])
  })

  it('is refused until then by whoever only reads it', async () => {
    await using given = await givenOldFile()
    await expect(given.reopen({ readOnly: true })).rejects.toThrow(/format 2, .* reads 3: start a shop with it/)
    expect(checkFile(given.file)).toEqual([expect.stringMatching(/format 2, .* reads 3: start a shop with it/)])
  })
})

/** A closed file of format 2: a command of two facts, a session that was renewed twice, an order that was forgotten, and an empty stream with a retention. */
const givenOldFile = async () => {
  const given = await givenStore({ now: () => opening })
  const { store, file } = given
  await store.append('order-1', 'absent', [orderNoted(), orderNoted()], 'place-7')
  await store.retain(session, { newest: 1, maxAge: 3600 })
  for (const revision of [-1, 0, 1])
    await store.append(session, revision === -1 ? 'absent' : { revision }, [orderNoted()])
  await store.retain('presence-soweto', { maxAge: 60 })
  await store.append(
    'order-2',
    'absent',
    arrayOf(3, () => orderNoted()),
  )
  await store.forget('order-2')
  const factsBefore = await allFacts(store)
  await store.close()

  using database = new DatabaseSync(file)
  database.exec(toFormat2)
  return Object.assign(given, { factsBefore })
}

const allFacts = async (store: EventStore) => [
  ...(await store.readStream('order-1')),
  ...(await store.readStream('order-2')),
  ...(await store.readStream(session)),
]

const toFormat2 = `
  ALTER TABLE facts RENAME TO new_facts;
  ALTER TABLE commands RENAME TO new_commands;
  DROP INDEX commands_by_age;
  CREATE TABLE facts (
    position INTEGER PRIMARY KEY AUTOINCREMENT, stream TEXT NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL,
    version INTEGER NOT NULL, data TEXT NOT NULL, at TEXT NOT NULL, by_role TEXT NOT NULL, by_id TEXT NOT NULL, correlation TEXT NOT NULL,
    causation TEXT, hash TEXT, UNIQUE (stream, revision)
  ) STRICT;
  CREATE TABLE commands (
    stream TEXT NOT NULL, command TEXT NOT NULL, revision INTEGER NOT NULL, position INTEGER NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (stream, command)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX commands_by_age ON commands (at);
  CREATE TABLE retentions (stream TEXT PRIMARY KEY, newest INTEGER, max_age INTEGER) STRICT, WITHOUT ROWID;
  INSERT INTO facts SELECT position, stream, revision, id, type, version, data, at, by_role, by_id, correlation, causation, hash FROM new_facts;
  INSERT INTO commands SELECT name, command, revision, position, at FROM new_commands JOIN streams ON number = stream_number;
  INSERT INTO retentions SELECT name, newest, max_age FROM streams WHERE newest IS NOT NULL OR max_age IS NOT NULL;
  UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'new_facts') WHERE name = 'facts';
  INSERT INTO consumers VALUES ('mails', 2);
  DROP TABLE new_facts;
  DROP TABLE new_commands;
  DROP TABLE streams;
  PRAGMA user_version = 2;`
