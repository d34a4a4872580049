import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { localDate, millisecondsPerDay, startOfDay } from '#domain/localDate.ts'
import { aminasOrder, blueKettle } from '#domain/testing/fixtures.ts'

let shop: GivenShop

const confirmed = fact('OrderConfirmed', {})
const started = fact('ProcessingStarted', {})
const dispatched = fact('OrderDispatched', {})

/** Appends an order placed at a moment, and its later facts. Total in cents. */
const order = (name: string, customerId: string, at: string, total: number, ...became: Fact[]) =>
  appendFacts(
    shop.store,
    `order-${name}`,
    [fact('OrderPlaced', { ...aminasOrder, customerId, orderNumber: numbers[name], total }), confirmed, ...became],
    at,
  )

const numbers: Record<string, string> = {
  amina1: 'EK-7F3K-92QD',
  amina2: 'EK-4T9B-10HM',
  zoe1: 'EK-2M8W-44TX',
  zoe2: 'EK-D7EK-53NA',
}

beforeAll(async () => {
  shop = await givenShop()
  await shop.given.product(blueKettle, 10)
  await shop.given.person('zoe')
  await shop.given.facts('account-zoe', [fact('DetailsChanged', { firstname: 'Zoë', lastname: 'van der Merwe' })])
  // Just after midnight in South Africa it is still the day before in UTC.
  await order('amina1', 'amina', '2026-11-09T22:30:00.000Z', 69_800)
  await order('amina2', 'amina', '2026-11-10T21:59:59.000Z', 5_000, started, dispatched, fact('TransitStarted', {}))
  await order('zoe1', 'zoe', '2026-11-12T08:00:00.000Z', 250_000, started)
  await order('zoe2', 'zoe', '2026-11-16T07:00:00.000Z', 25_000)
  await shop.caughtUp()
})
afterAll(() => shop.close())

const requestOrders = (query: Record<string, string>) => shop.when.themba('GET order/all', { query })
const foundIds = async (query: Record<string, string>) => {
  const { orders, meta } = (await requestOrders(query)).body
  expect(meta.totalCount).toBe(orders.length)
  return orders.map(({ id }) => id).join(' ')
}

