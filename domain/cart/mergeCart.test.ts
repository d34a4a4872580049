import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderFromCart, putInCart, restoreToCart } from './cartCommands.ts'
import type { CartLine } from './cartEvents.ts'
import { countOf } from './cartLines.ts'
import type { Cart } from './cartMachine.ts'
import { afterwards, holding, line } from './givenCart.ts'
import { mergeCart, notMerged } from './mergeCart.ts'

const plenty = () => 500
const merged = (own: Cart, guest: CartLine[], inStock: (productId: string) => number = plenty) =>
  afterwards(own, mergeCart(own, guest, inStock)).context.lines

describe("a guest's cart joins the customer's", () => {
  it('line by line, counts added', () => {
    const own = holding(line('blue-kettle', 1), line('enamel-mug', 2))
    expect(merged(own, [line('copper-pot', 1), line('enamel-mug', 3)])).toEqual([
      line('blue-kettle', 1),
      line('enamel-mug', 5),
      line('copper-pot', 1),
    ])
  })

  it('up to what is in stock', () => {
    expect(merged(holding(line('blue-kettle', 2)), [line('blue-kettle', 9)], () => 5)).toEqual([line('blue-kettle', 5)])
  })

  it('but never below what the customer had', () => {
    expect(merged(holding(line('blue-kettle', 8)), [line('blue-kettle', 1)], () => 5)).toEqual([line('blue-kettle', 8)])
  })

  it('without what is sold out or unknown', () => {
    expect(merged(holding(), [line('moon-kettle', 1)], () => 0)).toEqual([])
  })

  it('also where it holds a product twice', () => {
    expect(merged(holding(), [line('enamel-mug', 1), line('enamel-mug', 2)])).toEqual([line('enamel-mug', 3)])
  })

  it('up to 999 of one product and 100 products, the customer’s own first', () => {
    expect(merged(holding(line('enamel-mug', 998)), [line('enamel-mug', 998)], () => 5000)).toEqual([
      line('enamel-mug', 999),
    ])
    const full = holding(...Array.from({ length: 100 }, (_, number) => line(`mug-${number}`, 1)))
    expect(merged(full, [line('copper-pot', 1)])).toEqual(full.context.lines)
    const ordered = afterwards(full, orderFromCart(full, { orderId: 'order-7', lines: [line('mug-0', 1)] }))
    const refilled = afterwards(ordered, putInCart(ordered, line('teapot', 1)))
    const overfull = afterwards(refilled, restoreToCart(refilled, 'order-7'))
    expect(merged(overfull, [line('copper-pot', 1)])).toEqual(overfull.context.lines)
  })

  it('with the price that the guest saw, or else the customer', () => {
    const own = holding({ ...line('blue-kettle', 1), price: 34_900 }, { ...line('copper-pot', 1), price: 110_415 })
    expect(merged(own, [{ ...line('blue-kettle', 1), price: 29_900 }])).toEqual([
      { ...line('blue-kettle', 2), price: 29_900 },
      { ...line('copper-pot', 1), price: 110_415 },
    ])
  })

  it('and changes nothing where there is nothing to merge', () => {
    expect(mergeCart(holding(line('blue-kettle', 1)), [], plenty)).toEqual([])
  })
})

const productId = fc.constantFrom('blue-kettle', 'copper-pot', 'enamel-mug')
const lines = fc.array(fc.record({ productId, count: fc.integer({ min: 1, max: 999 }) }), { maxLength: 5 })

it('of every product a merged cart holds both counts added, capped by stock; what is missing is told', () => {
  fc.assert(
    fc.property(lines, lines, fc.integer({ min: 0, max: 1500 }), (before, guest, stock) => {
      const own = holding(...before)
      const after = merged(own, guest, () => stock)
      for (const id of ['blue-kettle', 'copper-pot', 'enamel-mug']) {
        const had = countOf(own.context.lines, id)
        const wanted = guest.filter((each) => each.productId === id).reduce((all, { count }) => all + count, had)
        const count = guest.length === 0 ? had : Math.min(wanted, Math.max(stock, had), 999)
        expect(countOf(after, id)).toBe(count)
        const told = notMerged(own.context.lines, guest, after).find((each) => each.productId === id)
        expect(told).toEqual(count < wanted ? { productId: id, wanted, count } : undefined)
      }
    }),
  )
})
