import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appendFacts } from '#api/appendFacts.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { type Ledger, openLedger } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { running } from '#api/policies/givenDoors.ts'
import { handClock } from '#api/policies/handClock.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { aminasOrder, blueKettle, enamelMug, monday } from '#domain/cast.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { orderMachine } from '#domain/order/orderMachine.ts'
import { eventually } from '#e2e/eventually.ts'
import { openFulfilling } from './fulfilling.ts'
import { reserveStock } from './orderPolicies.ts'

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

/** A ledger that cannot write to one product, until it is mended. */
const brokenAt = (product: string) => {
  let isBroken = true
  const ledger = openLedger(store)
  const handle: Ledger['handle'] = async (machine, stream, ...rest) => {
    if (isBroken && stream === productStream(product)) throw new Error(`The record of ${product} cannot be read`)
    return ledger.handle(machine, stream, ...rest)
  }
  return {
    ledger: { ...ledger, handle },
    mend: () => {
      isBroken = false
    },
  }
}

const shelf = async (slug: string) => {
  const { quantity, reserved } = (await openLedger(store).load(productMachine, productStream(slug))).context
  return { quantity, reserved }
}
const stateOf = async (orderId: string) => (await openLedger(store).load(orderMachine, `order-${orderId}`)).state
const untilOver = (orderId: string, state: string) => eventually(async () => expect(await stateOf(orderId)).toBe(state))

const openHouse = async (ledger: Ledger) => {
  const clock = handClock(monday)
  const policies = running(store, [reserveStock(openFulfilling(ledger))], clock)
  await eventually(() => expect(clock.waiting()).toBe(1))
  return { clock, ...policies }
}

describe('an order that nobody can finish', () => {
  it('is rejected a quarter of an hour after it was placed, and what it had set aside goes back', async () => {
    await appendFacts(store, 'order-amina', [fact('OrderPlaced', { ...aminasOrder, lines: [kettles, mugs] })])
    const { ledger } = brokenAt('enamel-mug')
    const { clock, state } = await openHouse(ledger)
    await eventually(async () =>
      expect(await shelf('blue-kettle')).toEqual({ quantity: 8, reserved: [{ orderId: 'amina', count: 2 }] }),
    )

    clock.passes(899)
    await eventually(() => expect(state('reserveStock')?.failing?.tries).toBeGreaterThan(2))
    expect(await stateOf('amina')).toBe('reserving')
    clock.passes(1)

    await untilOver('amina', 'rejected')
    await eventually(async () => expect(await shelf('blue-kettle')).toEqual({ quantity: 10, reserved: [] }))
  })

  it('holds up those behind it no longer once the product is mended', async () => {
    await appendFacts(store, 'order-amina', [fact('OrderPlaced', { ...aminasOrder, lines: [kettles, mugs] })])
    await appendFacts(store, 'order-sipho', [fact('OrderPlaced', aminasOrder)])
    const { ledger, mend } = brokenAt('enamel-mug')
    const { clock, state } = await openHouse(ledger)
    await eventually(() => expect(state('reserveStock')?.failing?.factType).toBe('OrderPlaced'))
    expect(await stateOf('sipho')).toBe('reserving')

    mend()

    await untilOver('amina', 'pending')
    await untilOver('sipho', 'pending')
    for (let turn = 0; turn < 2; turn += 1) clock.passes(900)
    await eventually(() => expect(state(timer)?.position).toBeGreaterThan(3))
    expect([await stateOf('amina'), await stateOf('sipho')]).toEqual(['pending', 'pending'])
    expect((await shelf('blue-kettle')).quantity).toBe(6)
  })

  it('does not hold up the timer for those behind it', async () => {
    await appendFacts(store, 'order-amina', [fact('OrderPlaced', { ...aminasOrder, lines: [mugs] })])
    await appendFacts(store, 'order-sipho', [fact('OrderPlaced', { ...aminasOrder, lines: [mugs] })])
    const { clock } = await openHouse(brokenAt('enamel-mug').ledger)
    clock.passes(900)
    await untilOver('amina', 'rejected')
    await untilOver('sipho', 'rejected')
  })
})

it('what a slow node sets aside for an order that is over goes back, also where it died then', async () => {
  const { state } = running(store, [reserveStock(openFulfilling(openLedger(store)))], handClock(monday))
  const over = [fact('OrderPlaced', aminasOrder), fact('OrderRejected', { product: 'Enamel mug', left: 5 })]
  await appendFacts(store, 'order-amina', over)
  await eventually(() => expect(state('reserveStock')?.position).toBe(4))

  await appendFacts(store, productStream('blue-kettle'), [fact('StockReserved', { orderId: 'amina', count: 2 })])

  await eventually(async () => expect(await shelf('blue-kettle')).toEqual({ quantity: 10, reserved: [] }))
})
