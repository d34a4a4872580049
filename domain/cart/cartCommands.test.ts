import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Decision, fact, isRefusal } from '#domain/kernel/decision.ts'
import { applyDecision, cartLine, cartWith } from '#domain/testing/cartFixtures.ts'
import {
  acceptPrices,
  clearCart,
  lastOrderOf,
  orderFromCart,
  putBackInCart,
  putInCart,
  restoreToCart,
  setCartCount,
  takeOutOfCart,
} from './cartCommands.ts'
import type { CartFact, CartLine } from './cartEvents.ts'
import type { Cart } from './cartMachine.ts'
import { mergeCart } from './mergeCart.ts'

describe('putting a product in the cart', () => {
  it('adds a line', () => {
    expect(putInCart(cartWith(), cartLine('blue-kettle', 1))).toEqual([
      fact('ProductPutInCart', cartLine('blue-kettle', 1)),
    ])
  })

  it('adds to the count if the cart has the product already', () => {
    const cart = cartWith(cartLine('blue-kettle', 1), cartLine('enamel-mug', 4), cartLine('blue-kettle', 2))
    expect(cart.context.lines).toEqual([cartLine('blue-kettle', 3), cartLine('enamel-mug', 4)])
  })

  it('stops at 999 pieces of one product', () => {
    const cart = cartWith(cartLine('enamel-mug', 990), cartLine('enamel-mug', 20))
    expect(cart.context.lines).toEqual([cartLine('enamel-mug', 999)])
    expect(putInCart(cart, cartLine('enamel-mug', 1))).toEqual([])
  })

  it('stops at 100 different products, but still adds pieces of those', () => {
    const full = cartWith(...Array.from({ length: 100 }, (_, number) => cartLine(`mug-${number}`, 1)))
    expect(putInCart(full, cartLine('mug-100', 1))).toEqual({ refusal: 'CartIsFull' })
    expect(putInCart(full, cartLine('mug-99', 1))).toHaveLength(1)
  })
})

describe('setting the count of a product', () => {
  const cart = cartWith(cartLine('blue-kettle', 2))

  it.each([
    [5, 5],
    [1, 1],
    [0, 1],
    [-3, 1],
    [1000, 999],
  ])('records %i as %i', (wanted, count) => {
    expect(setCartCount(cart, cartLine('blue-kettle', wanted))).toEqual([
      fact('CartCountSet', cartLine('blue-kettle', count)),
    ])
  })

  it('records nothing if the count is the same', () => {
    expect(setCartCount(cart, cartLine('blue-kettle', 2))).toEqual([])
  })

  it('is refused for a product that is not in the cart', () => {
    expect(setCartCount(cart, cartLine('copper-pot', 2))).toEqual({ refusal: 'NotInCart' })
  })
})

describe('taking out and clearing', () => {
  const cart = cartWith(cartLine('blue-kettle', 2), cartLine('enamel-mug', 1))

  it('takes out one product and leaves the rest', () => {
    expect(applyDecision(cart, takeOutOfCart(cart, 'blue-kettle')).context.lines).toEqual([cartLine('enamel-mug', 1)])
    expect(takeOutOfCart(cart, 'copper-pot')).toEqual([])
  })

  it('clears everything, once', () => {
    const cleared = applyDecision(cart, clearCart(cart))
    expect(cleared.context.lines).toEqual([])
    expect(clearCart(cleared)).toEqual([])
  })
})

