import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { type Ledger, openLedger } from '#api/eventStore/ledger.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openFakeClock } from '#api/policies/testing/fakeClock.ts'
import { runPolicies } from '#api/policies/testing/porterFixture.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { orderMachine } from '#domain/order/orderMachine.ts'
import { aminasOrder, blueKettle, enamelMug, monday } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'
import { fulfilOrders } from './fulfilOrders.ts'
import { openOrderFulfilment } from './orderFulfilment.ts'

const [kettles] = aminasOrder.lines
const mugs = { ...kettles, productId: 'enamel-mug', slug: 'enamel-mug', name: 'Enamel mug', count: 6 }
const timer = 'reserveStock-OrderPlaced-after-900'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: EventStore

beforeEach(async () => {
  folder = await temporaryFolder()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  for (const product of [blueKettle, enamelMug]) {
    const added = fact('ProductAdded', { ...product, quantity: 10, dateAdded: monday })
    await appendFacts(store, productStream(product.slug), [added])
  }
})
afterEach(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

/** A ledger that fails to write to one product until `repair` is called. */
const ledgerFailingAt = (product: string) => {
  let isFailing = true
  const ledger = openLedger(store)
  const handle: Ledger['handle'] = async (machine, stream, ...rest) => {
    if (isFailing && stream === productStream(product)) throw new Error(`The record of ${product} cannot be read`)
    return ledger.handle(machine, stream, ...rest)
  }
  return {
    ledger: { ...ledger, handle },
    repair: () => {
      isFailing = false
    },
  }
}

const stockOf = async (slug: string) => {
  const { quantity, reserved } = (await openLedger(store).load(productMachine, productStream(slug))).context
  return { quantity, reserved }
}
const stateOf = async (orderId: string) => (await openLedger(store).load(orderMachine, `order-${orderId}`)).state
const waitForState = (orderId: string, state: string) =>
  eventually(async () => expect(await stateOf(orderId)).toBe(state))

const runFulfilment = async (ledger: Ledger) => {
  const clock = openFakeClock(monday)
  const policies = runPolicies(store, [fulfilOrders(openOrderFulfilment(ledger))], clock)
  await eventually(() => expect(clock.waiterCount()).toBe(1))
  return { clock, ...policies }
}

describe('an order whose stock cannot be reserved', () => {
  it('is rejected 15 minutes after it was placed, and its reserved stock is released', async () => {
    await appendFacts(store, 'order-amina', [fact('OrderPlaced', { ...aminasOrder, lines: [kettles, mugs] })])
    const { ledger } = ledgerFailingAt('enamel-mug')
    const { clock, state } = await runFulfilment(ledger)
    await eventually(async () =>
      expect(await stockOf('blue-kettle')).toEqual({ quantity: 8, reserved: [{ orderId: 'amina', count: 2 }] }),
    )

    clock.advance(899)
    await eventually(() => expect(state('reserveStock')?.failing?.tries).toBeGreaterThan(2))
    expect(await stateOf('amina')).toBe('reserving')
    clock.advance(1)

    await waitForState('amina', 'rejected')
    await eventually(async () => expect(await stockOf('blue-kettle')).toEqual({ quantity: 10, reserved: [] }))
  })

  it('no longer blocks the orders behind it once the product can be written', async () => {
    await appendFacts(store, 'order-amina', [fact('OrderPlaced', { ...aminasOrder, lines: [kettles, mugs] })])
    await appendFacts(store, 'order-sipho', [fact('OrderPlaced', aminasOrder)])
    const { ledger, repair } = ledgerFailingAt('enamel-mug')
    const { clock, state } = await runFulfilment(ledger)
    await eventually(() => expect(state('reserveStock')?.failing?.factType).toBe('OrderPlaced'))
    expect(await stateOf('sipho')).toBe('reserving')

    repair()

    await waitForState('amina', 'pending')
    await waitForState('sipho', 'pending')
    for (let turn = 0; turn < 2; turn += 1) clock.advance(900)
    await eventually(() => expect(state(timer)?.position).toBeGreaterThan(3))
    expect([await stateOf('amina'), await stateOf('sipho')]).toEqual(['pending', 'pending'])
    expect((await stockOf('blue-kettle')).quantity).toBe(6)
  })

  it('does not block the timer of the orders behind it', async () => {
    await appendFacts(store, 'order-amina', [fact('OrderPlaced', { ...aminasOrder, lines: [mugs] })])
    await appendFacts(store, 'order-sipho', [fact('OrderPlaced', { ...aminasOrder, lines: [mugs] })])
    const { clock } = await runFulfilment(ledgerFailingAt('enamel-mug').ledger)
    clock.advance(900)
    await waitForState('amina', 'rejected')
    await waitForState('sipho', 'rejected')
  })
})

it('stock that a slow node reserves for a rejected order is released, also when the node crashed after that', async () => {
  const { state } = runPolicies(store, [fulfilOrders(openOrderFulfilment(openLedger(store)))], openFakeClock(monday))
  const rejectedOrder = [fact('OrderPlaced', aminasOrder), fact('OrderRejected', { product: 'Enamel mug', left: 5 })]
  await appendFacts(store, 'order-amina', rejectedOrder)
  await eventually(() => expect(state('reserveStock')?.position).toBe(4))

  await appendFacts(store, productStream('blue-kettle'), [fact('StockReserved', { orderId: 'amina', count: 2 })])

  await eventually(async () => expect(await stockOf('blue-kettle')).toEqual({ quantity: 10, reserved: [] }))
})
