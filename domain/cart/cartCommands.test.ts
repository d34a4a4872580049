import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { happened } from '#domain/cast.ts'
import { type Decision, fact, isRefusal } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { clearCart, emptyAfterOrder, mergeCart, putInCart, setCartCount, takeOutOfCart } from './cartCommands.ts'
import type { CartFact, CartLine } from './cartEvents.ts'
import { type Cart, cartMachine } from './cartMachine.ts'

const line = (productId: string, count: number): CartLine => ({ productId, count })

const then = (cart: Cart, decision: Decision<CartFact, string>) =>
  isRefusal(decision)
    ? cart
    : replay(
        cartMachine,
        cart.stream,
        decision.map((each) => happened(each)),
        cart,
      )

const holding = (...lines: CartLine[]) => {
  const empty = replay(cartMachine, 'cart-amina', [])
  return lines.reduce((cart, each) => then(cart, putInCart(cart, each)), empty)
}

describe('putting a product in the cart', () => {
  it('adds a line', () => {
    expect(putInCart(holding(), line('blue-kettle', 1))).toEqual([fact('ProductPutInCart', line('blue-kettle', 1))])
  })

  it('adds to the count where the product is in it already', () => {
    const cart = holding(line('blue-kettle', 1), line('enamel-mug', 4), line('blue-kettle', 2))
    expect(cart.context.lines).toEqual([line('blue-kettle', 3), line('enamel-mug', 4)])
  })

  it('stops at 999 pieces of one product', () => {
    const cart = holding(line('enamel-mug', 990), line('enamel-mug', 20))
    expect(cart.context.lines).toEqual([line('enamel-mug', 999)])
    expect(putInCart(cart, line('enamel-mug', 1))).toEqual([])
  })

  it('stops at 100 different products, but still adds pieces of those', () => {
    const full = holding(...Array.from({ length: 100 }, (_, number) => line(`mug-${number}`, 1)))
    expect(putInCart(full, line('mug-100', 1))).toEqual({ refusal: 'CartIsFull' })
    expect(putInCart(full, line('mug-99', 1))).toHaveLength(1)
  })
})

describe('setting how many are wanted', () => {
  const cart = holding(line('blue-kettle', 2))

  it.each([
    [5, 5],
    [1, 1],
    [0, 1],
    [-3, 1],
    [1000, 999],
  ])('%i becomes %i', (wanted, count) => {
    expect(setCartCount(cart, line('blue-kettle', wanted))).toEqual([fact('CartCountSet', line('blue-kettle', count))])
  })

  it('changes nothing where as many are wanted already', () => {
    expect(setCartCount(cart, line('blue-kettle', 2))).toEqual([])
  })

  it('is refused for a product that is not in the cart', () => {
    expect(setCartCount(cart, line('copper-pot', 2))).toEqual({ refusal: 'NotInCart' })
  })
})

describe('taking out and clearing', () => {
  const cart = holding(line('blue-kettle', 2), line('enamel-mug', 1))

  it('takes out one product and leaves the rest', () => {
    expect(then(cart, takeOutOfCart(cart, 'blue-kettle')).context.lines).toEqual([line('enamel-mug', 1)])
    expect(takeOutOfCart(cart, 'copper-pot')).toEqual([])
  })

  it('clears everything, once', () => {
    const cleared = then(cart, clearCart(cart))
    expect(cleared.context.lines).toEqual([])
    expect(clearCart(cleared)).toEqual([])
  })

  it('empties the cart after an order once, so that what is put in afterwards stays', () => {
    const ordered = then(cart, emptyAfterOrder(cart, 'order-7'))
    const after = then(ordered, putInCart(ordered, line('copper-pot', 1)))
    expect(ordered.context.lines).toEqual([])
    expect(emptyAfterOrder(after, 'order-7')).toEqual([])
  })

  it('remembers every order that emptied it, so that late news of an earlier one empties nothing', () => {
    const first = then(cart, emptyAfterOrder(cart, 'order-7'))
    const second = then(first, emptyAfterOrder(first, 'order-8'))
    const after = then(second, putInCart(second, line('copper-pot', 1)))
    expect([emptyAfterOrder(after, 'order-7'), emptyAfterOrder(after, 'order-8')]).toEqual([[], []])
  })
})

describe("a guest's cart joins the customer's", () => {
  const plenty = () => 500
  const merged = (own: Cart, guest: CartLine[], inStock: (productId: string) => number = plenty) =>
    then(own, mergeCart(own, guest, inStock)).context.lines

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
  })

  it('changes nothing where there is nothing to merge', () => {
    expect(mergeCart(holding(line('blue-kettle', 1)), [], plenty)).toEqual([])
  })
})

it('whatever is done with a cart, it never holds less than 1 or more than 999 of a product, nor one twice', () => {
  const productId = fc.constantFrom('blue-kettle', 'copper-pot', 'enamel-mug')
  const someLine = fc.record({ productId, count: fc.integer({ min: -5, max: 1200 }) })
  const steps = fc.oneof(
    someLine.map((each) => (cart: Cart) => putInCart(cart, each)),
    someLine.map((each) => (cart: Cart) => setCartCount(cart, each)),
    productId.map((id) => (cart: Cart) => takeOutOfCart(cart, id)),
    fc.array(someLine, { maxLength: 4 }).map((lines) => (cart: Cart) => mergeCart(cart, lines, () => 40)),
    fc.constant(clearCart),
  )

  fc.assert(
    fc.property(fc.array(steps, { maxLength: 20 }), (commands) => {
      const { lines } = commands.reduce((cart, command) => then(cart, command(cart)), holding()).context
      expect(lines.filter(({ count }) => count < 1 || count > 999)).toEqual([])
      expect(new Set(lines.map((each) => each.productId)).size).toBe(lines.length)
    }),
    { numRuns: 500 },
  )
})
