import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outcome, type TestClient } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { fact } from '#domain/kernel/decision.ts'
import { blueKettle, copperPot, enamelMug } from '#domain/testing/fixtures.ts'

let shop: GivenShop
let amina: TestClient

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
  it('is the same in every session of the customer', async () => {
    const desk = await shop.given.person('amina')
    await amina('POST cart/add', { querydata: line('blue-kettle', 1) })
    await desk('POST cart/add', { querydata: line('blue-kettle', 2) })
    expect(await inCart(desk)).toEqual([line('blue-kettle', 3)])
  })

  it('is returned by every change', async () => {
    const added = await amina('POST cart/add', { querydata: line('enamel-mug', 4) })
    expect(added.body.result.lines).toEqual([line('enamel-mug', 4)])
    const set = await amina('POST cart/setCount', { querydata: line('enamel-mug', 2) })
    expect(set.body.result.lines).toEqual([line('enamel-mug', 2)])
    expect(set.body.result.version).toBe(added.body.result.version + 1)
    const removed = await amina('POST cart/remove', { querydata: { productId: 'enamel-mug' } })
    expect(removed.body.result.lines).toEqual([])
  })

  it('takes on the lines of their guest cart, up to the stock, without unknown products', async () => {
    await amina('POST cart/add', { querydata: line('blue-kettle', 2) })
    const lines = [line('blue-kettle', 9), line('enamel-mug', 1), line('moon-kettle', 1)]
    const merged = await amina('POST cart/merge', { querydata: { lines } })
    expect(merged.body.result.lines).toEqual([line('blue-kettle', 5), line('enamel-mug', 1)])
    expect(merged.body.result.cut).toEqual([
      { productId: 'blue-kettle', wanted: 11, count: 5 },
      { productId: 'moon-kettle', wanted: 1, count: 0 },
    ])
  })

  it('keeps the price that the customer saw, in rand, until they accept a new one', async () => {
    await amina('POST cart/add', { querydata: { ...line('enamel-mug', 2), price: 49.99 } })
    expect(await inCart()).toEqual([{ ...line('enamel-mug', 2), price: 49.99 }])
    const lines = [{ productId: 'enamel-mug', price: 45 }]
    const accepted = await amina('POST cart/acceptPrices', { querydata: { lines } })
    expect(accepted.body.result.lines).toEqual([{ ...line('enamel-mug', 2), price: 45 }])
  })

  it('restores a removed line at its old place', async () => {
    await amina('POST cart/add', { querydata: line('blue-kettle', 2) })
    await amina('POST cart/add', { querydata: line('enamel-mug', 1) })
    await amina('POST cart/remove', { querydata: { productId: 'blue-kettle' } })
    const lines = [{ ...line('blue-kettle', 2), place: 0 }]
    const back = await amina('POST cart/putBack', { querydata: { lines } })
    expect(back.body.result.lines).toEqual([line('blue-kettle', 2), line('enamel-mug', 1)])
    const never = [{ ...line('moon-kettle', 1), place: 0 }]
    expect(outcome(await amina('POST cart/putBack', { querydata: { lines: never } }))).toEqual([404, 'ProductNotFound'])
  })

  it('still names a withdrawn product, and restores it after an undo', async () => {
    await shop.given.product(copperPot, 3)
    await amina('POST cart/add', { querydata: line('copper-pot', 1) })
    await shop.given.facts('product-copper-pot', [fact('ProductWithdrawn', {})])
    const { result } = (await amina('GET cart/:customerId', { params: { customerId: 'amina' } })).body
    expect(result.lines).toEqual([line('copper-pot', 1)])
    expect(result.withdrawn).toEqual([
      { productId: 'copper-pot', name: 'Copper pot', thumbnail: '/pictures/copper-pot-320.webp' },
    ])
    await amina('POST cart/clear')
    await amina('POST cart/putBack', { querydata: { lines: [{ ...line('copper-pot', 1), place: 0 }] } })
    expect(await inCart()).toEqual([line('copper-pot', 1)])
    expect(outcome(await amina('POST cart/add', { querydata: line('copper-pot', 1) }))).toEqual([
      404,
      'ProductNotFound',
    ])
  })

  it('refuses an unknown product', async () => {
    expect(outcome(await amina('POST cart/add', { querydata: line('moon-kettle', 1) }))).toEqual([
      404,
      'ProductNotFound',
    ])
  })

  it.each([[0], [-1], [1.5], [1e9], [1000], ['2']])('refuses a count of %j', async (count) => {
    const body = { querydata: { productId: 'enamel-mug', count } }
    for (const path of ['cart/add', 'cart/setCount']) {
      expect(outcome(await amina.raw('POST', path, { body }))).toEqual([400, 'InvalidRequest'])
    }
    const lines = { querydata: { lines: [body.querydata] } }
    expect(outcome(await amina.raw('POST', 'cart/merge', { body: lines }))).toEqual([400, 'InvalidRequest'])
    expect(await inCart()).toEqual([])
  })

  it('loses no change when many arrive concurrently', async () => {
    await Promise.all(Array.from({ length: 10 }, () => amina('POST cart/add', { querydata: line('enamel-mug', 1) })))
    expect(await inCart()).toEqual([line('enamel-mug', 10)])
  })
})