describe('an order of a cart', () => {
  const kettles = { ...cartLine('blue-kettle', 2), price: 34_900 }
  const cart = cartWith(kettles, cartLine('enamel-mug', 3), cartLine('copper-pot', 1))
  const ordering = (orderId: string, ...lines: CartLine[]) => ({ orderId, lines })
  const both = ordering('order-7', cartLine('blue-kettle', 2), cartLine('enamel-mug', 2))
  const ordered = applyDecision(cart, orderFromCart(cart, both))

  it('removes its pieces as far as the cart has them, and leaves the others', () => {
    expect(ordered.context.lines).toEqual([cartLine('enamel-mug', 1), cartLine('copper-pot', 1)])
    const more = ordering('order-8', cartLine('enamel-mug', 5), cartLine('teapot', 1))
    expect(applyDecision(ordered, orderFromCart(ordered, more)).context.lines).toEqual([cartLine('copper-pot', 1)])
  })

  it('removes its pieces once, even if it is repeated late', () => {
    const second = applyDecision(ordered, orderFromCart(ordered, ordering('order-8', cartLine('copper-pot', 1))))
    const after = applyDecision(second, putInCart(second, kettles))
    expect(orderFromCart(after, both)).toEqual([])
    expect(orderFromCart(after, ordering('order-8', cartLine('copper-pot', 1)))).toEqual([])
  })

  it('of fact version 1, which has no lines, empties the cart', () => {
    expect(applyDecision(cart, [fact('CartOrdered', { orderId: 'order-7' })]).context.lines).toEqual([])
  })

  it('is refused if another order has taken the cart that the customer saw', () => {
    const seen = { lastOrderId: lastOrderOf(cart) }
    expect(orderFromCart(ordered, { ...both, orderId: 'order-8', seen })).toMatchObject({ refusal: 'CartWasOrdered' })
    const seenSince = { lastOrderId: lastOrderOf(ordered) }
    expect(orderFromCart(ordered, { ...both, orderId: 'order-8', seen: seenSince })).toMatchObject([{}])
  })

  it('is refused after an order of single products only if that one removed pieces from the cart', () => {
    const seen = { lastOrderId: lastOrderOf(cart) }
    const teapot = applyDecision(cart, orderFromCart(cart, ordering('order-8', cartLine('teapot', 1))))
    expect(orderFromCart(teapot, { ...both, seen })).toMatchObject([{ type: 'CartOrdered' }])
    const pot = applyDecision(cart, orderFromCart(cart, ordering('order-8', cartLine('copper-pot', 1))))
    expect(orderFromCart(pot, { ...both, seen })).toMatchObject({ refusal: 'CartWasOrdered' })
  })

  it('counts as an order of the cart even if it removes no pieces', () => {
    const seen = { lastOrderId: lastOrderOf(cartWith()) }
    const sold = applyDecision(cartWith(), orderFromCart(cartWith(), { ...both, seen }))
    expect(orderFromCart(sold, { ...both, orderId: 'order-8', seen })).toMatchObject({ refusal: 'CartWasOrdered' })
  })

  it('that the shop rejects restores its pieces once: count, price and place', () => {
    const restored = applyDecision(ordered, restoreToCart(ordered, 'order-7'))
    expect(restored.context.lines).toEqual(cart.context.lines)
    expect(restoreToCart(restored, 'order-7')).toEqual([])
    expect(restoreToCart(cart, 'order-7')).toEqual([])
  })

  it('that the shop rejects does not block another order', () => {
    const restored = applyDecision(ordered, restoreToCart(ordered, 'order-7'))
    const seen = { lastOrderId: lastOrderOf(cart) }
    expect(orderFromCart(restored, { ...both, orderId: 'order-8', seen })).toMatchObject([{ type: 'CartOrdered' }])
  })

  it('that the shop rejects restores its pieces on top of those added since, up to 999, and records how many', () => {
    const again = applyDecision(ordered, putInCart(ordered, cartLine('blue-kettle', 998)))
    const back = restoreToCart(again, 'order-7')
    const restored = applyDecision(again, back)
    expect(back).toMatchObject([{ data: { lines: [{ count: 1 }, { count: 2 }] } }])
    expect(restored.context.lines).toContainEqual({ ...cartLine('blue-kettle', 999), price: 34_900 })
    expect(restored.context.lines).toContainEqual(cartLine('enamel-mug', 3))
  })

  it('that the shop rejects does not block another order of a cart that was read before the rejection', () => {
    const seen = { lastOrderId: lastOrderOf(ordered) }
    const restored = applyDecision(ordered, restoreToCart(ordered, 'order-7'))
    expect(orderFromCart(restored, { ...both, orderId: 'order-8', seen })).toMatchObject([{ type: 'CartOrdered' }])
  })
})

