import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { atRest } from './oversell/rest.ts'
import { rush } from './oversell/rush.ts'
import { readLog } from './oversell/rushLog.ts'
import { rushStores } from './oversell/rushStores.ts'

const nothingWrong = { lost: 0, doubled: 0, halfDone: 0, unbalanced: 0 }

const sizes: [adapter: string, attempts: number, buyers: number, pieces: number][] = [
  ['SQLite', 400, 80, 100],
  ['EventStoreDB', 120, 40, 30],
]

it.each(sizes)('on %s %i attempts by %i buyers get exactly the %i pieces', { timeout: 120_000 }, async (...size) => {
  const [adapter, attempts, buyers, pieces] = size
  await using folder = await temporaryFolder()
  const store = await rushStores[adapter]?.(folder.path)
  if (!store) throw new Error(`There is no adapter ${adapter}`)
  const asked = { attempts, buyers, pieces, seed: 7 }
  const told = await rush(store, asked)
  const log = await readLog(store)
  await store.close()

  expect(atRest(log, asked, told)).toEqual({ sold: pieces, ...nothingWrong })
  expect([told.twoForOne, [...told.refused.keys()]]).toEqual([0, ['OutOfStock']])
})

describe('what went wrong is counted', () => {
  const small = { attempts: 40, buyers: 10, pieces: 8, seed: 7 }

  /** A rush that went well, and what its log looks like when it is spoilt. */
  const spoilt = async (spoil: (parts: { told: Awaited<ReturnType<typeof rush>>; log: Log }) => Log) => {
    await using folder = await temporaryFolder()
    const store = await rushStores['SQLite']?.(folder.path)
    if (!store) throw new Error('There is no SQLite')
    const told = await rush(store, small)
    const log = spoil({ told, log: await readLog(store) })
    await store.close()
    return atRest(log, small, told)
  }
  type Log = Awaited<ReturnType<typeof readLog>>

  const without = <Item>(items: ReadonlyMap<string, Item>, key: string) =>
    new Map([...items].filter(([own]) => own !== key))
  const oneConfirmed = (told: { confirmed: ReadonlyMap<string, unknown> }) => [...told.confirmed.keys()][0] ?? ''

  it('an order that was confirmed to its buyer and is gone', async () => {
    const rest = await spoilt(({ told, log }) => ({ ...log, orders: without(log.orders, oneConfirmed(told)) }))
    expect(rest.lost).toBe(1)
    expect(rest.halfDone).toBeGreaterThan(0)
  })

  it('a product that is gone from the shelf, with what orders had set aside of it', async () => {
    const rest = await spoilt(({ log }) => ({ ...log, products: without(log.products, 'blue-kettle') }))
    expect(rest.unbalanced).toBe(1)
    expect(rest.lost).toBeGreaterThan(0)
  })

  it('a fact that stands there twice', async () => {
    const rest = await spoilt(({ log }) => {
      const again = log.facts.find(({ type }) => type === 'OrderConfirmed')
      return { ...log, facts: again ? [...log.facts, again] : log.facts }
    })
    expect(rest.doubled).toBe(1)
  })

  it('a cart that still holds what was ordered', async () => {
    const rest = await spoilt(({ log }) => ({ ...log, facts: log.facts.filter(({ type }) => type !== 'CartOrdered') }))
    expect(rest.halfDone).toBeGreaterThan(0)
  })

  it('a rejected order that still has its cart', async () => {
    const rest = await spoilt(({ log }) => {
      const taken = log.facts.find(({ type }) => type === 'CartOrdered')
      const rejected = [...log.orders].find(([, order]) => order.is('rejected'))?.[0]
      return { ...log, facts: taken ? [...log.facts, { ...taken, data: { orderId: rejected, lines: [] } }] : log.facts }
    })
    expect(rest.halfDone).toBe(1)
  })
})
