import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { EventStore, NewFact } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import type { Fact } from '#domain/kernel/decision.ts'
import { openReadDatabase } from './database.ts'
import { type Changes, idOf, type Projection, projection } from './projection.ts'
import { type Gathering, openProjector } from './projector.ts'
import { table } from './table.ts'

// What the tests of read models share: kettles that are boiled, and how much tea was made of it.

type Boiled = Fact<'KettleBoiled', { litres: number }>

/** Litres boiled by each kettle, times the version; 99 litres are more than a careful projection can digest. */
export const tea = (name = 'tea', version = 1, onFold: (litres: number) => void = () => {}) =>
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
        const before = boiled?.get(idOf(fact)) ?? { litres: 0, times: 0 }
        boiled?.put({
          kettle: idOf(fact),
          litres: Number(before['litres']) + litres * version,
          times: Number(before['times']) + 1,
        })
        if (name === 'careful' && litres === 99) throw new Error(`${litres} litres are no kettle`)
      },
    }),
  })

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
      await kettles.store.append(stream, 'any', litres.map(boiling))
    },
    /** From now on the log is another one. */
    anotherLog: async () => {
      await kettles.store.close()
      kettles.store = await openSqliteEventStore(join(folder.path, 'another.sqlite'))
    },
    follow: (...projections: Projection[]) => follow(kettles.store, file, projections),
    /** Nobody is told of more than one transaction in so many milliseconds, unless they ask. */
    followAtLeisure: (pause: number, ...projections: Projection[]) =>
      follow(kettles.store, file, projections, { atLeast: pause, atMost: pause }),
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

/** Follows the log until the end of its scope. */
const follow = (store: EventStore, file: string, projections: readonly Projection[], gathering?: Gathering) => {
  const database = openReadDatabase(file)
  const projector = openProjector(store, database, projections, openLog('silent'), gathering)
  const ending = new AbortController()
  const running = projector.run(ending.signal)
  const caughtUp = async () => projector.reached(await store.head(), 5000)
  const stop = async () => {
    ending.abort()
    await running
    database.close()
  }
  return { projector, database, running, caughtUp, [Symbol.asyncDispose]: stop }
}

const boiling = (litres: number): NewFact => ({
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
