import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openLog } from '#api/log.ts'
import { openBuilds } from '#api/readModels/builds.ts'
import { type Changes, type Projection, projection } from '#api/readModels/projection.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { openReadDatabase, openUnsyncedDatabase } from '#api/readModels/readModelDatabase.ts'
import { table } from '#api/readModels/table.ts'
import { givenKettles, labeledTea, labelsIn, teaProjection } from '#api/readModels/testing/kettleFixture.ts'
import type { Fact } from '#domain/kernel/decision.ts'
import { createFilledFile } from './filledFile.ts'
import { type FillApart, fillReadModels } from './fillReadModels.ts'
import { fillTables } from './fillTables.ts'

const rowsSql: Readonly<Record<string, string>> = {
  notes: 'SELECT position, length(note) FROM notes ORDER BY position',
}

const tea: Projection = { ...teaProjection(), isFilledApart: true }
const counted = teaProjection('counted')

type Kettles = Awaited<ReturnType<typeof givenKettles>>

interface Options {
  fillApart?: FillApart
  projections?: readonly Projection[]
  minFilledApart?: number
  readsByType?: boolean
}

/** Creates a file of read models, with a projector that folds what is left. Returns what it holds then, which part became the file, and what was filled apart. */
const create = async (
  { store, file }: Kettles,
  {
    projections = [tea, counted],
    fillApart = fillBeside(store, projections),
    minFilledApart = 3,
    readsByType = true,
  }: Options = {},
) => {
  const asked: string[] = []
  const kept: string[] = []
  const stopped: string[] = []
  const noteAndFill: FillApart = (name, ...wanted) => {
    asked.push(name)
    return fillApart(name, ...wanted)
  }
  await createFilledFile(file, async (path) => {
    const options = { path, store, projections, fillApart: noteAndFill, minFilledApart, readsByType }
    const filled = await fillReadModels(options)
    using database = filled.database
    const projector = openProjector(store, database, projections, openLog('silent'))
    await projector.catchUp(new AbortController().signal)
    kept.push(filled.path.slice(path.length))
    stopped.push(...projector.stoppedProjections().map(({ projection, position }) => `${projection} at ${position}`))
    return filled.path
  })

  using database = openReadDatabase(file)
  const rows = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row).join(' '))
  return {
    kept,
    asked,
    rows: projections.map(({ name }) =>
      rows(rowsSql[name] ?? `SELECT kettle, litres, times FROM ${name}_boiled ORDER BY kettle`),
    ),
    positions: projections.map(({ name }) => openBuilds(database).find(name, 'live')?.position),
    indexed: rows("SELECT tbl_name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY 1"),
    log: rows('SELECT newest FROM log'),
    stopped,
  }
}

const fillBeside =
  (store: Kettles['store'], projections: readonly Projection[]): FillApart =>
  async (name, file, head) => {
    await fillTables({ store, file, head, projections: projections.filter((each) => each.name === name) })
    return true
  }

/** Its file is larger than those of all other projections. */
const longNotes = projection({
  name: 'notes',
  version: 1,
  tables: { notes: table({ position: 'integer', note: 'text' }, ['position']) },
  isFilledApart: true,
  when: ({ notes }): Changes<Fact<'KettleBoiled', object>> => ({
    KettleBoiled: (_, { position }) => notes.put({ position, note: 'It boiled. '.repeat(10_000) }),
  }),
})

it('read models that are filled apart and together are in one file, with their indexes and checkpoints', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2)
  await given.boilIn('kettle-red', 3)

  const found = await create(given)

  expect(found).toEqual({
    kept: [''],
    asked: ['tea'],
    rows: [
      ['blue 3 2', 'red 3 1'],
      ['blue 3 2', 'red 3 1'],
    ],
    positions: [3, 3],
    indexed: ['counted_boiled', 'tea_boiled'],
    log: ['3'],
    stopped: [],
  })
})

it('the largest file is kept, and knows the log, also if it was filled apart', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2)
  await given.boilIn('kettle-red', 3)

  const found = await create(given, { projections: [tea, counted, longNotes] })

  expect(found).toEqual({
    kept: ['-notes'],
    asked: ['tea', 'notes'],
    rows: [
      ['blue 3 2', 'red 3 1'],
      ['blue 3 2', 'red 3 1'],
      ['1 110000', '2 110000', '3 110000'],
    ],
    positions: [3, 3, 3],
    indexed: ['counted_boiled', 'tea_boiled'],
    log: ['3'],
    stopped: [],
  })
})

