import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { NewFact } from '#api/eventStore/eventStore.ts'
import { type Ledger, openLedger } from '#api/eventStore/handle.ts'
import { openFulfilling } from '#api/order/fulfilling.ts'
import { type Engine, shopEngine } from '#bench/simulation/engine.ts'
import { withoutSeenCarts } from '#bench/simulation/withoutSeenCarts.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { anyOrdering } from './anyOrdering.ts'
import { openGround } from './ground.ts'

const patience = 600

/** What is found wrong with a broken shop. The smallest plan that shows it is not looked for. */
const foundIn = async (broken: Partial<Engine>) => {
  // Of its own: a broken shop may leave somebody at work.
  await using ground = await openGround('SQLite')
  const property = anyOrdering({ ...ground, engine: { ...shopEngine, ...broken } })
  const { errorInstance } = await fc.check(property, { numRuns: patience, endOnFailure: true })
  return String(errorInstance ?? `nothing in ${patience} runs`)
}

/** A ledger whose commands are told something else of the records of a noun. */
const toldOtherwise = (ledger: Ledger, noun: string, changed: object): Ledger => ({
  ...ledger,
  handle: (machine, stream, deed, decide) =>
    ledger.handle(machine, stream, deed, (record) =>
      stream.startsWith(noun)
        ? decide(Object.create(record, { context: { value: { ...Object(record.context), ...changed } } }))
        : decide(record),
    ),
})

const stockTold = (changed: object): Partial<Engine> => ({
  fulfilling: (ledger) => openFulfilling(toldOtherwise(ledger, 'product-', changed)),
})

/** A store that writes these facts otherwise. */
const written = (type: string, change: (fact: NewFact) => readonly NewFact[]): Partial<Engine> => ({
  around: (store) => ({
    ...store,
    append: (stream, expected, facts, command) => {
      const changed = facts.flatMap((fact) => (fact.type === type ? change(fact) : [fact]))
      return store.append(stream, expected, changed, command)
    },
  }),
})

/** A ledger that carries out an edit whatever its author had seen. */
const blind = (ledger: Ledger): Ledger => ({
  ...ledger,
  handle: (machine, stream, deed, decide) =>
    ledger.handle(machine, stream, deed, (record) => {
      const revisions = Array.from({ length: record.revision + 1 }, (_, back) => record.revision - back)
      const decisions = revisions.map((value) => decide(Object.create(record, { revision: { value } })))
      return decisions.find((each) => !isRefusal(each) || each.refusal !== 'OrderHasChanged') ?? decide(record)
    }),
})

it.each<[string, Partial<Engine>, RegExp]>([
  ['stock that is set aside without a look at the shelf', stockTold({ quantity: 99 }), /never negative/],
  [
    'stock that is set aside again for the same order',
    stockTold({ reserved: [], settled: [] }),
    /reserved twice|all its pieces/,
  ],
  [
    'a canceled order that keeps its pieces',
    {
      fulfilling: (ledger) => ({
        ...openFulfilling(ledger),
        giveBack: async () => undefined,
      }),
    },
    /all its pieces/,
  ],
  [
    'a cart that two devices order at once',
    { fulfilling: (ledger) => openFulfilling(withoutSeenCarts(ledger)) },
    /sold once/,
  ],
  [
    'pieces that come back as one more',
    written('StockReleased', (fact) => [{ ...fact, data: { ...Object(fact.data), count: 9 } }]),
    /only what is reserved leaves/,
  ],
  [
    'a parcel that leaves the house unseen',
    { fulfilling: (ledger) => ({ ...openFulfilling(ledger), ship: async () => undefined }) },
    /all its pieces/,
  ],
  [
    'a courier who collects the money twice',
    written('PaymentCollected', (fact) => [fact, { ...fact, id: randomUUID() }]),
    /paid once/,
  ],
  [
    'an edit of what its author had not seen',
    { ledger: (store, now, newId) => blind(openLedger(store, now, newId)) },
    /have not seen/,
  ],
  [
    'a store that forgets what was expected of it',
    { around: (store) => ({ ...store, append: (stream, _expected, ...rest) => store.append(stream, 'any', ...rest) }) },
    /Violation|is broken at revision/,
  ],
])('notices %s', { timeout: 60_000 }, async (_name, broken, found) => {
  expect(await foundIn(broken)).toMatch(found)
})
