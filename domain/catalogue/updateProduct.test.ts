import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fact, isRefusal } from '#domain/kernel/decision.ts'
import { transitionsOf } from '#domain/kernel/replay.ts'
import { blueKettle } from '#domain/testing/fixtures.ts'
import {
  draftKettle,
  listedKettle,
  productAfter,
  unknownKettle,
  withdrawnKettle,
} from '#domain/testing/productFixtures.ts'
import { reserveStock } from './productCommands.ts'
import type { ProductFact } from './productEvents.ts'
import { type Product, productMachine } from './productMachine.ts'
import { type UpdateProduct, updateProduct } from './updateProduct.ts'

const red = [{ thumbnail: '/pictures/red-320.webp', medium: '/pictures/red-800.webp', alt: 'A red kettle' }]

const edits: [title: string, edit: UpdateProduct, facts: ProductFact[]][] = [
  ['a new name', { name: 'Red kettle' }, [fact('ProductDescribed', { name: 'Red kettle' })]],
  [
    'several descriptive fields, of which some change',
    { brand: 'Ndlovu', overview: 'Tea for two', tags: ['kitchen'], categories: ['Appliances'] },
    [fact('ProductDescribed', { categories: ['Appliances'], overview: 'Tea for two' })],
  ],
  ['a new price', { price: 39_900 }, [fact('ProductRepriced', { price: 39_900, costPrice: 17_450, discount: 0 })]],
  ['a discount', { discount: -5 }, [fact('ProductRepriced', { price: 34_900, costPrice: 17_450, discount: -5 })]],
  ['a cost price', { costPrice: 1 }, [fact('ProductRepriced', { price: 34_900, costPrice: 1, discount: 0 })]],
  ['other pictures', { images: red }, [fact('ProductPictured', { images: red })]],
  ['no pictures', { images: [] }, [fact('ProductPictured', { images: [] })]],
  ['more pieces', { quantity: 12 }, [fact('StockAdjusted', { by: 2, reason: 'counted' })]],
  [
    'fewer pieces and a reason',
    { quantity: 7, quantityWas: 10, reason: 'broken' },
    [fact('StockAdjusted', { by: -3, reason: 'broken' })],
  ],
  ['all fields unchanged', { ...blueKettle, quantity: 10 }, []],
  ['no fields', {}, []],
]

const states: [string, Product][] = [
  ['listed', listedKettle()],
  ['a draft', draftKettle()],
  ['withdrawn', withdrawnKettle()],
]

describe.each(states)('a product that is %s', (_state, product) => {
  it.each(edits)('accepts an edit with %s', (_told, edit, facts) => expect(updateProduct(product, edit)).toEqual(facts))

  it('records one fact per changed part of an edit', () => {
    const decision = updateProduct(product, { name: 'Red kettle', price: 1, images: red, quantity: 11 })
    expect(types(decision)).toEqual(['ProductDescribed', 'ProductRepriced', 'ProductPictured', 'StockAdjusted'])
    const { context } = productAfter(product, isRefusal(decision) ? [] : decision)
    expect(context).toMatchObject({ quantity: 11, edits: product.context.edits + 4 })
    expect(context.details).toMatchObject({ name: 'Red kettle', price: 1, images: red, slug: 'blue-kettle' })
  })

  it('refuses an edit of another version, unless it changes nothing', () => {
    const stale = { version: product.context.edits + 1 }
    expect(updateProduct(product, { ...stale, name: 'Red kettle', quantity: 3 })).toEqual({
      refusal: 'ProductHasChanged',
    })
    expect(updateProduct(product, { ...stale, name: 'Blue kettle' })).toEqual([])
    expect(updateProduct(product, { version: product.context.edits, name: 'Red kettle' })).toHaveLength(1)
  })

  it('never has more in stock than the form accepts', () => {
    const tooMany = { refusal: 'InvalidRequest', errors: [{ field: 'quantity', message: expect.any(String) }] }
    const most = { quantity: 9_999_999_999, quantityWas: 10 }
    expect(updateProduct(product, { ...most, quantityWas: 9 })).toEqual(tooMany)
    expect(updateProduct(product, most)).toEqual([fact('StockAdjusted', { by: 9_999_999_989, reason: 'counted' })])
  })

  it('cannot be its own related product', () => {
    expect(updateProduct(product, { crossSellProducts: ['enamel-mug', 'blue-kettle'] })).toEqual({
      refusal: 'InvalidRequest',
      errors: [{ field: 'crossSellProducts', message: 'A product cannot go with itself' }],
    })
  })

  it('never has a negative stock', () => {
    const below = { refusal: 'StockBelowZero', details: { product: 'Blue kettle', left: 10, by: 11 } }
    expect(updateProduct(product, { quantity: 9, quantityWas: 20 })).toEqual(below)
    expect(updateProduct(product, { quantity: 10, quantityWas: 20 })).toEqual([
      fact('StockAdjusted', { by: -10, reason: 'counted' }),
    ])
  })
})

