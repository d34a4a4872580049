import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLiveClient } from '#api/live/testing/liveClient.ts'
import type { TestClient } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { aminasHouse, aminasOrder, blueKettle, copperPot } from '#domain/testing/fixtures.ts'
import { aminasBooking, thabosPlumbing } from '#domain/testing/providerFixtures.ts'

const inboxOf = async (shop: GivenShop, customerId: string, query = {}) => {
  await shop.caughtUp()
  const calls = await shop.given.person(customerId)
  return (await calls('GET inbox/own/:customerId', { params: { customerId }, query })).body
}

const titlesOf = async (shop: GivenShop, customerId: string) =>
  (await inboxOf(shop, customerId)).results.map(({ title, read }) => (read ? `(${title})` : title))

const unreadOf = async (shop: GivenShop, customerId: string) => {
  await shop.caughtUp()
  const calls = await shop.given.person(customerId)
  return (await calls('GET inbox/unread/:customerId', { params: { customerId } })).body.result.unread
}

const order = (customerId: string, orderNumber: string) =>
  fact('OrderPlaced', { ...aminasOrder, customerId, orderNumber })
const confirmed = fact('OrderConfirmed', {})
const dispatched = fact('OrderDispatched', {})

describe('the inbox of a customer', () => {
  let shop: GivenShop
  beforeAll(async () => {
    shop = await givenShop()
  })
  afterAll(() => shop.close())

  it('has every step of an order, newest first, with a link to it', async () => {
    await shop.given.facts('order-7', [
      ...[order('nomsa', 'EK-7F3K-92QD'), confirmed, fact('ProcessingStarted', {}), dispatched],
      ...[fact('TransitStarted', {}), fact('DeliveryDelayed', {}), fact('OrderDelivered', { signedBy: 'Nomsa' })],
    ])
    expect(await titlesOf(shop, 'nomsa')).toEqual([
      'Your order EK-7F3K-92QD was delivered',
      'Your order EK-7F3K-92QD is delayed',
      'Your order EK-7F3K-92QD is on its way',
      'We are packing your order EK-7F3K-92QD',
      'We have your order EK-7F3K-92QD',
    ])
    const { results, meta } = await inboxOf(shop, 'nomsa', { limit: '2', pageNumber: '2' })
    expect(results.map(({ kind, href }) => [kind, href])).toEqual([
      ['orderShipped', '/account/orders/7'],
      ['orderProcessing', '/account/orders/7'],
    ])
    expect(meta).toEqual({ totalCount: 5, total: 5, pageNumber: 2, size: 2, unread: 5 })
  })

  it('has every step of a booking, each with the time as of then', async () => {
    const moved = { start: '2026-11-25T12:00:00Z', minutes: 60, claimId: 'next' }
    const { start: previousStart, claimId: previousClaimId } = aminasBooking
    await shop.given.facts('booking-9', [
      fact('BookingRequested', { ...aminasBooking, customerId: 'zodwa' }),
      fact('BookingConfirmed', {}),
      fact('BookingRescheduled', { ...moved, previousStart, previousClaimId }),
      fact('BookingCanceled', { customerId: 'zodwa', reason: 'Thabo is ill' }),
    ])
    const { results } = await inboxOf(shop, 'zodwa')
    expect(results.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Your booking BK-7F3K-92QD was cancelled: Thabo Mokoena will not come on Wed 25 Nov, 14:00. You owe nothing for it.',
      'Your booking BK-7F3K-92QD has a new time: Thabo Mokoena will come on Wed 25 Nov, 14:00.',
      'Your booking BK-7F3K-92QD is confirmed: Thabo Mokoena will come on Tue 24 Nov, 09:00.',
    ])
    expect(results[0]?.href).toBe('/account/bookings/9')
  })

  it('has no entry about an order that was rejected, and none about that of another customer', async () => {
    await shop.given.facts('order-8', [order('palesa', 'EK-8'), fact('OrderRejected', { product: 'Kettle', left: 0 })])
    expect(await titlesOf(shop, 'palesa')).toEqual([])
    expect(await unreadOf(shop, 'palesa')).toBe(0)
  })

  it('counts what customers did themselves as read', async () => {
    await shop.given.product(blueKettle, 10)
    const lindiwe = await shop.given.person('lindiwe')
    const products = [{ productId: 'blue-kettle', count: 1 }]
    const querydata = { products, shippingAddress: aminasHouse }
    const { id, orderNumber } = (await lindiwe('POST order/placeOrder', { querydata })).body.result
    await lindiwe('POST order/update', { querydata: { id, orderStatus: 'Canceled' } })
    expect(await titlesOf(shop, 'lindiwe')).toEqual([
      `(You cancelled your order ${orderNumber})`,
      `We have your order ${orderNumber}`,
    ])
  })

  it('keeps the newest 500 entries', async () => {
    await shop.given.facts('order-delayed', [
      ...[order('thandi', 'EK-9'), confirmed, fact('ProcessingStarted', {}), dispatched],
      ...Array.from({ length: 500 }, () => [fact('TransitStarted', {}), fact('DeliveryDelayed', {})]).flat(),
    ])
    const { meta, results } = await inboxOf(shop, 'thandi', { limit: '100', pageNumber: '5' })
    expect([meta.totalCount, meta.unread, results.length]).toEqual([500, 500, 100])
    expect(results.at(-1)?.title).toBe('Your order EK-9 is delayed')
  })
})

