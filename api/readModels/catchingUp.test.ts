import { expect, it } from 'vitest'
import { openBuilds } from './builds.ts'
import { catchUp, type Gait } from './catchingUp.ts'
import { openReadDatabase } from './database.ts'
import { openFolding } from './folding.ts'
import { givenKettles, tea } from './kettles.ts'
import { settleBuilds } from './settling.ts'

/** Saves after every batch, and lets the others go first. */
const politely: Gait = { rows: 1, facts: 1, rest: () => new Promise(setImmediate) }

it('two that build the same tables fold every fact once between them', async () => {
  await using given = await givenKettles()
  await given.boil(...Array(50).fill(1))
  const head = await given.store.head()
  const builder = async () => {
    using database = openReadDatabase(given.file)
    const builds = openBuilds(database)
    settleBuilds(database, builds, [tea()])
    const folding = openFolding(database, builds, tea(), 'live')
    const road = { database, store: oneByOne(given.store), signal: new AbortController().signal }
    await catchUp(road, [folding], head, politely)
    return folding.position()
  }
  expect(await Promise.all([builder(), builder(), builder()])).toEqual([head, head, head])
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