describe('the order list of admins', () => {
  it.each<[words: string, query: Record<string, string>, ids: string]>([
    ['an order status', { orderStatus: 'Pending' }, 'zoe2 amina1'],
    ['a shipping status', { shippingStatus: 'inTransit' }, 'amina2'],
    ['a shipping status that several order statuses have', { shippingStatus: 'awaitingDispatch' }, 'zoe2 zoe1 amina1'],
    ['statuses that do not go together', { orderStatus: 'Pending', shippingStatus: 'delivered' }, ''],
    ['a customer', { customerId: 'zoe' }, 'zoe2 zoe1'],
    ['the first day', { since: '2026-11-12' }, 'zoe2 zoe1'],
    ['the last day', { until: '2026-11-10' }, 'amina2 amina1'],
    ['one day of South Africa', { since: '2026-11-10', until: '2026-11-10' }, 'amina2 amina1'],
    ['a moment', { since: '2026-11-10T21:59:59Z', until: '2026-11-10T21:59:59Z' }, 'amina2'],
    ['a range that ends before it starts', { since: '2026-11-12', until: '2026-11-10' }, ''],
    ['the least total', { totalFrom: '250' }, 'zoe2 zoe1 amina1'],
    ['the largest total, with cents', { totalTo: '250.00' }, 'zoe2 amina2'],
    ['one total', { totalFrom: '698', totalTo: '698' }, 'amina1'],
    ['part of a number', { search: 'f3k' }, 'amina1'],
    ['a number without its hyphens', { search: 'ek-7f3k92qd' }, 'amina1'],
    ['a number without separators', { search: 'EK7F3K92QD' }, 'amina1'],
    ['a number with spaces', { search: ' ek 7f3k 92qd' }, 'amina1'],
    ['part of a number without separators', { search: 'ek7f3' }, 'amina1'],
    ...['‐', '‑', '‒', '–', '—', '―', '−'].map((dash): [string, Record<string, string>, string] => [
      `a number with ${dash} in it`,
      { search: `EK${dash}7F3K${dash}92QD` },
      'amina1',
    ]),
    ['part of a number that EK is in', { search: 'ek5' }, 'zoe2'],
    ['how a number begins', { search: 'EK-4' }, 'amina2'],
    ['a name, whatever its accents and capitals', { search: 'ZOE  van' }, 'zoe2 zoe1'],
    ['how a name begins', { search: 'm' }, 'zoe2 zoe1'],
    ['a customer’s whole id', { search: 'zoe' }, 'zoe2 zoe1'],
    ['what every number begins with', { search: 'ek-' }, 'zoe2 zoe1 amina2 amina1'],
    ['characters that have a meaning in a search query', { search: '"a" OR *' }, ''],
    ['several things at once', { search: 'daniels', totalFrom: '100', orderStatus: 'Pending' }, 'amina1'],
  ])('finds orders by %s', async (_words, query, ids) => expect(await foundIds(query)).toBe(ids))

  it.each([
    ['newest', 'zoe2 zoe1 amina2 amina1'],
    ['oldest', 'amina1 amina2 zoe1 zoe2'],
    ['total', 'zoe1 amina1 zoe2 amina2'],
    ['smallest', 'amina2 zoe2 amina1 zoe1'],
  ])('is sorted by %s', async (sort, ids) => expect(await foundIds({ sort })).toBe(ids))

  it.each<[query: Record<string, string>, field: string, sentence: string]>([
    [
      { orderStatus: 'Lost' },
      'orderStatus',
      'The order status must be one of: Pending, Processing, Shipped, Delivered, Canceled',
    ],
    [{ since: 'yesterday' }, 'since', 'since must be a day or a moment: 2026-11-21 or 2026-11-21T08:30:00Z'],
    [{ totalFrom: '-5' }, 'totalFrom', 'totalFrom must be an amount in rand: 250 or 249.99'],
    [{ totalTo: '1.234' }, 'totalTo', 'totalTo must be an amount in rand: 250 or 249.99'],
    [{ late: 'perhaps' }, 'late', 'late must be true or false'],
    [{ sort: 'random' }, 'sort', 'The sort must be one of: newest, oldest, total, smallest'],
    [{ format: 'pdf' }, 'format', 'The format must be csv'],
  ])('refuses %j with a sentence', async (query, field, message) => {
    const answer = await requestOrders(query)
    expect([...outcome(answer), answer.body.errors]).toEqual([400, 'InvalidRequest', [{ field, message }]])
  })

  it('is downloaded as CSV with all matching orders, whatever the page', async () => {
    const { text, headers } = await requestOrders({ format: 'csv', orderStatus: 'Pending', limit: '1' })
    expect(headers.get('content-disposition')).toMatch(/orders-2026-11-\d\d\.csv/)
    expect(text.split('\r\n').filter(Boolean)).toEqual([
      'orderNumber,orderDate,customerId,customerName,orderStatus,shippingStatus,late,pieces,totalAmount,paymentMethod,signedBy,id',
      'EK-D7EK-53NA,2026-11-16T07:00:00.000Z,zoe,Zoë van der Merwe,Pending,awaitingDispatch,no,2,250,Cash on Delivery,,zoe2',
      'EK-7F3K-92QD,2026-11-09T22:30:00.000Z,amina,Amina Daniels,Pending,awaitingDispatch,yes,2,698,Cash on Delivery,,amina1',
    ])
  })

  it('no longer finds orders by the name of an erased customer', async () => {
    await shop.given.facts('account-zoe', [fact('AccountErased', {})])
    expect(await foundIds({ search: 'merwe' })).toBe('')
    expect((await requestOrders({ customerId: 'zoe' })).body.orders[0]?.customerName).toBe('zoe')
  })
})

it('the file name contains the date in South Africa, also while it is the day before in UTC', async () => {
  const now = shop.clock.now()
  const tomorrow = localDate(new Date(now.getTime() + millisecondsPerDay))
  shop.clock.advance((Date.parse(startOfDay(tomorrow)) - now.getTime()) / 1000 + 60)
  const themba = await shop.given.person('themba')

  const { headers } = await themba('GET order/all', { query: { format: 'csv' } })
  expect(headers.get('content-disposition')).toContain(`orders-${tomorrow}.csv`)
})