describe('an entry of the inbox', () => {
  let shop: GivenShop
  beforeAll(async () => {
    shop = await givenShop()
    await shop.given.facts('order-1', [order('amina', 'EK-1'), confirmed])
    await shop.given.facts('order-2', [order('amina', 'EK-2'), confirmed])
    await shop.given.facts('order-3', [order('amina', 'EK-3'), confirmed])
  })
  afterAll(() => shop.close())

  const read = async (calls: TestClient, querydata: { id: string; older?: boolean }) =>
    calls('POST inbox/read', { querydata })
  const idOf = async (orderNumber: string) => {
    const { results } = await inboxOf(shop, 'amina')
    return results.find(({ title }) => title.endsWith(orderNumber))?.id ?? ''
  }

  it('is marked as read alone, once however often it is asked for', async () => {
    const id = await idOf('EK-1')
    for (const _ of [1, 2]) expect((await read(shop.when.amina, { id })).status).toBe(200)
    expect(await titlesOf(shop, 'amina')).toEqual([
      'We have your order EK-3',
      'We have your order EK-2',
      '(We have your order EK-1)',
    ])
    expect(await unreadOf(shop, 'amina')).toBe(2)
    expect(await shop.facts('inbox-amina')).toEqual(['InboxEntryRead'])
  })

  it('is marked with all older ones, while newer ones stay unread', async () => {
    await read(shop.when.amina, { id: await idOf('EK-2'), older: true })
    expect(await titlesOf(shop, 'amina')).toEqual([
      'We have your order EK-3',
      '(We have your order EK-2)',
      '(We have your order EK-1)',
    ])
  })

  it('cannot be read or marked by anybody else', async () => {
    const id = await idOf('EK-3')
    const ofAmina = { params: { customerId: 'amina' } }
    for (const [calls, status, marked] of [
      [shop.when.sipho, 403, 404],
      [shop.when.themba, 403, 404],
      [shop.when.guest, 401, 401],
    ] as const) {
      expect((await calls('GET inbox/own/:customerId', ofAmina)).status).toBe(status)
      expect((await calls('GET inbox/unread/:customerId', ofAmina)).status).toBe(status)
      expect((await read(calls, { id, older: true })).status).toBe(marked)
    }
    expect(await unreadOf(shop, 'amina')).toBe(1)
  })

  it('is gone after the account is erased, and no later fact adds one', async () => {
    await shop.when.themba('POST customers/erase/:id', { params: { id: 'amina' } })
    await shop.given.facts('order-3', [fact('ProcessingStarted', {})])
    const rows = shop.projector && (await inboxRows(shop, 'amina'))
    expect(rows).toBe(0)
  })
})

/** How many rows the read model still has about a customer, past the API, which no longer lets them in. */
const inboxRows = async ({ folder }: GivenShop, customerId: string) => {
  const { DatabaseSync } = await import('node:sqlite')
  using database = new DatabaseSync(`${folder}/readModels.sqlite`, { readOnly: true })
  const count = (table: string) =>
    Number(database.prepare(`SELECT count(*) AS count FROM ${table} WHERE customer_id = ?`).get(customerId)?.['count'])
  return count('inbox_entries') + count('inbox_places')
}

describe('a live frame about the inbox', () => {
  it('reaches the customer when an order ships and when an entry is read, and nobody else', async () => {
    await using shop = await givenShop()
    await shop.given.product(copperPot, 10)
    await shop.given.provider('thabo', thabosPlumbing)
    await using phone = await openLiveClient(shop.url, shop.tokens.amina)
    await using desk = await openLiveClient(shop.url, shop.tokens.amina)
    await using sipho = await openLiveClient(shop.url, shop.tokens.sipho)

    const querydata = { products: [{ productId: 'copper-pot', count: 1 }], shippingAddress: aminasHouse }
    const { id } = (await shop.when.amina('POST order/placeOrder', { querydata })).body.result
    for (const device of [phone, desk]) await device.waitForFrame('inboxChanged')
    await shop.when.themba('POST order/update', { querydata: { id, orderStatus: 'Processing' } })
    for (const device of [phone, desk]) await device.waitForFrame('inboxChanged')

    const [newest] = (await inboxOf(shop, 'amina')).results
    await shop.when.amina('POST inbox/read', { querydata: { id: newest?.id ?? '' } })
    for (const device of [phone, desk]) await device.waitForFrame('inboxChanged')
    expect(await unreadOf(shop, 'amina')).toBe(1)

    await sipho.catchUp()
    expect(sipho.frames.map(({ event }) => event)).not.toContain('inboxChanged')
  })
})
