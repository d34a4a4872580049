import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blueKettle } from '#domain/cast.ts'
import { fact, isRefusal } from '#domain/kernel/decision.ts'
import { arrowsOf } from '#domain/kernel/replay.ts'
import { after, draftKettle, listedKettle, unknownKettle, withdrawnKettle } from './givenProducts.ts'
import { reserveStock } from './productCommands.ts'
import type { ProductFact } from './productEvents.ts'
import { type Product, productMachine } from './productMachine.ts'
import { type UpdateProduct, updateProduct } from './updateProduct.ts'

const red = [{ thumbnail: '/pictures/red-320.webp', medium: '/pictures/red-800.webp', alt: 'A red kettle' }]

const edits: [told: string, edit: UpdateProduct, facts: ProductFact[]][] = [
  ['a new name', { name: 'Red kettle' }, [fact('ProductDescribed', { name: 'Red kettle' })]],
  [
    'other words, as far as they are other',
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
    'fewer pieces, and why',
    { quantity: 7, quantityWas: 10, reason: 'broken' },
    [fact('StockAdjusted', { by: -3, reason: 'broken' })],
  ],
  ['everything as it is', { ...blueKettle, quantity: 10 }, []],
  ['nothing', {}, []],
]

const states: [string, Product][] = [
  ['listed', listedKettle()],
  ['a draft', draftKettle()],
  ['withdrawn', withdrawnKettle()],
]

describe.each(states)('a product that is %s', (_state, product) => {
  it.each(edits)('is given %s', (_told, edit, facts) => expect(updateProduct(product, edit)).toEqual(facts))

  it('takes an edit of all its parts as one', () => {
    const decision = updateProduct(product, { name: 'Red kettle', price: 1, images: red, quantity: 11 })
    expect(types(decision)).toEqual(['ProductDescribed', 'ProductRepriced', 'ProductPictured', 'StockAdjusted'])
    const { context } = after(product, isRefusal(decision) ? [] : decision)
    expect(context).toMatchObject({ quantity: 11, edits: product.context.edits + 4 })
    expect(context.details).toMatchObject({ name: 'Red kettle', price: 1, images: red, slug: 'blue-kettle' })
  })

  it('refuses an edit of another version, and changes nothing of it', () => {
    const stale = { version: product.context.edits + 1 }
    expect(updateProduct(product, { ...stale, name: 'Red kettle', quantity: 3 })).toEqual({
      refusal: 'ProductHasChanged',
    })
    expect(updateProduct(product, { ...stale, name: 'Blue kettle' })).toEqual([])
    expect(updateProduct(product, { version: product.context.edits, name: 'Red kettle' })).toHaveLength(1)
  })

  it('never has more in stock than the form can write down', () => {
    const tooMany = { refusal: 'InvalidRequest', errors: [{ field: 'quantity', message: expect.any(String) }] }
    const most = { quantity: 9_999_999_999, quantityWas: 10 }
    expect(updateProduct(product, { ...most, quantityWas: 9 })).toEqual(tooMany)
    expect(updateProduct(product, most)).toEqual([fact('StockAdjusted', { by: 9_999_999_989, reason: 'counted' })])
  })

  it('does not go with itself', () => {
    expect(updateProduct(product, { crossSellProducts: ['enamel-mug', 'blue-kettle'] })).toEqual({
      refusal: 'InvalidRequest',
      errors: [{ field: 'crossSellProducts', message: 'A product does not go with itself' }],
    })
  })

  it('never has less than nothing in stock', () => {
    const below = { refusal: 'StockBelowZero', details: { product: 'Blue kettle', left: 10, by: 11 } }
    expect(updateProduct(product, { quantity: 9, quantityWas: 20 })).toEqual(below)
    expect(updateProduct(product, { quantity: 10, quantityWas: 20 })).toEqual([
      fact('StockAdjusted', { by: -10, reason: 'counted' }),
    ])
  })
})

describe('the window', () => {
  const listed = fact('ProductListed', {})
  const withdrawn = fact('ProductWithdrawn', {})

  it.each<[string, Product, ProductFact[], ProductFact[]]>([
    ['listed', listedKettle(), [], [withdrawn]],
    ['a draft', draftKettle(), [listed], []],
    ['withdrawn', withdrawnKettle(), [listed], []],
  ])('is left and entered by a product that is %s', (_state, product, entering, leaving) => {
    expect(updateProduct(product, { isActive: true })).toEqual(entering)
    expect(updateProduct(product, { isActive: false })).toEqual(leaving)
  })

  it('needs no picture and no stock: the form is enough', () => {
    const bare = after(draftKettle(0), [fact('ProductPictured', { images: [] })])
    expect(updateProduct(bare, { isActive: true })).toEqual([listed])
  })
})

