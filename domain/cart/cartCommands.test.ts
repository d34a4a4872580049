import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Decision, fact, isRefusal } from '#domain/kernel/decision.ts'
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
import { afterwards, holding, line } from './givenCart.ts'
import { mergeCart } from './mergeCart.ts'

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
    expect(afterwards(cart, takeOutOfCart(cart, 'blue-kettle')).context.lines).toEqual([line('enamel-mug', 1)])
    expect(takeOutOfCart(cart, 'copper-pot')).toEqual([])
  })

  it('clears everything, once', () => {
    const cleared = afterwards(cart, clearCart(cart))
    expect(cleared.context.lines).toEqual([])
    expect(clearCart(cleared)).toEqual([])
  })
})

describe('an order of a cart', () => {
  const kettles = { ...line('blue-kettle', 2), price: 34_900 }
  const cart = holding(kettles, line('enamel-mug', 3), line('copper-pot', 1))
  const ordering = (orderId: string, ...lines: CartLine[]) => ({ orderId, lines })
  const both = ordering('order-7', line('blue-kettle', 2), line('enamel-mug', 2))
  const ordered = afterwards(cart, orderFromCart(cart, both))

  it('takes what it is of, as far as it is there, and leaves what came in besides', () => {
    expect(ordered.context.lines).toEqual([line('enamel-mug', 1), line('copper-pot', 1)])
    const more = ordering('order-8', line('enamel-mug', 5), line('teapot', 1))
    expect(afterwards(ordered, orderFromCart(ordered, more)).context.lines).toEqual([line('copper-pot', 1)])
  })

  it('takes it once, however late it is heard of again', () => {
    const second = afterwards(ordered, orderFromCart(ordered, ordering('order-8', line('copper-pot', 1))))
    const after = afterwards(second, putInCart(second, kettles))
    expect(orderFromCart(after, both)).toEqual([])
    expect(orderFromCart(after, ordering('order-8', line('copper-pot', 1)))).toEqual([])
  })

  it('that was taken everything in the first version leaves an empty cart', () => {
    expect(afterwards(cart, [fact('CartOrdered', { orderId: 'order-7' })]).context.lines).toEqual([])
  })

  it('is refused where another order has taken the cart that the customer saw', () => {
    const seen = { lastOrderId: lastOrderOf(cart) }
    expect(orderFromCart(ordered, { ...both, orderId: 'order-8', seen })).toMatchObject({ refusal: 'CartWasOrdered' })
    const seenSince = { lastOrderId: lastOrderOf(ordered) }
    expect(orderFromCart(ordered, { ...both, orderId: 'order-8', seen: seenSince })).toMatchObject([{}])
  })

  it('that was of something else does not stand in its way, unless it took from it', () => {
    const seen = { lastOrderId: lastOrderOf(cart) }
    const teapot = afterwards(cart, orderFromCart(cart, ordering('order-8', line('teapot', 1))))
    expect(orderFromCart(teapot, { ...both, seen })).toMatchObject([{ type: 'CartOrdered' }])
    const pot = afterwards(cart, orderFromCart(cart, ordering('order-8', line('copper-pot', 1))))
    expect(orderFromCart(pot, { ...both, seen })).toMatchObject({ refusal: 'CartWasOrdered' })
  })

  it('of which nothing is left counts as one', () => {
    const seen = { lastOrderId: lastOrderOf(holding()) }
    const sold = afterwards(holding(), orderFromCart(holding(), { ...both, seen }))
    expect(orderFromCart(sold, { ...both, orderId: 'order-8', seen })).toMatchObject({ refusal: 'CartWasOrdered' })
  })

  it('that is not taken after all gives back what it took, once: count, price and place', () => {
    const restored = afterwards(ordered, restoreToCart(ordered, 'order-7'))
    expect(restored.context.lines).toEqual(cart.context.lines)
    expect(restoreToCart(restored, 'order-7')).toEqual([])
    expect(restoreToCart(cart, 'order-7')).toEqual([])
  })

  it('that is not taken after all does not stand in the way of another one', () => {
    const restored = afterwards(ordered, restoreToCart(ordered, 'order-7'))
    const seen = { lastOrderId: lastOrderOf(cart) }
    expect(orderFromCart(restored, { ...both, orderId: 'order-8', seen })).toMatchObject([{ type: 'CartOrdered' }])
  })

  it('gives back on top of what came in again, never more than 999, and tells what that is', () => {
    const again = afterwards(ordered, putInCart(ordered, line('blue-kettle', 998)))
    const back = restoreToCart(again, 'order-7')
    const restored = afterwards(again, back)
    expect(back).toMatchObject([{ data: { lines: [{ count: 1 }, { count: 2 }] } }])
    expect(restored.context.lines).toContainEqual({ ...line('blue-kettle', 999), price: 34_900 })
    expect(restored.context.lines).toContainEqual(line('enamel-mug', 3))
  })

  it('that was seen before it was not taken after all stands in nobody’s way either', () => {
    const seen = { lastOrderId: lastOrderOf(ordered) }
    const restored = afterwards(ordered, restoreToCart(ordered, 'order-7'))
    expect(orderFromCart(restored, { ...both, orderId: 'order-8', seen })).toMatchObject([{ type: 'CartOrdered' }])
  })
})

