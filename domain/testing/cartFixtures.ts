import { putInCart } from '#domain/cart/cartCommands.ts'
import type { CartFact, CartLine } from '#domain/cart/cartEvents.ts'
import { type Cart, cartMachine } from '#domain/cart/cartMachine.ts'
import { type Decision, isRefusal } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { recordedFact } from './fixtures.ts'

// Carts for tests.

export const cartLine = (productId: string, count: number): CartLine => ({ productId, count })

/** The cart after a decision; unchanged after a refusal. */
export const applyDecision = (cart: Cart, decision: Decision<CartFact, string>) =>
  isRefusal(decision)
    ? cart
    : replay(
        cartMachine,
        cart.stream,
        decision.map((each) => recordedFact(each)),
        cart,
      )

export const cartWith = (...lines: CartLine[]) =>
  lines.reduce((cart, each) => applyDecision(cart, putInCart(cart, each)), replay(cartMachine, 'cart-amina', []))