describe('a product that would cost nothing', () => {
  const free = { price: 1, discount: 99 }
  const refused = { refusal: 'InvalidRequest', errors: [{ field: 'discount', message: expect.any(String) }] }
  const madeFree = (product: Product) => after(product, [fact('ProductRepriced', { ...free, costPrice: 1 })])

  it.each<[string, Product, UpdateProduct]>([
    ['stays', listedKettle(), free],
    ['stays as one that it has been already', madeFree(listedKettle()), { costPrice: 2 }],
    ['comes as a draft', madeFree(draftKettle()), { isActive: true }],
    ['comes from the stockroom', withdrawnKettle(), { ...free, isActive: true }],
  ])('never %s in the window', (_how, product, edit) => expect(updateProduct(product, edit)).toEqual(refused))

  it.each<[string, Product, UpdateProduct]>([
    ['be a draft', draftKettle(), free],
    ['be withdrawn', listedKettle(), { ...free, isActive: false }],
    ['have its words changed', madeFree(listedKettle()), { name: 'Red kettle' }],
    ['cost a cent', listedKettle(), { price: 100, discount: 99 }],
  ])('may %s', (_what, product, edit) => expect(isRefusal(updateProduct(product, edit))).toBe(false))
})

it('pieces that come back from orders are still counted', () => {
  const ordered = after(listedKettle(10), [fact('StockReserved', { orderId: 'aminas-order', count: 4 })])
  expect(isRefusal(updateProduct(ordered, { quantity: 9_999_999_995 }))).toBe(false)
  expect(isRefusal(updateProduct(ordered, { quantity: 9_999_999_996 }))).toBe(true)
})

it('a stock that was too large already may become smaller', () => {
  const huge = after(listedKettle(9_999_999_999), [fact('StockAdjusted', { by: 500, reason: 'counted' })])
  expect(isRefusal(updateProduct(huge, { quantity: 9_999_999_999 }))).toBe(false)
  expect(isRefusal(updateProduct(huge, { name: 'Red kettle' }))).toBe(false)
})

it('a product that was never added cannot be edited', () => {
  expect(updateProduct(unknownKettle, { name: 'Red kettle' })).toEqual({ refusal: 'ProductNotFound' })
})

it('what sells while somebody counts is not lost', () => {
  const selling = listedKettle(10)
  const sold = after(selling, orElse(reserveStock(selling, 'aminas-order', 4)))
  const counted = updateProduct(sold, { quantity: 15, quantityWas: 10 })
  expect(counted).toEqual([fact('StockAdjusted', { by: 5, reason: 'counted' })])
  expect(after(sold, orElse(counted)).context.quantity).toBe(11)
})

it('orders do not make an editor’s version old', () => {
  const sold = after(listedKettle(10), orElse(reserveStock(listedKettle(10), 'aminas-order', 4)))
  expect(updateProduct(sold, { version: 0, price: 1 })).toHaveLength(1)
})

it('every edit that the machine knows is reached by some edit', () => {
  const all: UpdateProduct[] = [...edits.map(([, edit]) => edit), { isActive: true }, { isActive: false }]
  const reached = states.flatMap(([, product]) => all.flatMap((edit) => types(updateProduct(product, edit))))
  const known = arrowsOf(productMachine).filter(({ from, type }) => from !== 'unknown' && !/^Stock[RS]/.test(type))
  expect([...new Set(reached)].sort()).toEqual([...new Set(known.map(({ type }) => type))].sort())
})

it('after an edit the product is as it was wanted, and the same edit changes nothing more', () => {
  const text = fc.string({ maxLength: 5 })
  const wish = fc.record(
    {
      name: text,
      tags: fc.array(text),
      specifications: fc.array(fc.record({ name: text, value: text }), { maxLength: 2 }),
      // Less than a rand may come to nothing after its discount.
      price: fc.integer({ min: 100 }),
      discount: fc.integer({ min: -99, max: 99 }),
      images: fc.constantFrom(red, []),
      quantity: fc.nat(20),
      isActive: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.constantFrom(...states.map(([, product]) => product)), wish, (product, edit) => {
      const edited = after(product, orElse(updateProduct(product, edit)))
      const { quantity = product.context.quantity, isActive = product.is('listed'), ...details } = edit
      expect(edited.context.details).toMatchObject(details)
      expect([edited.context.quantity, edited.is('listed')]).toEqual([quantity, isActive])
      expect(updateProduct(edited, edit)).toEqual([])
    }),
  )
})

const types = (decision: ReturnType<typeof updateProduct>) => orElse(decision).map(({ type }) => type)

const orElse = <F extends ProductFact>(decision: readonly F[] | { refusal: string }): readonly F[] =>
  isRefusal(decision) ? [] : (decision as readonly F[])
