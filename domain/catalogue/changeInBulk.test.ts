import { describe, expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { draftKettle, listedKettle, productAfter, unknownKettle } from '#domain/testing/productFixtures.ts'
import { BulkProductRequest } from './bulkProductForm.ts'
import { type BulkChange, changeInBulk } from './changeInBulk.ts'
import type { ProductFact } from './productEvents.ts'

const repriced = (price: number, discount = 0) => fact('ProductRepriced', { price, costPrice: 17_450, discount })

describe('a change of many products', () => {
  it.each<[BulkChange, ProductFact[]]>([
    [{ price: 30_000 }, [repriced(30_000)]],
    [{ priceBy: 10 }, [repriced(38_390)]],
    [{ priceBy: -12.5 }, [repriced(30_538)]],
    [{ priceBy: 0 }, []],
    [{ discount: 20 }, [repriced(34_900, 20)]],
    [{ quantityBy: 5 }, [fact('StockAdjusted', { by: 5, reason: 'changed with others' })]],
    [{ quantityBy: -10 }, [fact('StockAdjusted', { by: -10, reason: 'changed with others' })]],
    [{ isActive: false }, [fact('ProductWithdrawn', {})]],
    [{ isActive: true }, []],
    [{}, []],
  ])('%j', (change, facts) => expect(changeInBulk(listedKettle(), change)).toEqual(facts))

  it('cannot reduce the stock below zero', () => {
    expect(changeInBulk(listedKettle(3), { quantityBy: -4 })).toEqual({
      refusal: 'StockBelowZero',
      details: { product: 'Blue kettle', left: 3, by: 4 },
    })
  })

  it('cannot raise the stock above the largest quantity that the form accepts', () => {
    expect(changeInBulk(listedKettle(9_999_999_999), { quantityBy: 1 })).toMatchObject({
      refusal: 'InvalidRequest',
      errors: [{ field: 'quantity', message: expect.stringContaining('9 999 999 999') }],
    })
    expect(changeInBulk(listedKettle(9_999_999_998), { quantityBy: 1 })).toHaveLength(1)
  })

  it('refuses a discount that reduces the price to zero', () => {
    expect(changeInBulk(listedKettle(1, repriced(1)), { discount: 99 })).toMatchObject({
      errors: [{ field: 'discount' }],
    })
  })

  it.each([
    ['zero', listedKettle(1, repriced(1)), -60],
    ['higher than the form accepts', listedKettle(1, repriced(999_999_999_999)), 1],
  ])('refuses a percentage that makes the price %s', (_how, product, priceBy) => {
    expect(changeInBulk(product, { priceBy })).toMatchObject({
      refusal: 'InvalidRequest',
      errors: [{ field: 'priceBy' }],
    })
  })

  it('refuses to change an outdated version, or a product that does not exist', () => {
    const changed = productAfter(draftKettle(), [repriced(1)])
    expect(changeInBulk(changed, { version: 0, quantityBy: 1 })).toEqual({ refusal: 'ProductHasChanged' })
    expect(changeInBulk(unknownKettle, { quantityBy: 1 })).toEqual({ refusal: 'ProductNotFound' })
  })
})

describe('the form of a change of many products', () => {
  const errorOf = (change: object, more: object = {}) =>
    BulkProductRequest.safeParse({ changes: [{ id: 'blue-kettle', ...change }], dryRun: true, ...more }).error
      ?.issues[0]?.message
  const kettles = (count: number) => ({
    changes: Array.from({ length: count }, (_, index) => ({ id: `kettle-${index}` })),
  })

  it.each([
    [{}],
    [{ price: '0.01', discount: '-10', quantityBy: '-3', isActive: 'false', version: 0 }],
    [{ priceBy: -99 }],
    [{ priceBy: '900' }],
    [{ quantityBy: 0 }],
  ])('accepts %j', (change) => expect(errorOf(change)).toBeUndefined())

  it.each([
    [{ id: '' }, 'The id is missing'],
    [{ id: undefined }, 'The id is missing'],
    [{ price: 0 }, 'price should be numeric greater than 0'],
    [{ priceBy: -100 }, 'priceBy should be a percentage from -99 to 900'],
    [{ priceBy: 901 }, 'priceBy should be a percentage from -99 to 900'],
    [{ price: 1, priceBy: 1 }, 'Give a new price or a percentage, not both'],
    [{ discount: 'half' }, 'Discount must be a numeric value (e.g., 10 or -10)'],
    [{ discount: 100 }, 'Discount must be a whole number from -99 to 99'],
    [{ quantityBy: 1.5 }, 'quantityBy should be an integer'],
    [{ isActive: 'no' }, 'enter true or false'],
    [{ version: -1 }, 'The version must be a whole number'],
  ])('refuses %j: %s', (change, sentence) => expect(errorOf(change)).toBe(sentence))

  it.each([
    [kettles(0), 'Choose at least one product'],
    [kettles(500), undefined],
    [kettles(501), 'At most 500 products at once'],
    [{ changes: [{ id: 'blue-kettle' }, { id: 'blue-kettle' }] }, 'Each product only once'],
    [{ changes: 'all' }, 'The changes must be a list'],
    [{ dryRun: undefined }, 'enter true or false'],
  ])('has 1 to 500 products, without duplicates (case %#)', (more, sentence) =>
    expect(errorOf({}, more)).toBe(sentence),
  )
})
