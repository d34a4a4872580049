import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { EventStore, NewFact } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import type { BatchWindow } from '#api/readModels/logFollower.ts'
import { type Changes, type Projection, projection } from '#api/readModels/projection.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import { table } from '#api/readModels/table.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import type { Fact } from '#domain/kernel/decision.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'

// Fixture for read model tests: kettles are boiled, and a projection sums the litres.

type Boiled = Fact<'KettleBoiled', { litres: number }>

/** Litres boiled by each kettle, times the version. A projection named `careful` throws at 99 litres. */
export const teaProjection = (name = 'tea', version = 1, onFold: (litres: number) => void = () => {}) =>
  projection({
    name,
    version,
    tables: {
      [`${name}_boiled`]: table({ kettle: 'text', litres: 'integer', times: 'integer' }, ['kettle'], ['litres']),
    },
    when: (tables): Changes<Boiled> => ({
      KettleBoiled: ({ litres }, fact) => {
        onFold(litres)
        const boiled = tables[`${name}_boiled`]
        const before = boiled?.get(recordIdOf(fact)) ?? { litres: 0, times: 0 }
        boiled?.put({
          kettle: recordIdOf(fact),
          litres: Number(before['litres']) + litres * version,
          times: Number(before['times']) + 1,
        })
        if (name === 'careful' && litres === 99) throw new Error(`${litres} litres are no kettle`)
      },
    }),
  })

/** The tea projection with a table of all kettles that triggers keep up to date. */
export const labeledTea: Projection = {
  ...teaProjection(),
  extra: {
    tables: ['labels'],
    sql: (named) => `CREATE TABLE ${named('labels')} (kettle TEXT NOT NULL) STRICT;`,
    afterCatchUp: {
      fill: (named) => `INSERT INTO ${named('labels')} SELECT kettle FROM ${named('tea_boiled')};`,
      triggers: (named, build) => `CREATE TRIGGER labeled_${build} AFTER INSERT ON ${named('tea_boiled')}
        BEGIN INSERT INTO ${named('labels')} VALUES (new.kettle); END;`,
    },
  },
}

/** The kettles in that table. */
export const labelsIn = (file: string) => {
  using database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT kettle FROM labels ORDER BY kettle').all()
  return rows.map(({ kettle }) => String(kettle))
}

/** A log of kettles and a file of read models. */
export const givenKettles = async () => {
  const folder = await temporaryFolder()
  const file = join(folder.path, 'readModels.sqlite')
  const log = join(folder.path, 'events.sqlite')
  const kettles = {
    file,
    log,
    store: await openSqliteEventStore(log),
    boil: (...litres: number[]) => kettles.boilIn('kettle-blue', ...litres),
    boilIn: async (stream: string, ...litres: number[]) => {
      await kettles.store.append(stream, 'any', litres.map(kettleBoiled))
    },
    /** Replaces the store by one with another log. */
    switchToAnotherLog: async () => {
      await kettles.store.close()
      kettles.store = await openSqliteEventStore(join(folder.path, 'another.sqlite'))
    },
    follow: (...projections: Projection[]) => follow(kettles.store, file, projections),
    /** Like `follow`, with a batch window of so many milliseconds, but for batches of `fullBatch` facts. */
    followWithPause: (pause: number, projection: Projection, fullBatch = 1000) =>
      follow(kettles.store, file, [projection], { atLeast: pause, atMost: pause, fullBatch }),
    boiled: (name = 'tea') => firstRow(file, `SELECT litres, times FROM ${name}_boiled`),
    checkpoint: (name = 'tea') =>
      firstRow(file, `SELECT version, position FROM builds WHERE projection = '${name}' AND stage = 'live'`),
    [Symbol.asyncDispose]: async () => {
      await kettles.store.close()
      await folder[Symbol.asyncDispose]()
    },
  }
  return kettles
}

/** Runs a projector until the end of the scope. */
const follow = (store: EventStore, file: string, projections: readonly Projection[], batchWindow?: BatchWindow) => {
  const database = openReadDatabase(file)
  const projector = openProjector(store, database, projections, openLog('silent'), batchWindow && { batchWindow })
  const stopping = new AbortController()
  const running = projector.run(stopping.signal)
  const caughtUp = async () => projector.waitForPosition(await store.head(), 5000)
  const stop = async () => {
    stopping.abort()
    await running
    database.close()
  }
  return { projector, database, running, caughtUp, [Symbol.asyncDispose]: stop }
}

const kettleBoiled = (litres: number): NewFact => ({
  id: randomUUID(),
  type: 'KettleBoiled',
  version: 1,
  data: { litres },
  meta: { by: { role: 'customer', id: 'amina' }, at: '2026-11-16T08:00:00.000Z', correlationId: 'tea' },
})

const firstRow = (file: string, sql: string) => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return database.prepare(sql).all()[0]
  } finally {
    database.close()
  }
}
