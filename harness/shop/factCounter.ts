import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { type ShopLocation, shopFiles } from './shopLocation.ts'

interface FactCounts {
  /** All facts ever written: in a file with those of the secret store, at a server without them. */
  facts: number
  /** Confirmed orders. */
  orders: number
}

/** Counts the facts that a shop writes, from outside of the shop. */
export interface FactCounter {
  counts(): Promise<FactCounts>
  /** Grows with every fact. */
  head(): Promise<number>
  /** Milliseconds without a new fact after which the shop's policies are idle. */
  quietTime: number
  [Symbol.asyncDispose](): Promise<void>
}

/** Opens a counter on the file or the server of a running shop. */
export const openFactCounter = async (location: ShopLocation): Promise<FactCounter> =>
  location.server ? openServerFactCounter(location.server) : openFileFactCounter(shopFiles(location).events)

/** Waits until no fact has been written for `quietTime` milliseconds. */
export const waitUntilQuiet = async ({ head, ...factCounter }: FactCounter, quietTime = factCounter.quietTime) => {
  for (let before = -1, now = await head(); before < now; now = await head()) {
    before = now
    await pause(quietTime)
  }
}

/** Counts the facts in a SQLite file through its own connection. */
const openFileFactCounter = (file: string): FactCounter => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const head = database.prepare("SELECT seq AS number FROM sqlite_sequence WHERE name = 'facts'")
  const confirmed = database.prepare("SELECT count(*) AS number FROM facts WHERE type = 'OrderConfirmed'")
  const numberOf = (statement: typeof head) => Number(statement.get()?.['number'] ?? 0)
  return {
    counts: async () => ({ facts: numberOf(head), orders: numberOf(confirmed) }),
    head: async () => numberOf(head),
    quietTime: 300,
    [Symbol.asyncDispose]: async () => database.close(),
  }
}

/** Counts the facts of a server through its own subscription. */
const openServerFactCounter = async (server: string): Promise<FactCounter> => {
  const store = await openEventStoreDb(server)
  const ending = new AbortController()
  const facts: number[] = []
  const orders: number[] = []
  let arrived = Promise.withResolvers<void>()

  const follow = async () => {
    for await (const batch of store.subscribe(0, ending.signal)) {
      for (const { position, type } of batch) {
        facts.push(position)
        if (type === 'OrderConfirmed') orders.push(position)
      }
      arrived.resolve()
      arrived = Promise.withResolvers()
    }
  }
  const following = follow()

  return {
    counts: async () => {
      const head = await store.head()
      while ((facts.at(-1) ?? 0) < head) await Promise.race([arrived.promise, following])
      return { facts: countUpTo(facts, head), orders: countUpTo(orders, head) }
    },
    head: store.head,
    quietTime: 1000,
    [Symbol.asyncDispose]: async () => {
      ending.abort()
      await following
      await store.close()
    },
  }
}

/** `positions`: in ascending order. */
const countUpTo = (positions: readonly number[], last: number) =>
  positions.findLastIndex((position) => position <= last) + 1
