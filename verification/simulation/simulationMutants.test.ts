import { expect, it } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openOrderFulfilment } from '#api/order/orderFulfilment.ts'
import { bookingMutants, withoutCanceledReleases } from '#verification/mutants/bookingMutants.ts'
import { realShopParts, type ShopParts } from '#verification/mutants/shopParts.ts'
import { withBlindStore } from '#verification/mutants/withBlindStore.ts'
import { withoutCartSnapshots } from '#verification/mutants/withoutCartSnapshots.ts'
import { simulateSeed } from './simulateSeed.ts'

const maxSeeds = 400

/** The first invariant that a mutant violates, over up to `maxSeeds` seeds. */
const firstViolation = async (mutant: Partial<ShopParts>) => {
  const shopParts = { ...realShopParts, ...mutant }
  for (let seed = 1; seed <= maxSeeds; seed += 1) {
    const { failure } = await simulateSeed(seed, { shopParts })
    if (failure) return failure.invariant
  }
  return `nothing in ${maxSeeds} seeds`
}

const withStore = (changes: (store: EventStore) => Partial<EventStore>): Partial<ShopParts> => ({
  wrapStore: (store) => ({ ...store, ...changes(store) }),
})

const brokenInvariants =
  /negative|reserved twice|all its pieces|placed twice|what is reserved|unexpectedly|chained|sold once|has its time|made once/

it.each<[string, Partial<ShopParts>, RegExp]>([
  ['a ledger that appends without an expected revision', withBlindStore, brokenInvariants],
  [
    'a canceled order whose reservations are not released',
    { fulfilment: (ledger) => ({ ...openOrderFulfilment(ledger), releaseReservation: async () => undefined }) },
    /all its pieces/,
  ],
  [
    'a dispatched order whose stock is not shipped',
    { fulfilment: (ledger) => ({ ...openOrderFulfilment(ledger), ship: async () => undefined }) },
    /all its pieces/,
  ],
  ['a disk that loses what it acknowledged', { losesLastFact: true }, /no fact is ever lost|revisions have no gaps/],
  [
    'a store that does not remember answered commands',
    withStore((store) => ({
      findCommand: async () => undefined,
      append: (stream, expected, facts) => store.append(stream, expected, facts),
    })),
    /one key is one change/,
  ],
  [
    'a cart that two devices can both order',
    { fulfilment: (ledger) => openOrderFulfilment(withoutCartSnapshots(ledger)) },
    /sold once/,
  ],
  ['a subscription that drops facts', withStore((store) => ({ subscribe: everyOther(store) })), /fold of the log/],
  [
    'a policy whose reaction always fails',
    {
      fulfilment: (ledger) => ({
        ...openOrderFulfilment(ledger),
        releaseReservation: () => Promise.reject(new Error('no')),
      }),
    },
    /comes to rest|reacts to every fact/,
  ],
  ...bookingMutants,
  ['a canceled booking whose time is not free', withoutCanceledReleases, /times are taken for bookings only/],
])('finds %s', { timeout: 120_000 }, async (_name, mutant, invariant) => {
  expect(await firstViolation(mutant)).toMatch(invariant)
})

const everyOther = (store: EventStore): EventStore['subscribe'] =>
  async function* (after, signal) {
    for await (const facts of store.subscribe(after, signal)) yield facts.length > 1 ? facts.slice(1) : facts
  }