it('tables beside those of a projection, such as a search index, are filled by the projector, and follow', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const labeled: Projection = { ...labeledTea, isFilledApart: true }

  const { kept } = await create(given, { projections: [labeled, counted, longNotes] })
  expect([kept, labelsIn(given.file)]).toEqual([['-notes'], ['blue']])
  await using shop = given.follow(labeled, counted, longNotes)
  await given.boilIn('kettle-red', 4)
  await shop.caughtUp()

  expect(labelsIn(given.file)).toEqual(['blue', 'red'])
})

it('where a part fails, what is filled apart is ended first', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const ended: string[] = []
  const fillForever: FillApart = async (name, _file, _head, signal) => {
    await once(signal, 'abort')
    await setTimeout(50)
    ended.push(name)
    return false
  }
  const unreadable = {
    ...given.store,
    subscribe: async function* () {
      yield* []
      throw new Error('The kettles are out of reach')
    },
  }

  const filling = create({ ...given, store: unreadable }, { fillApart: fillForever })

  await expect(filling).rejects.toThrow('The kettles are out of reach')
  expect(ended).toEqual(['tea'])
})

it('where filling apart fails, what is filled together is ended first', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const ended: string[] = []
  const waiting = {
    ...given.store,
    subscribe: async function* (_after: number, signal: AbortSignal) {
      yield* []
      await once(signal, 'abort')
      ended.push('the others')
    },
  }
  const fillApart: FillApart = async () => {
    throw new Error('There is no thread')
  }

  await expect(create({ ...given, store: waiting }, { fillApart })).rejects.toThrow('There is no thread')

  expect(ended).toEqual(['the others'])
})

it('where tables cannot be copied, no file stays open', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const fillApart: FillApart = async (_name, file) => {
    new DatabaseSync(file).close()
    return true
  }
  const { file: path, store } = given

  const filling = fillReadModels({ path, store, projections: [tea, counted], fillApart, minFilledApart: 3 })

  await expect(filling).rejects.toThrow('no such table: filled.builds')
  using database = openUnsyncedDatabase(path)
  expect(database.prepare('SELECT litres FROM counted_boiled').all()).toEqual([{ litres: 6 }])
})

it('a file of some tables has their indexes, so that they are copied with them', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const { file, store } = given

  await fillTables({ store, file, projections: [tea], head: 3 })

  using database = openUnsyncedDatabase(file)
  const indexes = database.prepare("SELECT tbl_name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL").all()
  expect(indexes).toEqual([{ tbl_name: 'tea_boiled' }])
})

it('what could not be filled apart, or only a part of it, is folded by the projector', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const onlyTwo: FillApart = (name, file, _head, signal) => fillBeside(given.store, [tea])(name, file, 2, signal)

  for (const fillApart of [onlyTwo, async () => false]) {
    const { rows, positions } = await create(given, { fillApart })
    expect({ rows, positions }).toEqual({ rows: [['blue 6 3'], ['blue 6 3']], positions: [3, 3] })
    rmSync(given.file)
  }
})

it('a projection of few types is not filled apart where every fact would be read for it', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const every: Projection = { ...teaProjection('every'), isFilledApart: true, every: () => () => undefined }

  const { asked, rows } = await create(given, { projections: [tea, every, counted], readsByType: false })

  expect(asked).toEqual(['every'])
  expect(rows).toEqual([['blue 6 3'], ['blue 6 3'], ['blue 6 3']])
})

it('a fact that cannot be folded stops the projection loudly, also if its tables are filled apart', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 99, 2)
  const careful: Projection = { ...teaProjection('careful'), isFilledApart: true }

  const { stopped, positions } = await create(given, { projections: [careful, counted] })

  expect([stopped, positions]).toEqual([['careful at 2'], [1, 3]])
})

it('short logs are filled in one file', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2)

  const { asked, rows } = await create(given)

  expect([asked, rows]).toEqual([[], [['blue 3 2'], ['blue 3 2']]])
})