describe('listing and withdrawal', () => {
  const listed = fact('ProductListed', {})
  const withdrawn = fact('ProductWithdrawn', {})

  it.each<[string, Product, ProductFact[], ProductFact[]]>([
    ['listed', listedKettle(), [], [withdrawn]],
    ['a draft', draftKettle(), [listed], []],
    ['withdrawn', withdrawnKettle(), [listed], []],
  ])('produce facts only if the state changes, for a product that is %s', (_state, product, entering, leaving) => {
    expect(updateProduct(product, { isActive: true })).toEqual(entering)
    expect(updateProduct(product, { isActive: false })).toEqual(leaving)
  })

  it('need no picture and no stock', () => {
    const bare = productAfter(draftKettle(0), [fact('ProductPictured', { images: [] })])
    expect(updateProduct(bare, { isActive: true })).toEqual([listed])
  })
})

describe('a product that would cost nothing', () => {
  const free = { price: 1, discount: 99 }
  const refused = { refusal: 'InvalidRequest', errors: [{ field: 'discount', message: expect.any(String) }] }
  const madeFree = (product: Product) => productAfter(product, [fact('ProductRepriced', { ...free, costPrice: 1 })])

  it.each<[string, Product, UpdateProduct]>([
    ['is repriced while listed', listedKettle(), free],
    ['stays listed at no cost when it is edited', madeFree(listedKettle()), { costPrice: 2 }],
    ['is listed from a draft', madeFree(draftKettle()), { isActive: true }],
    ['is listed after being withdrawn', withdrawnKettle(), { ...free, isActive: true }],
  ])('is refused if it %s', (_how, product, edit) => expect(updateProduct(product, edit)).toEqual(refused))

  it.each<[string, Product, UpdateProduct]>([
    ['be a draft', draftKettle(), free],
    ['be withdrawn', listedKettle(), { ...free, isActive: false }],
    ['have its name changed', madeFree(listedKettle()), { name: 'Red kettle' }],
    ['cost a cent', listedKettle(), { price: 100, discount: 99 }],
  ])('may %s', (_what, product, edit) => expect(isRefusal(updateProduct(product, edit))).toBe(false))
})

it('reserved pieces count towards the maximum stock', () => {
  const ordered = productAfter(listedKettle(10), [fact('StockReserved', { orderId: 'aminas-order', count: 4 })])
  expect(isRefusal(updateProduct(ordered, { quantity: 9_999_999_995 }))).toBe(false)
  expect(isRefusal(updateProduct(ordered, { quantity: 9_999_999_996 }))).toBe(true)
})

it('a stock above the maximum can be reduced', () => {
  const huge = productAfter(listedKettle(9_999_999_999), [fact('StockAdjusted', { by: 500, reason: 'counted' })])
  expect(isRefusal(updateProduct(huge, { quantity: 9_999_999_999 }))).toBe(false)
  expect(isRefusal(updateProduct(huge, { name: 'Red kettle' }))).toBe(false)
})

it('a product that was never added cannot be edited', () => {
  expect(updateProduct(unknownKettle, { name: 'Red kettle' })).toEqual({ refusal: 'ProductNotFound' })
})

it('a change of the quantity keeps the sales since the editor saw it', () => {
  const selling = listedKettle(10)
  const sold = productAfter(selling, factsOrNone(reserveStock(selling, 'aminas-order', 4)))
  const counted = updateProduct(sold, { quantity: 15, quantityWas: 10 })
  expect(counted).toEqual([fact('StockAdjusted', { by: 5, reason: 'counted' })])
  expect(productAfter(sold, factsOrNone(counted)).context.quantity).toBe(11)
})

it('orders do not increase the edit version', () => {
  const sold = productAfter(listedKettle(10), factsOrNone(reserveStock(listedKettle(10), 'aminas-order', 4)))
  expect(updateProduct(sold, { version: 0, price: 1 })).toHaveLength(1)
})

it('updateProduct can produce every fact type that edits a product', () => {
  const all: UpdateProduct[] = [...edits.map(([, edit]) => edit), { isActive: true }, { isActive: false }]
  const reached = states.flatMap(([, product]) => all.flatMap((edit) => types(updateProduct(product, edit))))
  const known = transitionsOf(productMachine).filter(({ from, type }) => from !== 'unknown' && !/^Stock[RS]/.test(type))
  expect([...new Set(reached)].sort()).toEqual([...new Set(known.map(({ type }) => type))].sort())
})

it('an edit sets the requested values, and the same edit again appends nothing', () => {
  const text = fc.string({ maxLength: 5 })
  const anyEdit = fc.record(
    {
      name: text,
      tags: fc.array(text),
      specifications: fc.array(fc.record({ name: text, value: text }), { maxLength: 2 }),
      // A price below one rand can round to 0 after its discount.
      price: fc.integer({ min: 100 }),
      discount: fc.integer({ min: -99, max: 99 }),
      images: fc.constantFrom(red, []),
      quantity: fc.nat(20),
      isActive: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.constantFrom(...states.map(([, product]) => product)), anyEdit, (product, edit) => {
      const edited = productAfter(product, factsOrNone(updateProduct(product, edit)))
      const { quantity = product.context.quantity, isActive = product.is('listed'), ...details } = edit
      expect(edited.context.details).toMatchObject(details)
      expect([edited.context.quantity, edited.is('listed')]).toEqual([quantity, isActive])
      expect(updateProduct(edited, edit)).toEqual([])
    }),
  )
})

const types = (decision: ReturnType<typeof updateProduct>) => factsOrNone(decision).map(({ type }) => type)

const factsOrNone = <F extends ProductFact>(decision: readonly F[] | { refusal: string }): readonly F[] =>
  isRefusal(decision) ? [] : (decision as readonly F[])
