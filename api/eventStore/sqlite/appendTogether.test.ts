import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventStore, Expectation } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { newFact, newFacts, typesOf } from '#api/eventStore/testing/storeFixtures.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { openConnection } from './writer.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: EventStore
let commits = 0

beforeEach(async () => {
  folder = await temporaryFolder()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'), {
    connect: (file, options) => {
      const connection = openConnection(file, options)
      const exec = connection.exec.bind(connection)
      connection.exec = (sql) => {
        if (sql === 'COMMIT') commits += 1
        exec(sql)
      }
      return connection
    },
  })
  await store.append('product-blue-kettle', 'absent', newFacts('ProductAdded'))
  commits = 0
})
afterEach(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

const placed = { stream: 'order-1', expected: 'absent', facts: newFacts('OrderPlaced') } as const
const reserved = { stream: 'product-blue-kettle', expected: { revision: 0 }, facts: newFacts('StockReserved') }
const confirmed = { stream: 'order-1', expected: { revision: 0 }, facts: newFacts('OrderConfirmed') }
const order = [placed, reserved, confirmed]

const appendTogether = (...appends: Parameters<NonNullable<EventStore['appendTogether']>>[0]) =>
  store.appendTogether?.(appends)

/** The types of all facts in the log, as a subscription delivers them. */
const delivered = async () => {
  const stop = new AbortController()
  for await (const batch of store.subscribe(0, stop.signal)) {
    stop.abort()
    return typesOf(batch)
  }
  return []
}

describe('appends that are made together', () => {
  it('follow each other in the log, and cost one commit', async () => {
    expect(await appendTogether(...order)).toEqual([
      { revision: 0, position: 2 },
      { revision: 1, position: 3 },
      { revision: 1, position: 4 },
    ])
    expect(commits).toBe(1)
    expect(typesOf(await store.readStream('order-1'))).toEqual(['OrderPlaced', 'OrderConfirmed'])
    expect(await delivered()).toEqual(['ProductAdded', 'OrderPlaced', 'StockReserved', 'OrderConfirmed'])
  })

  it('are none at all if the expectation of one is not met', async () => {
    const late = { ...reserved, expected: { revision: 3 } }
    expect(await appendTogether(placed, late, confirmed)).toEqual({ conflict: true, actual: 0 })
    expect(await store.readStream('order-1')).toEqual([])
    expect(await delivered()).toEqual(['ProductAdded'])
    expect(await store.append('order-1', 'absent', newFacts('OrderPlaced'))).toEqual({ revision: 0, position: 2 })
  })

  it('are none at all if one of the facts is not JSON', async () => {
    const broken = { ...confirmed, facts: [newFact('OrderConfirmed', { total: 649n })] }
    await expect(appendTogether(placed, reserved, broken)).rejects.toThrow(TypeError)
    expect(await delivered()).toEqual(['ProductAdded'])
  })

  it('return the first result when they are repeated, also after later facts', async () => {
    const first = await appendTogether(...order)
    await store.append('product-blue-kettle', { revision: 1 }, newFacts('StockReleased'))
    expect(await appendTogether(...order)).toEqual(first)
    expect(await store.head()).toBe(5)
  })

  it('set the retention of a stream before its facts', async () => {
    const secret = (value: number) => newFact('SecretKept', { value })
    await appendTogether({ stream: 'vault-code', expected: 'absent', facts: [secret(1)], retention: { newest: 1 } })
    await store.append('vault-code', { revision: 0 }, [secret(2)])
    expect((await store.readStream('vault-code')).map(({ data }) => data)).toEqual([{ value: 2 }])
  })
})

describe('an append that expects a fact', () => {
  const [reservation, shipment, other] = newFacts('StockReserved', 'StockShipped', 'StockAdjusted')
  const behind = { revision: 1, id: reservation?.id ?? '' }
  const append = (expected: Expectation, fact = shipment) =>
    store.append('product-blue-kettle', expected, fact ? [fact] : [])
  const stored = async () => typesOf(await store.readStream('product-blue-kettle'))

  it('is made right behind it, in the same commit', async () => {
    const outcomes = await Promise.all([append({ revision: 0 }, reservation), append(behind)])
    expect([outcomes, commits]).toEqual([[1, 2].map((revision) => ({ revision, position: revision + 1 })), 1])
  })

  it('is not made if another one is there, alone or together with others', async () => {
    await append({ revision: 0 }, other)
    expect(await append(behind)).toEqual({ conflict: true, actual: 1 })
    const together = { stream: 'product-blue-kettle', expected: behind, facts: newFacts('StockShipped') }
    expect(await appendTogether(placed, together)).toEqual({ conflict: true, actual: 1 })
    expect([await stored(), await delivered()]).toEqual([
      ['ProductAdded', 'StockAdjusted'],
      ['ProductAdded', 'StockAdjusted'],
    ])
  })

  it('is not made if the stream ends before it or after it', async () => {
    expect(await append(behind)).toEqual({ conflict: true, actual: 0 })
    await append({ revision: 0 }, reservation)
    await append({ revision: 1 }, other)
    expect(await append(behind)).toEqual({ conflict: true, actual: 2 })
  })

  it('returns the first result when it is repeated', async () => {
    await append({ revision: 0 }, reservation)
    const first = await append(behind)
    await append({ revision: 2 }, other)
    expect(await append(behind)).toEqual(first)
  })
})