describe('putting removed products back', () => {
  const cart = cartWith(
    cartLine('blue-kettle', 2),
    { ...cartLine('copper-pot', 1), price: 110_415 },
    cartLine('enamel-mug', 4),
  )
  const copperPot = { ...cartLine('copper-pot', 1), price: 110_415, place: 1 }

  it('restores count, price and place', () => {
    const without = applyDecision(cart, takeOutOfCart(cart, 'copper-pot'))
    expect(applyDecision(without, putBackInCart(without, [copperPot])).context.lines).toEqual(cart.context.lines)
  })

  it('restores all lines of a cleared cart', () => {
    const cleared = applyDecision(cart, clearCart(cart))
    const all = cart.context.lines.map((each, place) => ({ ...each, place }))
    expect(applyDecision(cleared, putBackInCart(cleared, all.toReversed())).context.lines).toEqual(cart.context.lines)
  })

  it('leaves a product unchanged that was added again meanwhile', () => {
    expect(putBackInCart(cart, [{ ...copperPot, count: 9 }])).toEqual([])
  })

  it('puts a product back once, at the end if the cart has fewer lines than before', () => {
    const emptied = applyDecision(cart, clearCart(cart))
    const decision = putBackInCart(emptied, [copperPot, { ...copperPot, count: 7 }])
    expect(decision).toEqual([fact('ProductsPutBack', { lines: [copperPot] })])
    expect(applyDecision(emptied, decision).context.lines).toEqual([{ ...cartLine('copper-pot', 1), price: 110_415 }])
  })

  it('is refused if other products have filled the cart meanwhile', () => {
    const full = cartWith(...Array.from({ length: 100 }, (_, number) => cartLine(`mug-${number}`, 1)))
    expect(putBackInCart(full, [copperPot])).toEqual({ refusal: 'CartIsFull' })
  })
})

describe('the price that the customer saw', () => {
  const cart = cartWith({ ...cartLine('blue-kettle', 2), price: 34_900 })
  const priceIn = (after: Cart) => after.context.lines[0]?.price

  it('stays while the count changes', () => {
    expect(priceIn(applyDecision(cart, setCartCount(cart, cartLine('blue-kettle', 5))))).toBe(34_900)
    expect(priceIn(applyDecision(cart, putInCart(cart, cartLine('blue-kettle', 1))))).toBe(34_900)
  })

  it('is the newer one after more pieces are added', () => {
    expect(priceIn(applyDecision(cart, putInCart(cart, { ...cartLine('blue-kettle', 1), price: 29_900 })))).toBe(29_900)
  })

  it('changes when the customer accepts the new price', () => {
    const accepted = acceptPrices(cart, [{ productId: 'blue-kettle', price: 29_900 }])
    expect(accepted).toEqual([fact('CartPricesAccepted', { lines: [{ productId: 'blue-kettle', price: 29_900 }] })])
    expect(applyDecision(cart, accepted).context.lines).toEqual([{ ...cartLine('blue-kettle', 2), price: 29_900 }])
  })

  it('is accepted once, and only for products in the cart', () => {
    expect(acceptPrices(cart, [{ productId: 'blue-kettle', price: 34_900 }])).toEqual([])
    expect(acceptPrices(cart, [{ productId: 'copper-pot', price: 100 }])).toEqual([])
  })
})

