import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { appendFacts } from '#api/appendFacts.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { givenShop } from '#api/givenShop.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { aminasOrder, blueKettle, monday } from '#domain/cast.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'

const kettle = 'product-blue-kettle'
const order = 'order-aminas-order'
const placed = fact('OrderPlaced', aminasOrder)
const confirmed = fact('OrderConfirmed', {})
const twoReserved = fact('StockReserved', { orderId: 'aminas-order', count: 2 })
const twoTaken = fact('CartOrdered', {
  orderId: 'aminas-order',
  lines: [{ productId: 'blue-kettle', count: 2, place: 0 }],
})
const dispatched = [placed, confirmed, fact('ProcessingStarted', {}), fact('OrderDispatched', {})]
const canceled = [placed, confirmed, fact('OrderCanceled', { reason: 'found it cheaper' })]

/** What a shop left when it died: its kettles, what had happened to them, and Amina's order. */
interface Left {
  kettles?: number
  ofKettle?: Fact[]
  ofCart?: Fact[]
  ofOrder: Fact[]
}

const openedAfter = async (folder: string, { kettles = 10, ofKettle = [], ofCart = [], ofOrder }: Left) => {
  const store = await openSqliteEventStore(join(folder, 'events.sqlite'))
  const added = fact('ProductAdded', { ...blueKettle, quantity: kettles, dateAdded: monday })
  await appendFacts(store, kettle, [added, ...ofKettle])
  await appendFacts(store, 'cart-amina', [fact('ProductPutInCart', { productId: 'blue-kettle', count: 2 }), ...ofCart])
  await appendFacts(store, order, ofOrder)
  await store.close()
  return givenShop({ folder })
}

describe('a shop that is opened again after a crash', () => {
  const finishes = async (
    left: Left,
    [type, stream]: [type: string, stream: string],
    quantity: number,
    set: readonly object[],
  ) => {
    await using folder = await temporaryFolder()
    await using shop = await openedAfter(folder.path, left)
    await shop.happened(type, stream)
    const { context } = await shop.ledger.load(productMachine, productStream('blue-kettle'))
    expect(context).toMatchObject({ quantity, reserved: set })
    return shop.facts(order)
  }

  it('reserves and confirms an order that was just placed', async () => {
    const facts = await finishes({ ofOrder: [placed] }, ['CartOrdered', 'cart-amina'], 8, [
      { orderId: 'aminas-order', count: 2 },
    ])
    expect(facts).toEqual(['OrderPlaced', 'OrderConfirmed'])
  })

  it('does not reserve twice what was reserved already', async () => {
    const left = { ofKettle: [twoReserved], ofOrder: [placed] }
    await finishes(left, ['CartOrdered', 'cart-amina'], 8, [{ orderId: 'aminas-order', count: 2 }])
  })

  it('rejects an order that nothing is left for', async () => {
    const facts = await finishes({ kettles: 1, ofOrder: [placed] }, ['OrderRejected', order], 1, [])
    expect(facts).toEqual(['OrderPlaced', 'OrderRejected'])
  })

  it('confirms an order that had taken its cart already', async () => {
    const left = { ofKettle: [twoReserved], ofCart: [twoTaken], ofOrder: [placed] }
    const facts = await finishes(left, ['OrderConfirmed', order], 8, [{ orderId: 'aminas-order', count: 2 }])
    expect(facts).toEqual(['OrderPlaced', 'OrderConfirmed'])
  })

  it('fills the cart again that a rejected order had taken', async () => {
    const ofOrder = [placed, fact('OrderRejected', { reason: 'ReservationExpired' })]
    await finishes({ ofCart: [twoTaken], ofOrder }, ['CartRestored', 'cart-amina'], 10, [])
  })

  it('releases what a rejected order still holds', async () => {
    const ofOrder = [placed, fact('OrderRejected', { product: 'Copper pot', left: 0 })]
    await finishes({ ofKettle: [twoReserved], ofOrder }, ['StockReleased', kettle], 10, [])
  })

  it('releases what a canceled order still holds', async () => {
    await finishes({ ofKettle: [twoReserved], ofOrder: canceled }, ['StockReleased', kettle], 10, [])
  })

  it('lets go of what has left the house', async () => {
    await finishes({ ofKettle: [twoReserved], ofOrder: dispatched }, ['StockShipped', kettle], 8, [])
  })
})
