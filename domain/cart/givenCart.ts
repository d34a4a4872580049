import { happened } from '#domain/cast.ts'
import { type Decision, isRefusal } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { putInCart } from './cartCommands.ts'
import type { CartFact, CartLine } from './cartEvents.ts'
import { type Cart, cartMachine } from './cartMachine.ts'

// Carts for tests.

export const line = (productId: string, count: number): CartLine => ({ productId, count })

/** The cart after a decision; as it was, where that was a "no". */
export const afterwards = (cart: Cart, decision: Decision<CartFact, string>) =>
  isRefusal(decision)
    ? cart
    : replay(
        cartMachine,
        cart.stream,
        decision.map((each) => happened(each)),
        cart,
      )

export const holding = (...lines: CartLine[]) =>
  lines.reduce((cart, each) => afterwards(cart, putInCart(cart, each)), replay(cartMachine, 'cart-amina', []))