describe('every command, in a cart that is', () => {
  const full = Array.from({ length: 100 }, (_, number) => cartLine(`mug-${number}`, 1))
  const ordered = applyDecision(cartWith(cartLine('blue-kettle', 2)), [fact('CartOrdered', { orderId: 'order-7' })])
  const carts = {
    new: cartWith(),
    'holding a kettle': cartWith(cartLine('blue-kettle', 2)),
    'holding all the kettles it may': cartWith(cartLine('blue-kettle', 999)),
    full: cartWith(...full),
    ordered,
  }
  const kettle = cartLine('blue-kettle', 1)
  const put = 'ProductPutInCart'

  it.each<[state: keyof typeof carts, said: (string | undefined)[]]>([
    [
      'new',
      [put, 'NotInCart', undefined, 'ProductsPutBack', undefined, 'CartMerged', undefined, 'CartOrdered', undefined],
    ],
    [
      'holding a kettle',
      [
        put,
        'CartCountSet',
        'ProductTakenOut',
        undefined,
        'CartPricesAccepted',
        'CartMerged',
        'CartCleared',
        'CartOrdered',
        undefined,
      ],
    ],
    [
      'holding all the kettles it may',
      [
        undefined,
        'CartCountSet',
        'ProductTakenOut',
        undefined,
        'CartPricesAccepted',
        undefined,
        'CartCleared',
        'CartOrdered',
        undefined,
      ],
    ],
    [
      'full',
      [
        'CartIsFull',
        'NotInCart',
        undefined,
        'CartIsFull',
        undefined,
        undefined,
        'CartCleared',
        'CartOrdered',
        undefined,
      ],
    ],
    [
      'ordered',
      [put, 'NotInCart', undefined, 'ProductsPutBack', undefined, 'CartMerged', undefined, undefined, 'CartRestored'],
    ],
  ])('%s', (state, expected) => {
    const cart = carts[state]
    const decisions: Decision<CartFact, string>[] = [
      putInCart(cart, kettle),
      setCartCount(cart, kettle),
      takeOutOfCart(cart, 'blue-kettle'),
      putBackInCart(cart, [{ ...kettle, place: 0 }]),
      acceptPrices(cart, [{ productId: 'blue-kettle', price: 29_900 }]),
      mergeCart(cart, [kettle], () => 500),
      clearCart(cart),
      orderFromCart(cart, { orderId: 'order-7', lines: [kettle] }),
      restoreToCart(cart, 'order-7'),
    ]
    expect(decisions.map((each) => (isRefusal(each) ? each.refusal : each[0]?.type))).toEqual(expected)
  })
})

it('after any commands a cart has 1 to 999 pieces of each product, and no product twice', () => {
  const productId = fc.constantFrom('blue-kettle', 'copper-pot', 'enamel-mug')
  const someLine = fc.record({ productId, count: fc.integer({ min: -5, max: 1200 }) })
  const orderId = fc.constantFrom('order-7', 'order-8')
  const steps = fc.oneof(
    someLine.map((each) => (cart: Cart) => putInCart(cart, each)),
    someLine.map((each) => (cart: Cart) => setCartCount(cart, each)),
    productId.map((id) => (cart: Cart) => takeOutOfCart(cart, id)),
    fc.array(someLine, { maxLength: 4 }).map((lines) => (cart: Cart) => mergeCart(cart, lines, () => 40)),
    fc.constant(clearCart),
    fc.tuple(orderId, fc.array(someLine, { maxLength: 4 })).map(
      ([order, lines]) =>
        (cart: Cart) =>
          orderFromCart(cart, { orderId: order, lines }),
    ),
    orderId.map((order) => (cart: Cart) => restoreToCart(cart, order)),
    someLine.map(
      ({ productId: id, count }) =>
        (cart: Cart) =>
          acceptPrices(cart, [{ productId: id, price: count }]),
    ),
    fc
      .array(fc.record({ productId, count: fc.integer({ min: 1, max: 999 }), place: fc.nat({ max: 9 }) }), {
        maxLength: 4,
      })
      .map((lines) => (cart: Cart) => putBackInCart(cart, lines)),
  )

  fc.assert(
    fc.property(fc.array(steps, { maxLength: 20 }), (commands) => {
      const { lines } = commands.reduce((cart, command) => applyDecision(cart, command(cart)), cartWith()).context
      expect(lines.filter(({ count }) => count < 1 || count > 999)).toEqual([])
      expect(new Set(lines.map((each) => each.productId)).size).toBe(lines.length)
    }),
    { numRuns: 500 },
  )
})