describe('taking something out, and putting it back', () => {
  const cart = holding(line('blue-kettle', 2), { ...line('copper-pot', 1), price: 110_415 }, line('enamel-mug', 4))
  const copperPot = { ...line('copper-pot', 1), price: 110_415, place: 1 }

  it('restores count, price and place', () => {
    const without = afterwards(cart, takeOutOfCart(cart, 'copper-pot'))
    expect(afterwards(without, putBackInCart(without, [copperPot])).context.lines).toEqual(cart.context.lines)
  })

  it('restores a whole cart that was cleared', () => {
    const cleared = afterwards(cart, clearCart(cart))
    const all = cart.context.lines.map((each, place) => ({ ...each, place }))
    expect(afterwards(cleared, putBackInCart(cleared, all.toReversed())).context.lines).toEqual(cart.context.lines)
  })

  it('leaves alone what has come in again meanwhile', () => {
    expect(putBackInCart(cart, [{ ...copperPot, count: 9 }])).toEqual([])
  })

  it('puts a product back once, at the end where fewer lines are left', () => {
    const emptied = afterwards(cart, clearCart(cart))
    const decision = putBackInCart(emptied, [copperPot, { ...copperPot, count: 7 }])
    expect(decision).toEqual([fact('ProductsPutBack', { lines: [copperPot] })])
    expect(afterwards(emptied, decision).context.lines).toEqual([{ ...line('copper-pot', 1), price: 110_415 }])
  })

  it('is refused where others have filled the cart meanwhile', () => {
    const full = holding(...Array.from({ length: 100 }, (_, number) => line(`mug-${number}`, 1)))
    expect(putBackInCart(full, [copperPot])).toEqual({ refusal: 'CartIsFull' })
  })
})

describe('the price that was seen', () => {
  const cart = holding({ ...line('blue-kettle', 2), price: 34_900 })
  const priceIn = (after: Cart) => after.context.lines[0]?.price

  it('stays while the count changes', () => {
    expect(priceIn(afterwards(cart, setCartCount(cart, line('blue-kettle', 5))))).toBe(34_900)
    expect(priceIn(afterwards(cart, putInCart(cart, line('blue-kettle', 1))))).toBe(34_900)
  })

  it('is the newer one once more is put in', () => {
    expect(priceIn(afterwards(cart, putInCart(cart, { ...line('blue-kettle', 1), price: 29_900 })))).toBe(29_900)
  })

  it('changes when the new one is agreed to', () => {
    const accepted = acceptPrices(cart, [{ productId: 'blue-kettle', price: 29_900 }])
    expect(accepted).toEqual([fact('CartPricesAccepted', { lines: [{ productId: 'blue-kettle', price: 29_900 }] })])
    expect(afterwards(cart, accepted).context.lines).toEqual([{ ...line('blue-kettle', 2), price: 29_900 }])
  })

  it('is agreed to once, and only of what is in the cart', () => {
    expect(acceptPrices(cart, [{ productId: 'blue-kettle', price: 34_900 }])).toEqual([])
    expect(acceptPrices(cart, [{ productId: 'copper-pot', price: 100 }])).toEqual([])
  })
})

describe('every command, in a cart that is', () => {
  const full = Array.from({ length: 100 }, (_, number) => line(`mug-${number}`, 1))
  const ordered = afterwards(holding(line('blue-kettle', 2)), [fact('CartOrdered', { orderId: 'order-7' })])
  const carts = {
    new: holding(),
    'holding a kettle': holding(line('blue-kettle', 2)),
    'holding all the kettles it may': holding(line('blue-kettle', 999)),
    full: holding(...full),
    ordered,
  }
  const kettle = line('blue-kettle', 1)
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
        'CartMerged',
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
        'CartMerged',
        'CartCleared',
        'CartOrdered',
        undefined,
      ],
    ],
    [
      'ordered',
      [put, 'NotInCart', undefined, 'ProductsPutBack', undefined, 'CartMerged', undefined, undefined, 'CartRestored'],
    ],
  ])('%s', (state, said) => {
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
    expect(decisions.map((each) => (isRefusal(each) ? each.refusal : each[0]?.type))).toEqual(said)
  })
})

it('whatever is done with a cart, it never holds less than 1 or more than 999 of a product, nor one twice', () => {
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
      const { lines } = commands.reduce((cart, command) => afterwards(cart, command(cart)), holding()).context
      expect(lines.filter(({ count }) => count < 1 || count > 999)).toEqual([])
      expect(new Set(lines.map((each) => each.productId)).size).toBe(lines.length)
    }),
    { numRuns: 500 },
  )
})
