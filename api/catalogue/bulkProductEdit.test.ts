import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '#api/testing/testClient.ts'
import { type GivenShop, givenShop } from '#api/testing/testShop.ts'
import { blueKettle, copperPot, enamelMug } from '#domain/testing/fixtures.ts'

let shop: GivenShop

beforeAll(async () => {
  shop = await givenShop()
  await shop.given.product(blueKettle, 10)
  await shop.given.product(copperPot, 3)
  await shop.given.product(enamelMug, 0)
})
afterAll(() => shop.close())

type Change = { id: string } & Record<string, unknown>
const bulk = (changes: Change[], dryRun = false, headers: Record<string, string> = {}) =>
  shop.when.themba('POST products/bulk', { querydata: { changes, dryRun } as never }, headers)

const priceOf = async (slug: string) => {
  await shop.caughtUp()
  const { body } = await shop.when.guest('GET products/getProduct/:slug', { params: { slug } })
  return [body.data.price, body.data.discount, body.data.quantity]
}

describe('a change of many products', () => {
  it('in a dry run returns each product before and after, with warnings, and appends nothing', async () => {
    const before = await shop.store.head()
    const { body } = await bulk(
      [
        { id: 'blue-kettle', priceBy: -50, discount: 10 },
        { id: 'copper-pot', quantityBy: -3 },
        { id: 'enamel-mug', quantityBy: 4 },
      ],
      true,
    )
    expect(await shop.store.head()).toBe(before)
    expect([body.dryRun, body.counts]).toEqual([true, { changed: 3, unchanged: 0, refused: 0 }])
    expect(body.results).toEqual([
      {
        id: 'blue-kettle',
        slug: 'blue-kettle',
        name: 'Blue kettle',
        outcome: 'changed',
        before: {
          price: 349,
          costPrice: 174.5,
          discount: 0,
          discountedPrice: 349,
          quantity: 10,
          state: 'listed',
          version: 0,
        },
        after: {
          price: 174.5,
          costPrice: 174.5,
          discount: 10,
          discountedPrice: 157.05,
          quantity: 10,
          state: 'listed',
          version: 1,
        },
        warnings: ['belowCost'],
      },
      expect.objectContaining({ id: 'copper-pot', warnings: ['soldOut'] }),
      expect.objectContaining({ id: 'enamel-mug', warnings: ['lowStock'] }),
    ])
  })

  it('returns no warnings for a product that it withdraws', async () => {
    const { body } = await bulk([{ id: 'enamel-mug', price: 1, isActive: false }], true)
    expect(body.results).toMatchObject([
      { outcome: 'changed', after: { state: 'withdrawn', quantity: 0 }, warnings: [] },
    ])
  })

  it('is applied to each product by itself: a refused one does not stop the others', async () => {
    const { body, headers } = await bulk([
      { id: 'blue-kettle', price: '399.00', version: 0 },
      { id: 'copper-pot', quantityBy: -4 },
      { id: 'moon-kettle', discount: 5 },
      { id: 'enamel-mug', isActive: true },
    ])
    expect(shop.positionIn(headers)).toBe(await shop.store.head())
    expect(body.counts).toEqual({ changed: 1, unchanged: 1, refused: 2 })
    expect(body.results.map(({ id, outcome, refusal, message }) => [id, outcome, refusal, message])).toEqual([
      ['blue-kettle', 'changed', undefined, undefined],
      ['copper-pot', 'refused', 'StockBelowZero', 'Copper pot has 3 in stock: 4 cannot be taken away'],
      ['moon-kettle', 'refused', 'ProductNotFound', 'No product found'],
      ['enamel-mug', 'unchanged', undefined, undefined],
    ])
    expect(await priceOf('blue-kettle')).toEqual([399, 0, 10])
    expect(await shop.facts('product-copper-pot')).toEqual(['ProductAdded'])
  })

  it('is refused for a product that was edited since the version that the admin saw', async () => {
    const { body } = await bulk([{ id: 'blue-kettle', priceBy: 10, version: 0 }])
    expect(body.results).toMatchObject([
      { outcome: 'refused', refusal: 'ProductHasChanged', after: null, warnings: [] },
    ])
  })

  it('with an idempotency key is applied once', async () => {
    const addFive = () => bulk([{ id: 'copper-pot', quantityBy: 5 }], false, { 'idempotency-key': 'five more pots' })
    expect((await addFive()).body.results).toEqual((await addFive()).body.results)
    expect((await priceOf('copper-pot'))[2]).toBe(8)
  })

  it('takes 500 products at once, and no more', async () => {
    const unknownProducts = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: `nobodys-${index}`, priceBy: -12.5 }))
    expect((await bulk(unknownProducts(500), true)).body.counts).toEqual({ changed: 0, unchanged: 0, refused: 500 })
    const answer = await bulk(unknownProducts(501), true)
    expect([...outcome(answer), answer.body.message]).toEqual([400, 'InvalidRequest', 'At most 500 products at once'])
  })
})
