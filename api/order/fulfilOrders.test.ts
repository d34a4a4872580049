import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { givenShop } from '#api/testing/testShop.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { aminasOrder, blueKettle, monday } from '#domain/testing/fixtures.ts'

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

/** What a crashed shop left in the store: the number of kettles, and later facts of the kettle, Amina's cart and her order. */
interface StoredFacts {
  kettles?: number
  ofKettle?: Fact[]
  ofCart?: Fact[]
  ofOrder: Fact[]
}

const openShopWith = async (folder: string, { kettles = 10, ofKettle = [], ofCart = [], ofOrder }: StoredFacts) => {
  const store = await openSqliteEventStore(join(folder, 'events.sqlite'))
  const added = fact('ProductAdded', { ...blueKettle, quantity: kettles, dateAdded: monday })
  await appendFacts(store, kettle, [added, ...ofKettle])
  await appendFacts(store, 'cart-amina', [fact('ProductPutInCart', { productId: 'blue-kettle', count: 2 }), ...ofCart])
  await appendFacts(store, order, ofOrder)
  await store.close()
  return givenShop({ folder })
}

describe('a shop that is opened again after a crash', () => {
  const expectStockAfter = async (
    stored: StoredFacts,
    [type, stream]: [type: string, stream: string],
    quantity: number,
    reservations: readonly object[],
  ) => {
    await using folder = await temporaryFolder()
    await using shop = await openShopWith(folder.path, stored)
    await shop.waitForFact(type, stream)
    const { context } = await shop.ledger.load(productMachine, productStream('blue-kettle'))
    expect(context).toMatchObject({ quantity, reserved: reservations })
    return shop.facts(order)
  }

  it('reserves and confirms an order that was just placed', async () => {
    const facts = await expectStockAfter({ ofOrder: [placed] }, ['CartOrdered', 'cart-amina'], 8, [
      { orderId: 'aminas-order', count: 2 },
    ])
    expect(facts).toEqual(['OrderPlaced', 'OrderConfirmed'])
  })

  it('does not reserve twice what was reserved already', async () => {
    const stored = { ofKettle: [twoReserved], ofOrder: [placed] }
    await expectStockAfter(stored, ['CartOrdered', 'cart-amina'], 8, [{ orderId: 'aminas-order', count: 2 }])
  })

  it('rejects an order without enough stock', async () => {
    const facts = await expectStockAfter({ kettles: 1, ofOrder: [placed] }, ['OrderRejected', order], 1, [])
    expect(facts).toEqual(['OrderPlaced', 'OrderRejected'])
  })

  it('confirms an order whose cart was ordered already', async () => {
    const stored = { ofKettle: [twoReserved], ofCart: [twoTaken], ofOrder: [placed] }
    const facts = await expectStockAfter(stored, ['OrderConfirmed', order], 8, [{ orderId: 'aminas-order', count: 2 }])
    expect(facts).toEqual(['OrderPlaced', 'OrderConfirmed'])
  })

  it('restores the cart of a rejected order', async () => {
    const ofOrder = [placed, fact('OrderRejected', { reason: 'ReservationExpired' })]
    await expectStockAfter({ ofCart: [twoTaken], ofOrder }, ['CartRestored', 'cart-amina'], 10, [])
  })

  it('releases the stock that is still reserved for a rejected order', async () => {
    const ofOrder = [placed, fact('OrderRejected', { product: 'Copper pot', left: 0 })]
    await expectStockAfter({ ofKettle: [twoReserved], ofOrder }, ['StockReleased', kettle], 10, [])
  })

  it('releases the stock that is still reserved for a canceled order', async () => {
    await expectStockAfter({ ofKettle: [twoReserved], ofOrder: canceled }, ['StockReleased', kettle], 10, [])
  })

  it('ends the reservation of a dispatched order', async () => {
    await expectStockAfter({ ofKettle: [twoReserved], ofOrder: dispatched }, ['StockShipped', kettle], 8, [])
  })
})
