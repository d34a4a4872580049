import { expect, it } from 'vitest'
import { openBuilds } from './builds.ts'
import { catchUp, type Gait } from './catchingUp.ts'
import { openReadDatabase } from './database.ts'
import { openFolding } from './folding.ts'
import { givenKettles, tea } from './kettles.ts'
import { settleBuilds } from './settling.ts'

/** Saves after so many facts, and lets the others go first. */
const everyFew = (facts: number): Gait => ({ rows: 1000, facts, rest: () => new Promise(setImmediate) })

it('several that build the same tables fold every fact once between them, also where one of them leaves early', async () => {
  await using given = await givenKettles()
  await given.boil(...Array(50).fill(1))
  const head = await given.store.head()
  const builder = async (facts: number, upTo: number) => {
    using database = openReadDatabase(given.file)
    const builds = openBuilds(database)
    settleBuilds(database, builds, [tea()])
    const folding = openFolding(database, builds, tea(), 'live')
    const road = { database, store: oneByOne(given.store), signal: new AbortController().signal }
    await catchUp(road, [folding], upTo, everyFew(facts))
  }
  await Promise.all([builder(1, 4), builder(5, head), builder(3, 20)])
  expect([given.boiled(), given.checkpoint()]).toEqual([
    { litres: 50, times: 50 },
    { version: 1, position: head },
  ])
})

const oneByOne = (store: Awaited<ReturnType<typeof givenKettles>>['store']): typeof store => ({
  ...store,
  subscribe: async function* (after, signal) {
    for await (const facts of store.subscribe(after, signal)) for (const fact of facts) yield [fact]
  },
})
