import { expect, it } from 'vitest'
import { openBuilds } from './builds.ts'
import { type BatchPolicy, catchUpProjections, startupBatchPolicy } from './catchUpProjections.ts'
import { openProjectionRunner } from './projectionRunner.ts'
import { openReadDatabase } from './readModelDatabase.ts'
import { reconcileBuilds } from './reconcileBuilds.ts'
import { givenKettles, teaProjection } from './testing/kettleFixture.ts'

/** Saves after so many facts, and yields to the other processes between batches. */
const savingEvery = (facts: number): BatchPolicy => ({
  maxRows: 1000,
  maxFacts: facts,
  pause: () => new Promise(setImmediate),
})

it('several processes that fill the same tables fold every fact once between them, also if one stops early', async () => {
  await using given = await givenKettles()
  await given.boil(...Array(50).fill(1))
  const head = await given.store.head()
  const builder = async (facts: number, upTo: number) => {
    using database = openReadDatabase(given.file)
    const builds = openBuilds(database)
    reconcileBuilds(database, builds, [teaProjection()])
    const runner = openProjectionRunner(database, builds, teaProjection(), 'live')
    const context = { database, store: oneByOne(given.store), signal: new AbortController().signal }
    await catchUpProjections(context, [runner], upTo, savingEvery(facts))
  }
  await Promise.all([builder(1, 4), builder(5, head), builder(3, 20)])
  expect([given.boiled(), given.checkpoint()]).toEqual([
    { litres: 50, times: 50 },
    { version: 1, position: head },
  ])
})

it('at startup, the rows of two batches at most are held in memory', {
  timeout: 60_000,
}, async () => {
  await using given = await givenKettles()
  await Promise.all(Array.from({ length: 24_000 }, (_, number) => given.boilIn(`kettle-${number}`, 1)))
  using database = openReadDatabase(given.file)
  const builds = openBuilds(database)
  reconcileBuilds(database, builds, [teaProjection()])
  const runner = openProjectionRunner(database, builds, teaProjection(), 'live')
  let maxRows = 0
  const measure = async () => {
    maxRows = Math.max(maxRows, runner.newRowCount())
  }
  const context = { database, store: given.store, signal: new AbortController().signal }

  await catchUpProjections(context, [runner], await given.store.head(), { ...startupBatchPolicy, pause: measure })

  expect(maxRows).toBeGreaterThan(0)
  expect(maxRows).toBeLessThanOrEqual(4500)
  expect(database.prepare('SELECT count(*) AS kettles FROM tea_boiled').get()).toEqual({ kettles: 24_000 })
})

const oneByOne = (store: Awaited<ReturnType<typeof givenKettles>>['store']): typeof store => ({
  ...store,
  subscribe: async function* (after, signal) {
    for await (const facts of store.subscribe(after, signal)) for (const fact of facts) yield [fact]
  },
})
