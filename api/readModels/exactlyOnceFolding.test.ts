import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { shopReadModels } from '#api/shop/shopReadModels.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { aminasOrder, monday } from '#domain/testing/fixtures.ts'
import { openProjector } from './projector.ts'
import { openReadDatabase, openSnapshot } from './readModelDatabase.ts'
import { arbitraryHistories, type GeneratedFact } from './testing/arbitraryHistories.ts'
import { verifyReadModel } from './verifyReadModel.ts'

/** One run of the projector: facts appended before and during it, the batch sizes, how many batches it handles, and how it ends. */
interface Run {
  before: number
  during: number
  cut: readonly number[]
  batches: number
  crashes: boolean
}

const arbitraryRuns = fc.array(
  fc.record({
    before: fc.nat(20),
    during: fc.nat(10),
    cut: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
    batches: fc.nat(5),
    crashes: fc.boolean(),
  }),
  { maxLength: 5, size: 'max' },
)

const untilHead: Run = { before: 0, during: 0, cut: [500], batches: Number.POSITIVE_INFINITY, crashes: false }
const nothing = shopReadModels.map(({ name }) => [name, 'compared', 0, undefined])

it('read models are what the facts say, however the log is cut and wherever the shop stops or crashes', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryHistories, arbitraryRuns, async (history, runs) => {
      await using shop = await givenShop(history)
      for (const run of runs) await shop.run(run)
      await shop.run({ ...untilHead, before: history.length })
      expect(await shop.differences()).toEqual(nothing)
    }),
    { numRuns: 30 },
  )
}, 60_000)

it.each([true, false])('the projector may end at any batch boundary, also by a crash (%s)', async (crashes) => {
  const dataByType = { OrderPlaced: aminasOrder, OrderConfirmed: {}, ProcessingStarted: {}, OrderDispatched: {} }
  const history = Object.entries(dataByType).map(([type, data]) => ({ stream: 'order-aminas', type, data }))
  await using shop = await givenShop(history)
  for (let batches = 0; batches < 5; batches += 1) await shop.run({ before: 1, during: 0, cut: [1], batches, crashes })
  await shop.run(untilHead)
  expect(await shop.differences()).toEqual(nothing)
})

const givenShop = async (history: readonly GeneratedFact[]) => {
  const folder = await temporaryFolder()
  const store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const file = join(folder.path, 'readModels.sqlite')
  let appendedCount = 0
  const append = async (count: number) => {
    const now = history.slice(appendedCount, appendedCount + count)
    appendedCount += count
    await Promise.all(now.map(({ stream, type, data }) => store.append(stream, 'any', [factOf(type, data)])))
  }

  return {
    run: async (run: Run) => {
      await append(run.before)
      const database = openReadDatabase(file)
      const stopping = new AbortController()
      const projector = openProjector(storeOf(store, run, stopping), database, shopReadModels, openLog('silent'))
      const running = projector.run(stopping.signal).catch(isCrash)
      await append(run.during)
      await Promise.race([projector.waitForPosition(await store.head(), 5000), running])
      stopping.abort()
      await running
      database.close()
    },
    /** For each read model: the outcome of the verification, how many rows differ, and the first difference. */
    differences: async () => {
      using snapshot = openSnapshot(file)
      const context = { store, signal: new AbortController().signal }
      const verified = await Promise.all(shopReadModels.map((each) => verifyReadModel(context, snapshot, each)))
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

/** The store as one run sees it: cut into batches, and ending or crashing after the last one. */
const storeOf = (store: EventStore, { cut, batches, crashes }: Run, stopping: AbortController): EventStore => {
  let seen = 0
  return {
    ...store,
    subscribe: async function* (after, signal) {
      for await (const facts of store.subscribe(after, signal)) {
        for (let at = 0; at < facts.length; ) {
          if (seen === batches && crashes) throw new Crash()
          if (seen === batches) return stopping.abort()
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
