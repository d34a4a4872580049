import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openLog } from '#api/log.ts'
import { openBuilds } from './builds.ts'
import { catchUpProjections, startupBatchPolicy } from './catchUpProjections.ts'
import { openProjectionRunner } from './projectionRunner.ts'
import { openProjector } from './projector.ts'
import { openReadDatabase } from './readModelDatabase.ts'
import { reconcileBuilds } from './reconcileBuilds.ts'
import { givenKettles, labeledTea, labelsIn, teaProjection } from './testing/kettleFixture.ts'

const rowsOf = (file: string, sql: string) => {
  using database = new DatabaseSync(file, { readOnly: true })
  return database
    .prepare(sql)
    .all()
    .map((row) => Object.values(row).join())
}
const indexesIn = (file: string) =>
  rowsOf(file, "SELECT tbl_name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")

it('tables that are filled from zero get their indexes and triggers once they are filled', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1, 2)
  await given.boilIn('kettle-red', 3)

  await using shop = given.follow(labeledTea)
  await shop.caughtUp()

  expect(indexesIn(given.file)).toEqual(['tea_boiled'])
  expect(labelsIn(given.file)).toEqual(['blue', 'red'])
  await given.boilIn('kettle-green', 4)
  await shop.caughtUp()
  expect(labelsIn(given.file)).toEqual(['blue', 'green', 'red'])
})

it('a start that ended before they were filled leaves the indexes and triggers to the next one', async () => {
  await using given = await givenKettles()
  await given.boilIn('kettle-blue', 1)
  await given.boilIn('kettle-red', 1)
  {
    using database = openReadDatabase(given.file)
    const builds = openBuilds(database)
    reconcileBuilds(database, builds, [labeledTea])
    const runner = openProjectionRunner(database, builds, labeledTea, 'live')
    const context = { database, store: given.store, signal: new AbortController().signal }
    await catchUpProjections(context, [runner], 1, startupBatchPolicy)
  }
  expect([indexesIn(given.file), labelsIn(given.file)]).toEqual([[], []])

  await using shop = given.follow(labeledTea)
  await shop.caughtUp()

  expect(indexesIn(given.file)).toEqual(['tea_boiled'])
  expect(labelsIn(given.file)).toEqual(['blue', 'red'])
})

it('a projection that stands still costs the next start no pass over the log', async () => {
  await using given = await givenKettles()
  await given.boil(1, 99, ...Array<number>(20_000).fill(1))
  const projections = [teaProjection(), teaProjection('careful')]
  const start = async () => {
    const reader = countingReader(given.store)
    using database = openReadDatabase(given.file)
    const projector = openProjector(reader.store, database, projections, openLog('silent'))
    const ending = new AbortController()
    const running = projector.run(ending.signal)
    await projector.waitForPosition(await given.store.head(), 30_000)
    ending.abort()
    await running
    return { facts: reader.facts(), stopped: projector.stoppedProjections().map(({ position }) => position) }
  }
  expect((await start()).stopped).toEqual([2])

  const second = await start()
  await given.boil(1)
  const third = await start()

  expect([second.stopped, third.stopped]).toEqual([[2], [2]])
  expect(second.facts).toBeLessThan(10_000)
  expect(third.facts).toBeLessThan(10_000)
  expect(given.boiled()).toMatchObject({ times: 20_003 })
})

/** The store, and how many facts were read from it. */
const countingReader = (store: EventStore) => {
  let read = 0
  const counting: EventStore = {
    ...store,
    subscribe: async function* (after, signal) {
      for await (const facts of store.subscribe(after, signal)) {
        read += facts.length
        yield facts
      }
    },
  }
  return { store: counting, facts: () => read }
}
