import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { productMachine, productStream, reservedFor } from '#domain/catalogue/productMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasOrder, blueKettle } from '#domain/testing/fixtures.ts'

let shop: GivenShop
let id: string

beforeAll(async () => {
  shop = await givenShop()
  await shop.given.product(blueKettle, 500)
})
afterAll(() => shop.close())

beforeEach(async () => {
  id = (await shop.given.aminasOrder()).id
})

const edit = (who: 'amina' | 'sipho' | 'themba', change: object) =>
  shop.when[who]('POST order/update', { querydata: { id, ...change } })

const applyEdits = async (...changes: object[]) => {
  for (const change of changes) expect((await edit('themba', change)).status).toBe(200)
  return (await shop.when.amina('GET order/find/:id', { params: { id } })).body.result
}

/** How many kettles are for sale, and how many are reserved for the order. */
const kettleStock = async () => {
  const kettle = await shop.ledger.load(productMachine, productStream('blue-kettle'))
  return { quantity: kettle.context.quantity, reserved: reservedFor(kettle, id) ?? 0 }
}

describe('an order on its way', () => {
  it('is moved from Pending to Delivered by an admin, and followed by its customer', async () => {
    expect(await applyEdits({ orderStatus: 'Processing' })).toMatchObject({ orderStatus: 'Processing', offered: [] })
    expect(await applyEdits({ orderStatus: 'Shipped' })).toMatchObject({
      orderStatus: 'Shipped',
      shippingStatus: 'dispatched',
    })
    expect(await applyEdits({ shippingStatus: 'inTransit' })).toMatchObject({ shippingStatus: 'inTransit' })
    expect(await applyEdits({ shippingStatus: 'delayed' })).toMatchObject({ shippingStatus: 'delayed' })
    const delivered = await applyEdits({ orderStatus: 'Delivered', signedBy: ' Gogo Rhulani ' })
    expect(delivered).toMatchObject({
      orderStatus: 'Delivered',
      shippingStatus: 'delivered',
      signedBy: 'Gogo Rhulani',
      paymentCollected: 698,
    })
    expect(Object.keys(delivered.reached)).toEqual([
      'placed',
      'processing',
      'dispatched',
      'inTransit',
      'delayed',
      'delivered',
    ])
  })

  it('is returned by an edit, with the transitions that are allowed next', async () => {
    const { body, headers } = await edit('themba', { orderStatus: 'Processing', userId: 'amina' })
    expect(body.result).toMatchObject([{ id, orderStatus: 'Processing', offered: ['Shipped', 'Canceled'], version: 2 }])
    expect(shop.positionIn(headers)).toBeGreaterThan(0)
  })

  it('has no reserved pieces once it is dispatched', async () => {
    const { quantity } = await kettleStock()
    await applyEdits({ orderStatus: 'Processing' }, { orderStatus: 'Shipped' })
    await shop.waitForFact('StockShipped', 'product-blue-kettle', { orderId: id, count: 2 })
    expect(await kettleStock()).toEqual({ quantity, reserved: 0 })
  })
})

describe('an edit is refused', () => {
  it('when the transition is blocked, with the allowed ones', async () => {
    const answer = await edit('themba', { orderStatus: 'Delivered', signedBy: 'Amina' })
    expect([...outcome(answer), answer.body.offered]).toEqual([409, 'MoveIsImpossible', ['Processing', 'Canceled']])
  })

  it('when the order has changed since it was read', async () => {
    const seen = (await shop.when.themba('GET order/find/:id', { params: { id } })).body.result.version
    await edit('amina', { paymentMethod: 'Card on delivery', version: seen })
    expect(outcome(await edit('themba', { orderStatus: 'Processing', version: seen }))).toEqual([
      409,
      'OrderHasChanged',
    ])
  })

  it('when the delivery has no signature', async () => {
    await applyEdits({ orderStatus: 'Processing' }, { orderStatus: 'Shipped' })
    const blank = await edit('themba', { orderStatus: 'Delivered', signedBy: ' \u200b\u2060\u00ad\u0007 ' })
    expect(outcome(blank)).toEqual([400, 'SignatureIsMissing'])
  })

  it('when the order is in a final state, unless the same request is repeated', async () => {
    const cancel = (key: string) =>
      shop.when.amina('POST order/update', { querydata: { id, orderStatus: 'Canceled' } }, { 'Idempotency-Key': key })
    expect(outcome(await cancel('once'))).toEqual([200])
    expect(outcome(await cancel('once'))).toEqual([200])
    const again = await cancel('once more')
    expect([...outcome(again), again.body.message]).toEqual([409, 'OnlyWhilePending', 'It has already been cancelled'])
    const themba = await edit('themba', { orderStatus: 'Canceled' })
    expect([...outcome(themba), themba.body.message]).toEqual([
      409,
      'MoveIsImpossible',
      'It has already been cancelled',
    ])
  })

  it('when the order was rejected', async () => {
    await shop.given.facts('order-sold-out', [
      fact('OrderPlaced', aminasOrder),
      fact('OrderRejected', { product: 'Blue kettle', left: 0 }),
    ])
    const querydata = { id: 'sold-out', orderStatus: 'Canceled' } as const
    for (const who of ['amina', 'themba'] as const) {
      const { status, body } = await shop.when[who]('POST order/update', { querydata })
      expect([status, body.message]).toEqual([409, 'It was not accepted'])
    }
  })

  it('when it names another customer than the order', async () => {
    expect(outcome(await edit('themba', { orderStatus: 'Processing', userId: 'sipho' }))).toEqual([403, 'NotYours'])
    expect(outcome(await edit('amina', { orderStatus: 'Canceled', userId: 'sipho' }))).toEqual([403, 'NotYours'])
  })

  it.each([
    [{ orderStatus: 'Lost' }],
    [{ shippingStatus: 'Shipped' }],
    [{ paymentMethod: 'Shells' }],
    [{ version: -1 }],
  ])('when it contains %j', async (change) => {
    expect(outcome(await edit('themba', change))).toEqual([400, 'InvalidRequest'])
  })
})

