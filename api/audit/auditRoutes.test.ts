import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { aminasHouse, enamelMug, monday } from '#domain/testing/fixtures.ts'

type Filter = Record<string, string>

let shop: GivenShop
let themba: GivenShop['when']['themba']
let orderId: string
let orderNumber: string

const recent = async (query: Filter = {}) => {
  const { status, body } = await themba('GET audit/recent', { query })
  expect(status).toBe(200)
  return body
}
const typesIn = async (query: Filter) => (await recent(query)).results.map(({ type }) => type)
const readAll = async (query: Filter = {}) => {
  const found = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { results, meta } = await recent({ ...query, ...(cursor && { nextCursor: cursor }) })
    found.push(...results)
    cursor = meta.nextCursor
  }
  return found
}

beforeAll(async () => {
  shop = await givenShop()
  await shop.given.address('amina', 'home', aminasHouse)
  await shop.given.product(enamelMug, 3)
  const order = await shop.given.aminasOrder()
  ;({ id: orderId, orderNumber } = order)
  shop.clock.advance(24 * 60 * 60)
  themba = await shop.given.person('themba')
  const update = (edit: object) => themba('POST order/update', { querydata: { id: orderId, ...edit } })
  await update({ orderStatus: 'Processing' })
  await update({ orderStatus: 'Canceled', reason: 'Amina moved to 12 Vilakazi Street' })
  await shop.waitForFact('MailSent', undefined, { kind: 'orderCanceled' })
})
beforeEach(() => shop.caughtUp())
afterAll(() => shop.close())

describe('the audit over the whole shop', () => {
  it('lists every fact, newest first', async () => {
    const found = await readAll({ limit: '7' })
    const positions = found.map(({ position }) => position)

    expect(positions).toEqual(positions.toSorted((one, other) => other - one))
    expect(new Set(positions).size).toBe(positions.length)
    expect(found.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        'AccountOpened',
        'AddressAdded',
        'OrderPlaced',
        'StockReserved',
        'CartOrdered',
        'MailSent',
      ]),
    )
  })

  it('contains actor, sentence and the display name of the record', async () => {
    const [canceled] = (await recent({ type: 'OrderCanceled' })).results
    expect(canceled).toMatchObject({
      noun: 'order',
      recordId: orderId,
      recordName: orderNumber,
      actor: { role: 'admin', id: 'themba', name: 'Themba Daniels' },
      sentence: 'cancelled the order',
    })
    const [reserved] = (await recent({ type: 'StockReserved' })).results
    expect(reserved).toMatchObject({
      recordName: 'Blue kettle',
      actor: { role: 'system', id: 'reserveStock', name: 'the shop' },
      sentence: `set 2 pieces aside for order ${orderNumber}`,
    })
  })

  it('names no customer', async () => {
    const text = JSON.stringify(await readAll())
    expect(text).not.toMatch(/Amina Daniels|Vilakazi|amina@ekhaya/)
    expect(text).toContain('A••••• D•••••')
  })

  it.each<[string, Filter, string[]]>([
    ['a noun', { noun: 'cart' }, ['CartOrdered']],
    ['a type', { type: 'ProcessingStarted' }, ['ProcessingStarted']],
    ['an actor', { actor: 'themba' }, ['OrderCanceled', 'ProcessingStarted']],
    ['a role', { role: 'customer' }, ['OrderPlaced']],
    ['a role and a noun', { role: 'system', noun: 'order' }, ['OrderConfirmed']],
    ['a noun and a type that is not its own', { noun: 'cart', type: 'OrderPlaced' }, []],
    ['a request and a type that is not of the noun', { correlationId: 'given', noun: 'cart', type: 'OrderPlaced' }, []],
    ['a moment after the year 9999', { noun: 'cart', until: '9999-12-31T23:59:59-23:59' }, ['CartOrdered']],
    ['an unknown type', { type: 'KettleDescaled' }, []],
    ['a record', { noun: 'product', id: 'enamel-mug' }, ['ProductAdded']],
    ['a day', { noun: 'order', since: '2026-11-17' }, ['OrderCanceled', 'ProcessingStarted']],
    ['the days until one', { noun: 'order', until: '2026-11-16' }, ['OrderConfirmed', 'OrderPlaced']],
    ['a moment', { noun: 'order', since: '2999-01-01T00:00:00Z' }, []],
  ])('is filtered by %s', async (_what, query, types) => {
    expect(await typesIn(query)).toEqual(types)
  })

  it('is filtered by request', async () => {
    const [placed] = (await recent({ type: 'OrderPlaced' })).results
    const types = await typesIn({ correlationId: placed?.correlationId ?? '' })
    expect(types.toReversed().slice(0, 2)).toEqual(['OrderPlaced', 'StockReserved'])
    expect(types).toEqual(expect.arrayContaining(['OrderConfirmed', 'CartOrdered', 'MailSent']))
  })

  it.each([
    { noun: 'kettle' },
    { since: 'yesterday' },
    { role: 'king' },
    { nextCursor: 'x' },
    { format: 'pdf' },
    { id: 'amina' },
  ])('refuses %j', async (query) => {
    const { status, body } = await themba('GET audit/recent', { query: query as never })
    expect([status, body.refusal]).toEqual([400, 'InvalidRequest'])
  })

  it('is downloaded as CSV and as JSON', async () => {
    const csv = await themba('GET audit/recent', { query: { actor: 'themba', format: 'csv' } })
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(csv.text.split('\r\n')[1]).toContain(`Themba Daniels,admin,order,${orderId},${orderNumber},OrderCanceled`)
    const json = await themba('GET audit/recent', { query: { actor: 'themba', format: 'json' } })
    expect(JSON.parse(json.text)).toMatchObject([{ type: 'OrderCanceled' }, { type: 'ProcessingStarted' }])
  })
})

it('the facts that an order caused are listed: stock, cart and mails, each with its cause', async () => {
  const { body } = await themba('GET audit/followed/:noun/:id', { params: { noun: 'order', id: orderId } })
  const ids = new Map((await readAll({ noun: 'order' })).map(({ id, type }) => [id, type]))

  const followed = body.results.map(({ type, causationId }) => [ids.get(causationId ?? ''), type])
  expect(followed.toSorted()).toEqual([
    ['OrderCanceled', 'MailSent'],
    ['OrderCanceled', 'StockReleased'],
    ['OrderConfirmed', 'MailSent'],
    ['OrderPlaced', 'CartOrdered'],
    ['OrderPlaced', 'StockReserved'],
  ])
})

it('a fact that was tampered with is listed without its data', async () => {
  await using tampered = await givenShop()
  const by = { role: 'admin', id: 'themba' } as const
  const data = { reason: 'late', sealed: { key: 'invoice-2026/none', text: 'AAAA' } }
  const forged = {
    id: randomUUID(),
    type: 'OrderCanceled',
    version: 1,
    data,
    meta: { by, at: monday, correlationId: 'x' },
  }
  await tampered.raw.append('order-torn', 'absent', [forged])
  await tampered.caughtUp()
  const { body } = await tampered.when.themba('GET audit/recent', { query: { noun: 'order' } })
  expect(body.results.map(({ sentence }) => sentence)).toEqual(['cancelled the order'])
})
