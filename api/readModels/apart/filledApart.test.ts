import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openLog } from '#api/log.ts'
import { openBuilds } from '#api/readModels/builds.ts'
import { createFilledFile } from '#api/readModels/filledFile.ts'
import type { Projection } from '#api/readModels/projection.ts'
import { type FillApart, openProjector, type ProjectorOptions } from '#api/readModels/projector.ts'
import { openReadDatabase } from '#api/readModels/readModelDatabase.ts'
import { givenKettles, labeledTea, labelsIn, teaProjection } from '#api/readModels/testing/kettleFixture.ts'
import { fillTables } from './fillTables.ts'

const tea: Projection = { ...teaProjection(), isFilledApart: true }
const counted = teaProjection('counted')

type Kettles = Awaited<ReturnType<typeof givenKettles>>

/** Catches up once, and returns what the read models hold then. */
const catchUp = async (
  given: Kettles,
  fillApart: FillApart,
  projections: readonly Projection[] = [tea, counted],
  options: ProjectorOptions = {},
) => {
  using database = openReadDatabase(given.file)
  const projector = openProjector(given.store, database, projections, openLog('silent'), {
    fillApart,
    minFilledApart: 3,
    ...options,
  })
  const ending = new AbortController()
  const running = projector.run(ending.signal)
  await projector.waitForPosition(await given.store.head(), 30_000)
  ending.abort()
  await running
  const rows = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row).join(' '))
  return {
    tea: rows(`SELECT kettle, litres, times FROM ${projections[0]?.name}_boiled ORDER BY kettle`),
    counted: rows('SELECT kettle, litres, times FROM counted_boiled ORDER BY kettle'),
    positions: projections.map(({ name }) => openBuilds(database).find(name, 'live')?.position),
    indexed: rows("SELECT tbl_name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY 1"),
    stopped: projector.stoppedProjections().map(({ projection, position }) => `${projection} at ${position}`),
  }
}

const fillIn =
  ({ store, file }: Kettles, asked: string[] = [], projection = tea): FillApart =>
  async (name, head) => {
    asked.push(name)
    const options = { store, file: `${file}-${name}`, head }
    return { file: options.file, position: await fillTables(options, projection) }
  }

it('tables that are filled apart become the live ones, with their indexes and their checkpoint', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2)
  await given.boilIn('kettle-red', 3)
  const asked: string[] = []

  const found = await catchUp(given, fillIn(given, asked))

  expect(asked).toEqual(['tea'])
  expect(found).toEqual({
    tea: ['blue 3 2', 'red 3 1'],
    counted: ['blue 3 2', 'red 3 1'],
    positions: [3, 3],
    indexed: ['counted_boiled', 'tea_boiled'],
    stopped: [],
  })
  expect(await readdir(join(given.file, '..'))).not.toContain('readModels.sqlite-tea')
})

it('tables beside them, such as a search index, are filled by the projector, and follow', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const labeled: Projection = { ...labeledTea, isFilledApart: true }

  await catchUp(given, fillIn(given, [], labeled), [labeled, counted])
  await given.boilIn('kettle-red', 4)
  await catchUp(given, fillIn(given, [], labeled), [labeled, counted])

  expect(labelsIn(given.file)).toEqual(['blue', 'red'])
})

it('they are moved into a file that is created full, and nothing else is left', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2)
  const { signal } = new AbortController()

  await createFilledFile(given.file, async (database, path) => {
    const fillApart = fillIn({ ...given, file: path })
    const options = { fillApart, minFilledApart: 2 }
    await openProjector(given.store, database, [tea, counted], openLog('silent'), options).catchUp(signal)
  })

  using database = openReadDatabase(given.file)
  expect(database.prepare('SELECT kettle, litres, times FROM tea_boiled').all()).toEqual([
    { kettle: 'blue', litres: 3, times: 2 },
  ])
  const names = await readdir(join(given.file, '..'))
  expect(names.filter((name) => name.startsWith('readModels.sqlite-filling'))).toEqual([])
})

it('where the other facts cannot be read, what is filled apart is ended before the catch-up fails', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const ended: string[] = []
  const fillForever: FillApart = async (name, _head, signal) => {
    await once(signal, 'abort')
    ended.push(name)
    return undefined
  }
  const unreadable = {
    ...given.store,
    subscribe: async function* () {
      yield* []
      throw new Error('The kettles are out of reach')
    },
  }
  using database = openReadDatabase(given.file)
  const options = { fillApart: fillForever, minFilledApart: 3 }
  const projector = openProjector(unreadable, database, [tea, counted], openLog('silent'), options)

  await expect(projector.catchUp(new AbortController().signal)).rejects.toThrow('The kettles are out of reach')

  expect(ended).toEqual(['tea'])
})

it('where they cannot be filled apart, or only a part of them, the projector folds the facts itself', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const onlyTwo: FillApart = async (name) => fillIn(given)(name, 2, new AbortController().signal)

  for (const fillApart of [onlyTwo, async () => undefined]) {
    expect(await catchUp(given, fillApart)).toMatchObject({ tea: ['blue 6 3'], positions: [3, 3] })
    rmSync(given.file)
  }
})

it('tables that another process has filled in the meantime are left alone', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const fillLate: FillApart = async (...wanted) => {
    const filled = await fillIn(given)(...wanted)
    await catchUp(given, async () => undefined)
    return filled
  }

  expect(await catchUp(given, fillLate)).toMatchObject({ tea: ['blue 6 3'], counted: ['blue 6 3'], positions: [3, 3] })
})

it('a projection of few types is not filled apart where every fact would be read for it', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2, 3)
  const every: Projection = { ...teaProjection('every'), isFilledApart: true, every: () => () => undefined }
  const asked: string[] = []

  const found = await catchUp(given, fillIn(given, asked, every), [tea, every, counted], { readsByType: false })

  expect(asked).toEqual(['every'])
  expect(found).toMatchObject({ tea: ['blue 6 3'], positions: [3, 3, 3] })
})

it('a fact that cannot be folded stops the projection loudly, also if its tables are filled apart', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 99, 2)
  const careful: Projection = { ...teaProjection('careful'), isFilledApart: true }

  const { stopped, positions } = await catchUp(given, fillIn(given, [], careful), [careful, counted])

  expect([stopped, positions]).toEqual([['careful at 2'], [1, 3]])
})

it('read models that have facts already, and short logs, are not filled apart', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2)
  const asked: string[] = []
  await catchUp(given, fillIn(given, asked))
  await given.boilIn('kettle-blue', 3, 4)

  expect(await catchUp(given, fillIn(given, asked))).toMatchObject({ tea: ['blue 10 4'] })
  expect(asked).toEqual([])
})