describe('a customer', () => {
  it('changes the payment method while the order is pending', async () => {
    const changed = await edit('amina', { paymentMethod: 'Card on delivery' })
    expect(changed.body.result).toMatchObject([{ paymentMethod: 'Card on delivery', offered: ['Canceled'] }])
  })

  it('cancels a pending order, and its stock is released', async () => {
    const { quantity, reserved } = await kettleStock()
    const { body } = await edit('amina', { orderStatus: 'Canceled', reason: 'found it cheaper' })
    expect(body.result).toMatchObject([{ orderStatus: 'Canceled', reason: 'found it cheaper', offered: [] }])

    await shop.waitForFact('StockReleased', 'product-blue-kettle', { orderId: id, count: 2 })
    expect(reserved).toBe(2)
    expect(await kettleStock()).toEqual({ quantity: quantity + 2, reserved: 0 })
  })

  it('may not cancel an order in processing, nor change its status', async () => {
    await applyEdits({ orderStatus: 'Processing' })
    expect(outcome(await edit('amina', { orderStatus: 'Canceled' }))).toEqual([409, 'OnlyWhilePending'])
    expect(outcome(await edit('amina', { orderStatus: 'Shipped' }))).toEqual([403, 'OnlyForAdmins'])
    expect(outcome(await edit('amina', { paymentMethod: 'Card on delivery' }))).toEqual([409, 'OnlyWhilePending'])
  })
})

describe('the lists of orders', () => {
  const orders = async (query: Record<string, string> = {}) => (await shop.when.themba('GET order/all', { query })).body

  it('show a customer their own orders, newest first, with number, total and thumbnails', async () => {
    const later = await shop.given.aminasOrder()
    await shop.caughtUp()
    const { body } = await shop.when.amina('GET customer/orders/:customerId', { params: { customerId: 'amina' } })
    expect(body.orders.slice(0, 2).map((order) => order.id)).toEqual([later.id, id])
    expect(body.orders[0]).toEqual({
      id: later.id,
      orderNumber: later.orderNumber,
      customerId: 'amina',
      customerName: 'Amina Daniels',
      orderDate: later.orderDate,
      orderStatus: 'Pending',
      shippingStatus: 'awaitingDispatch',
      signedBy: '',
      paymentMethod: 'Cash on Delivery',
      totalAmount: 698,
      pieces: 2,
      thumbnails: ['/pictures/blue-kettle-320.webp'],
    })
  })

  it('follow every edit', async () => {
    const moves = [{ orderStatus: 'Processing' }, { orderStatus: 'Shipped' }, { shippingStatus: 'inTransit' }]
    const { orderNumber } = await applyEdits(...moves, { orderStatus: 'Delivered', signedBy: 'Gogo' })
    await shop.caughtUp()
    expect((await orders({ search: orderNumber })).orders).toMatchObject([
      { id, orderStatus: 'Delivered', shippingStatus: 'delivered', signedBy: 'Gogo' },
    ])
  })

  it('are filtered by status', async () => {
    await edit('themba', { orderStatus: 'Canceled' })
    await shop.caughtUp()
    const { orders: canceled, meta } = await orders({ orderStatus: 'Canceled', limit: '100' })
    expect(canceled.map((order) => order.orderStatus)).toEqual(Array(meta.totalCount).fill('Canceled'))
    expect(canceled.map((order) => order.id)).toContain(id)
  })

  it('are found by a customer’s name', async () => {
    await shop.caughtUp()
    expect((await orders({ search: 'amina dan' })).orders.map((order) => order.id)).toContain(id)
    expect((await orders({ search: 'sipho' })).meta.totalCount).toBe(0)
  })

  it('take characters with a meaning in SQL literally', async () => {
    await shop.caughtUp()
    expect((await orders({ search: '%' })).meta.totalCount).toBe(0)
    expect((await orders({ search: '______' })).meta.totalCount).toBe(0)
  })

  it('come a page at a time, each order once', async () => {
    await shop.caughtUp()
    const all = (await orders({ limit: '100' })).orders.map((order) => order.id)
    const pages = await Promise.all([1, 2].map((page) => orders({ limit: '3', pageNumber: String(page) })))
    expect(pages.flatMap((page) => page.orders.map((order) => order.id))).toEqual(all.slice(0, 6))
    expect(pages[1]?.meta).toEqual({ totalCount: all.length, total: all.length, pageNumber: 2, size: 3 })
  })

  it('leave out rejected orders', async () => {
    await shop.given.person('gogo')
    await shop.given.facts('order-too-much', [
      fact('OrderPlaced', {
        customerId: 'gogo',
        lines: [],
        orderNumber: 'EK-0000-0000',
        paymentMethod: 'Cash on Delivery',
        total: 0,
      }),
      fact('OrderRejected', { product: 'Blue kettle', left: 0 }),
    ])
    await shop.caughtUp()
    const { body } = await shop.when.themba('GET customer/orders/:customerId', { params: { customerId: 'gogo' } })
    expect(body.orders).toEqual([])
  })
})
