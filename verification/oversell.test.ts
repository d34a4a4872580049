import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { acknowledgedOrders, type ClientLog } from './invariants/clientLog.ts'
import { type LogSnapshot, readLogSnapshot } from './invariants/logSnapshot.ts'
import { storeAdapters } from './nodeStores.ts'
import { countRushViolations } from './oversell/countRushViolations.ts'
import { runRush } from './oversell/runRush.ts'

const noViolations = { lost: 0, doubled: 0, halfDone: 0, unbalanced: 0 }

const sizes: [adapter: string, attempts: number, buyers: number, pieces: number][] = [
  ['SQLite', 400, 80, 100],
  ['EventStoreDB', 120, 40, 30],
]

it.each(sizes)(
  'on %s, when there are %i attempts by %i buyers, exactly the %i pieces are sold',
  { timeout: 120_000 },
  async (...size) => {
    const [adapter, attempts, buyers, pieces] = size
    await using folder = await temporaryFolder()
    await using stores = await storeAdapters[adapter]?.(folder.path)
    if (!stores) throw new Error(`There is no adapter ${adapter}`)
    const options = { attempts, buyers, pieces, seed: 7 }
    const outcome = await runRush(stores, options)
    const log = await readLogSnapshot(encryptStore(stores.stores[0]))

    expect(countRushViolations(log, options, outcome)).toEqual({ sold: pieces, ...noViolations })
    expect([outcome.duplicateOrders, [...outcome.clientLog.refusals.keys()]]).toEqual([0, ['OutOfStock']])
  },
)

describe('the check counts as a violation', () => {
  const smallRush = { attempts: 40, buyers: 10, pieces: 8, seed: 7 }

  /** Runs a rush without violations, damages the log that was read, and counts the violations. */
  const violationsAfter = async (
    damage: (parts: { outcome: Awaited<ReturnType<typeof runRush>>; log: LogSnapshot }) => LogSnapshot,
  ) => {
    await using folder = await temporaryFolder()
    await using stores = await storeAdapters['SQLite']?.(folder.path)
    if (!stores) throw new Error('There is no SQLite')
    const outcome = await runRush(stores, smallRush)
    const log = damage({ outcome, log: await readLogSnapshot(encryptStore(stores.stores[0])) })
    return countRushViolations(log, smallRush, outcome)
  }

  const without = <Item>(items: ReadonlyMap<string, Item>, key: string) =>
    new Map([...items].filter(([own]) => own !== key))
  const firstConfirmed = ({ clientLog }: { clientLog: ClientLog }) => [...acknowledgedOrders(clientLog)][0] ?? ''

  it('an order that was confirmed to its buyer and is missing', async () => {
    const violations = await violationsAfter(({ outcome, log }) => ({
      ...log,
      orders: without(log.orders, firstConfirmed(outcome)),
    }))
    expect(violations.lost).toBe(1)
    expect(violations.halfDone).toBeGreaterThan(0)
  })

  it('a product that is missing, with its reservations', async () => {
    const violations = await violationsAfter(({ log }) => ({ ...log, products: without(log.products, 'blue-kettle') }))
    expect(violations.unbalanced).toBe(1)
    expect(violations.lost).toBeGreaterThan(0)
  })

  it('a fact that is stored twice', async () => {
    const violations = await violationsAfter(({ log }) => {
      const again = log.facts.find(({ type }) => type === 'OrderConfirmed')
      return { ...log, facts: again ? [...log.facts, again] : log.facts }
    })
    expect(violations.doubled).toBe(1)
  })

  it('a cart that still holds the goods of an order', async () => {
    const violations = await violationsAfter(({ log }) => ({
      ...log,
      facts: log.facts.filter(({ type }) => type !== 'CartOrdered'),
    }))
    expect(violations.halfDone).toBeGreaterThan(0)
  })

  it('a rejected order that has not given its cart back', async () => {
    const violations = await violationsAfter(({ log }) => {
      const taken = log.facts.find(({ type }) => type === 'CartOrdered')
      const rejected = [...log.orders].find(([, order]) => order.is('rejected'))?.[0]
      return {
        ...log,
        facts: taken
          ? [...log.facts, { ...taken, meta: taken.meta, data: { orderId: rejected, lines: [] } }]
          : log.facts,
      }
    })
    expect(violations.halfDone).toBe(1)
  })
})
