import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'
import { openLog } from '#api/log.ts'
import { openBuilds } from '#api/readModels/builds.ts'
import { type Changes, type Projection, projection } from '#api/readModels/projection.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { table } from '#api/readModels/table.ts'
import { givenKettles, labeledTea, labelsIn, teaProjection } from '#api/readModels/testing/kettleFixture.ts'
import type { Fact } from '#domain/kernel/decision.ts'
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

/** Fills the read models, lets a projector fold what is left, and returns what they hold then, and what was filled apart. */
const fill = async (
  { store, file }: Kettles,
  {
    projections = [tea, counted],
    fillApart = fillBeside(store, projections),
    minFilledApart = 3,
    readsByType = true,
  }: Options = {},
) => {
  const asked: string[] = []
  const noteAndFill: FillApart = (name, ...wanted) => {
    asked.push(name)
    return fillApart(name, ...wanted)
  }
  const rest = { minFilledApart, readsByType }
  const filled = await fillReadModels({ path: file, store, projections, fillApart: noteAndFill, ...rest })
  using database = filled.database
  const projector = openProjector(store, database, projections, openLog('silent'))
  await projector.catchUp(new AbortController().signal)
  const rows = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row).join(' '))
  return {
    path: filled.path,
    asked,
    rows: projections.map(({ name }) =>
      rows(rowsSql[name] ?? `SELECT kettle, litres, times FROM ${name}_boiled ORDER BY kettle`),
    ),
    positions: projections.map(({ name }) => openBuilds(database).find(name, 'live')?.position),
    indexed: rows("SELECT tbl_name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY 1"),
    log: rows('SELECT newest FROM log'),
    stopped: projector.stoppedProjections().map(({ projection, position }) => `${projection} at ${position}`),
  }
}

const filesOf = ({ file }: Kettles) => readdirSync(dirname(file)).filter((name) => name.startsWith(basename(file)))

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

  const found = await fill(given)

  expect(found).toEqual({
    path: given.file,
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
  expect(filesOf(given)).toEqual(['readModels.sqlite'])
})

it('the largest file is kept, and knows the log, also if it was filled apart', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2)
  await given.boilIn('kettle-red', 3)

  const found = await fill(given, { projections: [tea, counted, longNotes] })

  expect(found).toEqual({
    path: `${given.file}-notes`,
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
  expect(filesOf(given)).toEqual(['readModels.sqlite-notes'])
})

it('tables beside those of a projection, such as a search index, are filled by the projector, and follow', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const labeled: Projection = { ...labeledTea, isFilledApart: true }

  await fill(given, { projections: [labeled, counted] })
  await using shop = given.follow(labeled, counted)
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

  const filling = fill({ ...given, store: unreadable }, { fillApart: fillForever })

  await expect(filling).rejects.toThrow('The kettles are out of reach')
  expect(ended).toEqual(['tea'])
})

it('what could not be filled apart, or only a part of it, is folded by the projector', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const onlyTwo: FillApart = (name, file, _head, signal) => fillBeside(given.store, [tea])(name, file, 2, signal)

  for (const fillApart of [onlyTwo, async () => false]) {
    const { rows, positions } = await fill(given, { fillApart })
    expect({ rows, positions }).toEqual({ rows: [['blue 6 3'], ['blue 6 3']], positions: [3, 3] })
    rmSync(given.file)
  }
})

it('a projection of few types is not filled apart where every fact would be read for it', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const every: Projection = { ...teaProjection('every'), isFilledApart: true, every: () => () => undefined }

  const { asked, rows } = await fill(given, { projections: [tea, every, counted], readsByType: false })

  expect(asked).toEqual(['every'])
  expect(rows).toEqual([['blue 6 3'], ['blue 6 3'], ['blue 6 3']])
})

it('a fact that cannot be folded stops the projection loudly, also if its tables are filled apart', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 99, 2)
  const careful: Projection = { ...teaProjection('careful'), isFilledApart: true }

  const { stopped, positions } = await fill(given, { projections: [careful, counted] })

  expect([stopped, positions]).toEqual([['careful at 2'], [1, 3]])
})

it('short logs are filled in one file', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2)

  const { asked, rows } = await fill(given)

  expect([asked, rows]).toEqual([[], [['blue 3 2'], ['blue 3 2']]])
})
