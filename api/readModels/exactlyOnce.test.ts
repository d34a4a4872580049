import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { aminasOrder, monday } from '#domain/cast.ts'
import { openReadDatabase, openSnapshot } from './database.ts'
import { type Happening, histories } from './histories.ts'
import { openProjector } from './projector.ts'
import { shopReadModels } from './shopReadModels.ts'
import { verifyReadModel } from './verifying.ts'

/** A life of the shop: what happened before it, how the log is cut into batches, and how many it sees before it ends. */
interface Life {
  before: number
  during: number
  cut: readonly number[]
  batches: number
  crashes: boolean
}

const lives = fc.array(
  fc.record({
    before: fc.nat(20),
    during: fc.nat(10),
    cut: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
    batches: fc.nat(5),
    crashes: fc.boolean(),
  }),
  { maxLength: 5, size: 'max' },
)

const forGood: Life = { before: 0, during: 0, cut: [500], batches: Number.POSITIVE_INFINITY, crashes: false }
const nothing = shopReadModels.map(({ name }) => [name, 'compared', 0, undefined])

it('read models are what the facts say, however the log is cut and wherever the shop stops or crashes', async () => {
  await fc.assert(
    fc.asyncProperty(histories, lives, async (history, lives) => {
      await using shop = await givenShop(history)
      for (const life of lives) await shop.live(life)
      await shop.live({ ...forGood, before: history.length })
      expect(await shop.differences()).toEqual(nothing)
    }),
    { numRuns: 30 },
  )
}, 60_000)

it.each([true, false])('no batch boundary is a bad place to end a life, be it by a crash (%s)', async (crashes) => {
  const said = { OrderPlaced: aminasOrder, OrderConfirmed: {}, ProcessingStarted: {}, OrderDispatched: {} }
  const history = Object.entries(said).map(([type, data]) => ({ stream: 'order-aminas', type, data }))
  await using shop = await givenShop(history)
  for (let batches = 0; batches < 5; batches += 1) await shop.live({ before: 1, during: 0, cut: [1], batches, crashes })
  await shop.live(forGood)
  expect(await shop.differences()).toEqual(nothing)
})

const givenShop = async (history: readonly Happening[]) => {
  const folder = await temporaryFolder()
  const store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const file = join(folder.path, 'readModels.sqlite')
  let told = 0
  const happen = async (count: number) => {
    const now = history.slice(told, told + count)
    told += count
    await Promise.all(now.map(({ stream, type, data }) => store.append(stream, 'any', [factOf(type, data)])))
  }

  return {
    live: async (life: Life) => {
      await happen(life.before)
      const database = openReadDatabase(file)
      const ending = new AbortController()
      const projector = openProjector(storeOf(store, life, ending), database, shopReadModels, openLog('silent'))
      const running = projector.run(ending.signal).catch(isCrash)
      await happen(life.during)
      await Promise.race([projector.reached(await store.head(), 5000), running])
      ending.abort()
      await running
      database.close()
    },
    /** Of each read model: what came out, how many rows differ, and the first of them. */
    differences: async () => {
      using snapshot = openSnapshot(file)
      const road = { store, signal: new AbortController().signal }
      const verified = await Promise.all(shopReadModels.map((each) => verifyReadModel(road, snapshot, each)))
      return verified.map((each, at) => {
        const { different, first } = each.outcome === 'compared' ? each.comparison : {}
        return [shopReadModels[at]?.name, each.outcome, different, first]
      })
    },
    [Symbol.asyncDispose]: async () => {
      await store.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

class Crash extends Error {}

const isCrash = (error: unknown) => {
  if (!(error instanceof Crash)) throw error
}

/** The store as a life sees it. */
const storeOf = (store: EventStore, { cut, batches, crashes }: Life, ending: AbortController): EventStore => {
  let seen = 0
  return {
    ...store,
    subscribe: async function* (after, signal) {
      for await (const facts of store.subscribe(after, signal)) {
        for (let at = 0; at < facts.length; ) {
          if (seen === batches && crashes) throw new Crash()
          if (seen === batches) return ending.abort()
          const length = cut[seen % cut.length] ?? 1
          seen += 1
          yield facts.slice(at, at + length)
          at += length
        }
      }
    },
  }
}

const factOf = (type: string, data: unknown) => {
  const meta = { by: { role: 'system', id: 'test' } as const, at: monday, correlationId: 'history' }
  return { id: randomUUID(), type, version: 1, data, meta }
}
