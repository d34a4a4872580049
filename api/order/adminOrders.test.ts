import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { blueKettle } from '#domain/testing/fixtures.ts'

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

const edit = (who: 'amina' | 'themba', change: object, orderId = id) =>
  shop.when[who]('POST order/update', { querydata: { id: orderId, ...change } })

const bulk = (
  querydata: { ids: string[]; move: 'Processing' | 'Shipped' | 'Canceled'; [more: string]: unknown },
  key?: string,
) => shop.when.themba('POST order/bulk', { querydata }, key ? { 'idempotency-key': key } : {})

const types = async (orderId: string) => (await shop.facts(`order-${orderId}`)).slice(2)

describe('two admins with one order', () => {
  it('the second edit is refused with who changed the order first, when, and what', async () => {
    const lindiwe = await shop.given.person('lindiwe')
    await shop.given.facts('account-lindiwe', [{ type: 'RoleGranted', data: { role: 'Admin' } }])
    await edit('themba', { orderStatus: 'Processing' })
    const { version } = (await lindiwe('GET order/find/:id', { params: { id } })).body.result
    await edit('themba', { orderStatus: 'Shipped', version })

    const late = await lindiwe('POST order/update', { querydata: { id, orderStatus: 'Canceled', version } })
    expect(outcome(late)).toEqual([409, 'OrderHasChanged'])
    expect(late.body).toMatchObject({
      message: 'Someone else has changed this order',
      by: { role: 'admin', id: 'themba', name: 'Themba Daniels' },
      at: expect.stringMatching(/^2026-11-16T/),
      version: 3,
      changes: expect.arrayContaining([
        { field: 'orderStatus', from: 'Processing', to: 'Shipped' },
        { field: 'shippingStatus', from: 'awaitingDispatch', to: 'dispatched' },
      ]),
    })
    expect(await types(id)).toEqual(['ProcessingStarted', 'OrderDispatched'])
  })

  it('a customer learns that the shop changed it, not which admin', async () => {
    await edit('themba', { orderStatus: 'Processing' })
    const late = await shop.when.amina('POST order/update', { querydata: { id, orderStatus: 'Canceled', version: 1 } })
    expect(late.body.by).toEqual({ role: 'admin', id: '', name: 'the shop' })
    expect(late.text).not.toMatch(/themba/i)
  })

  it('of two concurrent edits one is applied', async () => {
    const moves = await Promise.all([1, 2].map(() => edit('themba', { orderStatus: 'Processing', version: 1 })))
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await types(id)).toEqual(['ProcessingStarted'])
  })
})

describe('an order says why a transition is blocked', () => {
  it('to an admin, for each transition', async () => {
    const { result } = (await shop.when.themba('GET order/find/:id', { params: { id } })).body
    expect(result.offered).toEqual(['Processing', 'Canceled'])
    expect(result.withheld).toEqual({
      Shipped: 'Only an order in processing can be dispatched',
      inTransit: 'Only a dispatched parcel can be in transit',
      delayed: 'Only a parcel in transit can be delayed',
      Delivered: 'Only a dispatched order can be delivered',
    })
  })

  it('to its customer, for cancelling only', async () => {
    await edit('themba', { orderStatus: 'Processing' })
    const { result } = (await shop.when.amina('GET order/find/:id', { params: { id } })).body
    expect(result).toMatchObject({
      offered: [],
      withheld: { Canceled: 'We are already packing it: ask us to stop it' },
    })
    expect((await edit('amina', { orderStatus: 'Canceled' })).body.message).toBe(result.withheld['Canceled'])
  })

  it('in the message of a refused edit', async () => {
    const { body } = await edit('themba', { orderStatus: 'Shipped' })
    expect(body.message).toBe('Only an order in processing can be dispatched')
  })
})

describe('many orders at once', () => {
  let second: string

  beforeEach(async () => {
    second = (await shop.given.aminasOrder()).id
    await edit('themba', { orderStatus: 'Processing' })
  })

  it('are updated one by one, and each refused one says why', async () => {
    const { body, headers } = await bulk({ ids: [id, second, 'nobodys'], move: 'Shipped' })
    expect(body.counts).toEqual({ moved: 1, refused: 2 })
    expect(body.results).toMatchObject([
      { id, outcome: 'moved', orderStatus: 'Shipped', shippingStatus: 'dispatched', version: 3 },
      {
        id: second,
        outcome: 'refused',
        orderStatus: 'Pending',
        refusal: 'MoveIsImpossible',
        message: 'Only an order in processing can be dispatched',
        offered: ['Processing', 'Canceled'],
      },
      { id: 'nobodys', outcome: 'refused', refusal: 'OrderNotFound', message: 'No order found' },
    ])
    expect([await types(id), await types(second)]).toEqual([['ProcessingStarted', 'OrderDispatched'], []])
    expect(shop.positionIn(headers)).toBeGreaterThan(0)
  })

  it('are not changed with dryRun', async () => {
    const { body } = await bulk({ ids: [id, second], move: 'Shipped', dryRun: true })
    expect(body).toMatchObject({
      counts: { moved: 1, refused: 1 },
      dryRun: true,
      results: [
        { outcome: 'moved', orderStatus: 'Shipped' },
        { outcome: 'refused', orderStatus: 'Pending' },
      ],
    })
    expect(await types(id)).toEqual(['ProcessingStarted'])
  })

  it('are updated once under one key, and a repeated request gets the same results', async () => {
    const first = await bulk({ ids: [id, second], move: 'Canceled', reason: 'The flood' }, 'flood')
    const again = await bulk({ ids: [id, second], move: 'Canceled', reason: 'The flood' }, 'flood')
    expect(again.body.results).toEqual(first.body.results)
    expect(again.body.counts).toEqual({ moved: 2, refused: 0 })
    expect([await types(id), await types(second)]).toEqual([['ProcessingStarted', 'OrderCanceled'], ['OrderCanceled']])
  })

  it('that were dispatched already are refused with that reason', async () => {
    await bulk({ ids: [id], move: 'Shipped' })
    const { body } = await bulk({ ids: [id], move: 'Shipped' })
    expect(body.results).toMatchObject([{ outcome: 'refused', message: 'It has already been dispatched' }])
  })
})
