import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Calls, outcome } from '#api/callsOf.ts'
import { type GivenShop, givenShop } from '#api/givenShop.ts'
import { blueKettle, enamelMug } from '#domain/cast.ts'

let shop: GivenShop
let amina: Calls

beforeAll(async () => {
  shop = await givenShop()
  await shop.given.product(blueKettle, 5)
  await shop.given.product(enamelMug, 500)
})
afterAll(() => shop.close())

beforeEach(async () => {
  amina = await shop.given.person('amina')
  await amina('POST cart/clear')
})

const line = (productId: string, count: number) => ({ productId, count })
const inCart = async (calls = amina) =>
  (await calls('GET cart/:customerId', { params: { customerId: 'amina' } })).body.result.lines

describe('the cart of a customer', () => {
  it('follows them from phone to desk', async () => {
    const desk = await shop.given.person('amina')
    await amina('POST cart/add', { querydata: line('blue-kettle', 1) })
    await desk('POST cart/add', { querydata: line('blue-kettle', 2) })
    expect(await inCart(desk)).toEqual([line('blue-kettle', 3)])
  })

  it('answers each change with its lines', async () => {
    const added = await amina('POST cart/add', { querydata: line('enamel-mug', 4) })
    expect(added.body.result.lines).toEqual([line('enamel-mug', 4)])
    const set = await amina('POST cart/setCount', { querydata: line('enamel-mug', 2) })
    expect(set.body.result.lines).toEqual([line('enamel-mug', 2)])
    expect(set.body.result.version).toBe(added.body.result.version + 1)
    const removed = await amina('POST cart/remove', { querydata: { productId: 'enamel-mug' } })
    expect(removed.body.result.lines).toEqual([])
  })

  it('takes on what they chose as a guest, up to what is in stock, without what the shop does not know', async () => {
    await amina('POST cart/add', { querydata: line('blue-kettle', 2) })
    const lines = [line('blue-kettle', 9), line('enamel-mug', 1), line('moon-kettle', 1)]
    const merged = await amina('POST cart/merge', { querydata: { lines } })
    expect(merged.body.result.lines).toEqual([line('blue-kettle', 5), line('enamel-mug', 1)])
  })

  it('does not know products that the shop does not know', async () => {
    expect(outcome(await amina('POST cart/add', { querydata: line('moon-kettle', 1) }))).toEqual([
      404,
      'ProductNotFound',
    ])
  })

  it.each([[0], [-1], [1.5], [1e9], [1000], ['2']])('does not take a count of %j', async (count) => {
    const body = { querydata: { productId: 'enamel-mug', count } }
    for (const path of ['cart/add', 'cart/setCount']) {
      expect(outcome(await amina.raw('POST', path, { body }))).toEqual([400, 'InvalidRequest'])
    }
    const lines = { querydata: { lines: [body.querydata] } }
    expect(outcome(await amina.raw('POST', 'cart/merge', { body: lines }))).toEqual([400, 'InvalidRequest'])
    expect(await inCart()).toEqual([])
  })

  it('loses nothing when many changes arrive at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => amina('POST cart/add', { querydata: line('enamel-mug', 1) })))
    expect(await inCart()).toEqual([line('enamel-mug', 10)])
  })
})
