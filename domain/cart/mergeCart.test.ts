import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDecision, cartLine, cartWith } from '#domain/testing/cartFixtures.ts'
import { orderFromCart, putInCart, restoreToCart } from './cartCommands.ts'
import type { CartLine } from './cartEvents.ts'
import { countOf } from './cartLines.ts'
import type { Cart } from './cartMachine.ts'
import { mergeCart, unmergedLines } from './mergeCart.ts'

const plenty = () => 500
const merged = (own: Cart, guest: CartLine[], inStock: (productId: string) => number = plenty) =>
  applyDecision(own, mergeCart(own, guest, inStock)).context.lines

describe("a guest's cart is merged into the customer's", () => {
  it('line by line, counts added', () => {
    const own = cartWith(cartLine('blue-kettle', 1), cartLine('enamel-mug', 2))
    expect(merged(own, [cartLine('copper-pot', 1), cartLine('enamel-mug', 3)])).toEqual([
      cartLine('blue-kettle', 1),
      cartLine('enamel-mug', 5),
      cartLine('copper-pot', 1),
    ])
  })

  it('up to the pieces in stock', () => {
    expect(merged(cartWith(cartLine('blue-kettle', 2)), [cartLine('blue-kettle', 9)], () => 5)).toEqual([
      cartLine('blue-kettle', 5),
    ])
  })

  it('but never below the customer’s own count', () => {
    expect(merged(cartWith(cartLine('blue-kettle', 8)), [cartLine('blue-kettle', 1)], () => 5)).toEqual([
      cartLine('blue-kettle', 8),
    ])
  })

  it('without products that are sold out or unknown', () => {
    expect(merged(cartWith(), [cartLine('moon-kettle', 1)], () => 0)).toEqual([])
  })

  it('also if it has two lines of a product', () => {
    expect(merged(cartWith(), [cartLine('enamel-mug', 1), cartLine('enamel-mug', 2)])).toEqual([
      cartLine('enamel-mug', 3),
    ])
  })

  it('up to 999 pieces of a product and 100 products, the customer’s own first', () => {
    expect(merged(cartWith(cartLine('enamel-mug', 998)), [cartLine('enamel-mug', 998)], () => 5000)).toEqual([
      cartLine('enamel-mug', 999),
    ])
    const full = cartWith(...Array.from({ length: 100 }, (_, number) => cartLine(`mug-${number}`, 1)))
    expect(merged(full, [cartLine('copper-pot', 1)])).toEqual(full.context.lines)
    const ordered = applyDecision(full, orderFromCart(full, { orderId: 'order-7', lines: [cartLine('mug-0', 1)] }))
    const refilled = applyDecision(ordered, putInCart(ordered, cartLine('teapot', 1)))
    const overfull = applyDecision(refilled, restoreToCart(refilled, 'order-7'))
    expect(merged(overfull, [cartLine('copper-pot', 1)])).toEqual(overfull.context.lines)
  })

  it('with the price that the guest saw, or else the one that the customer saw', () => {
    const own = cartWith(
      { ...cartLine('blue-kettle', 1), price: 34_900 },
      { ...cartLine('copper-pot', 1), price: 110_415 },
    )
    expect(merged(own, [{ ...cartLine('blue-kettle', 1), price: 29_900 }])).toEqual([
      { ...cartLine('blue-kettle', 2), price: 29_900 },
      { ...cartLine('copper-pot', 1), price: 110_415 },
    ])
  })

  it('and nothing is recorded if the guest’s cart is empty', () => {
    expect(mergeCart(cartWith(cartLine('blue-kettle', 1)), [], plenty)).toEqual([])
  })

  it.each([
    ['a product that the shop does not have', [cartLine('copper-pot', 1)], 0],
    ['more than there is', [cartLine('blue-kettle', 3)], 2],
  ])('and nothing is recorded if it changes nothing: %s', (_, guest, stock) => {
    expect(mergeCart(cartWith(cartLine('blue-kettle', 2)), guest, () => stock)).toEqual([])
  })
})

const productId = fc.constantFrom('blue-kettle', 'copper-pot', 'enamel-mug')
const lines = fc.array(fc.record({ productId, count: fc.integer({ min: 1, max: 999 }) }), { maxLength: 5 })

it('a merged cart has the sum of both counts of every product, capped by stock; `unmergedLines` returns the missing pieces', () => {
  fc.assert(
    fc.property(lines, lines, fc.integer({ min: 0, max: 1500 }), (before, guest, stock) => {
      const own = cartWith(...before)
      const after = merged(own, guest, () => stock)
      for (const id of ['blue-kettle', 'copper-pot', 'enamel-mug']) {
        const had = countOf(own.context.lines, id)
        const wanted = guest.filter((each) => each.productId === id).reduce((all, { count }) => all + count, had)
        const count = guest.length === 0 ? had : Math.min(wanted, Math.max(stock, had), 999)
        expect(countOf(after, id)).toBe(count)
        const unmerged = unmergedLines(own.context.lines, guest, after).find((each) => each.productId === id)
        expect(unmerged).toEqual(count < wanted ? { productId: id, wanted, count } : undefined)
      }
    }),
  )
})
