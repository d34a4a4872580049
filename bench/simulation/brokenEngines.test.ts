import { expect, it } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openFulfilling } from '#api/order/fulfilling.ts'
import { type Engine, shopEngine } from './engine.ts'
import { simulate } from './simulation.ts'
import { withoutSeenCarts } from './withoutSeenCarts.ts'

const patience = 400

/** The promise that an engine breaks first. */
const brokenBy = async (broken: Partial<Engine>) => {
  const engine = { ...shopEngine, ...broken }
  for (let seed = 1; seed <= patience; seed += 1) {
    const { failure } = await simulate(seed, { engine })
    if (failure) return failure.invariant
  }
  return `nothing in ${patience} seeds`
}

const storeThat = (changes: (store: EventStore) => Partial<EventStore>): Partial<Engine> => ({
  around: (store) => ({ ...store, ...changes(store) }),
})

const stock = /negative|reserved twice|all its pieces|placed twice|what is reserved|unexpectedly|chained/

it.each<[string, Partial<Engine>, RegExp]>([
  [
    'a ledger that expects no revision',
    storeThat((store) => ({ append: (stream, _expected, ...rest) => store.append(stream, 'any', ...rest) })),
    stock,
  ],
  [
    'an order that keeps its pieces when it is canceled',
    { fulfilling: (ledger) => ({ ...openFulfilling(ledger), giveBack: async () => undefined }) },
    /all its pieces/,
  ],
  [
    'a parcel that leaves the house unseen',
    { fulfilling: (ledger) => ({ ...openFulfilling(ledger), ship: async () => undefined }) },
    /all its pieces/,
  ],
  [
    'a disk that does not keep what it confirmed',
    { losesLastFact: true },
    /no fact is ever lost|revisions have no gaps/,
  ],
  [
    'a store that forgets which command it has answered',
    storeThat((store) => ({
      answered: async () => undefined,
      append: (stream, expected, facts) => store.append(stream, expected, facts),
    })),
    /one key is one change/,
  ],
  [
    'a cart that two devices order at once',
    { fulfilling: (ledger) => openFulfilling(withoutSeenCarts(ledger)) },
    /sold once/,
  ],
  ['a subscription that loses facts', storeThat((store) => ({ subscribe: everyOther(store) })), /fold of the log/],
  [
    'a policy that does not do its work',
    { fulfilling: (ledger) => ({ ...openFulfilling(ledger), giveBack: () => Promise.reject(new Error('no')) }) },
    /comes to rest|reacts to every fact/,
  ],
])('notices %s', { timeout: 120_000 }, async (_name, broken, invariant) => {
  expect(await brokenBy(broken)).toMatch(invariant)
})

const everyOther = (store: EventStore): EventStore['subscribe'] =>
  async function* (after, signal) {
    for await (const facts of store.subscribe(after, signal)) yield facts.length > 1 ? facts.slice(1) : facts
  }
