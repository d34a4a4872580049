import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { NewFact } from '#api/eventStore/eventStore.ts'
import { type Ledger, openLedger } from '#api/eventStore/ledger.ts'
import { openOrderFulfilment } from '#api/order/orderFulfilment.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import type { ShopParts } from '#verification/mutants/shopParts.ts'
import { withBlindStore } from '#verification/mutants/withBlindStore.ts'
import { withChangedRecords } from '#verification/mutants/withChangedRecords.ts'
import { withoutCartSnapshots } from '#verification/mutants/withoutCartSnapshots.ts'
import { orderingProperty } from './orderingProperty.ts'
import { violationIn } from './testing/violationIn.ts'

const maxRuns = 600

const withChangedStock = (changed: object): Partial<ShopParts> => ({
  fulfilment: (ledger) => openOrderFulfilment(withChangedRecords(ledger, 'product-', changed)),
})

/** A mutant of the store: it changes facts of one type before the append. */
const withChangedFacts = (type: string, change: (fact: NewFact) => readonly NewFact[]): Partial<ShopParts> => ({
  wrapStore: (store) => ({
    ...store,
    append: (stream, expected, facts, command) => {
      const changed = facts.flatMap((fact) => (fact.type === type ? change(fact) : [fact]))
      return store.append(stream, expected, changed, command)
    },
  }),
})

/** A mutant of the ledger: it ignores the version that the author of an edit had seen. */
const withBlindEdits = (ledger: Ledger): Ledger => ({
  ...ledger,
  handle: (machine, stream, context, decide) =>
    ledger.handle(machine, stream, context, (record) => {
      const revisions = Array.from({ length: record.revision + 1 }, (_, back) => record.revision - back)
      const decisions = revisions.map((value) => decide(Object.create(record, { revision: { value } })))
      return decisions.find((each) => !isRefusal(each) || each.refusal !== 'OrderHasChanged') ?? decide(record)
    }),
})

it.each<[string, Partial<ShopParts>, RegExp]>([
  ['a reservation that does not check the stock', withChangedStock({ quantity: 99 }), /never negative/],
  [
    'a second reservation for the same order',
    withChangedStock({ reserved: [], settled: [] }),
    /reserved twice|all its pieces/,
  ],
  [
    'a canceled order whose reservations are not released',
    {
      fulfilment: (ledger) => ({
        ...openOrderFulfilment(ledger),
        releaseReservation: async () => undefined,
      }),
    },
    /all its pieces/,
  ],
  [
    'a cart that two devices can both order',
    { fulfilment: (ledger) => openOrderFulfilment(withoutCartSnapshots(ledger)) },
    /sold once/,
  ],
  [
    'a release of more pieces than are reserved',
    withChangedFacts('StockReleased', (fact) => [{ ...fact, data: { ...Object(fact.data), count: 9 } }]),
    /only what is reserved leaves/,
  ],
  [
    'a dispatched order whose stock is not shipped',
    { fulfilment: (ledger) => ({ ...openOrderFulfilment(ledger), ship: async () => undefined }) },
    /all its pieces/,
  ],
  [
    'a payment that is collected twice',
    withChangedFacts('PaymentCollected', (fact) => [fact, { ...fact, id: randomUUID() }]),
    /paid once/,
  ],
  [
    'an edit that ignores the version that its author had seen',
    { ledger: (store, now, newId) => withBlindEdits(openLedger(store, now, newId)) },
    /have not seen/,
  ],
  ['a store that ignores the expected revision', withBlindStore, /Violation|is broken at revision/],
])('finds %s', { timeout: 60_000 }, async (_name, mutant, violation) => {
  expect(await violationIn(orderingProperty, mutant, maxRuns)).toMatch(violation)
})
