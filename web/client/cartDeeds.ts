import { putInCart, setCartCount, takeOutOfCart } from '#domain/cart/cartCommands.ts'
import type { CartFact, CartHappened } from '#domain/cart/cartEvents.ts'
import { type Cart, cartMachine, countOf } from '#domain/cart/cartMachine.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { type RefusalName, sentenceFor } from '#domain/refusalWords.ts'
import { type CartLine, type CartProduct, plainLines } from './cartLines.ts'

export type CartDeed =
  | Adding
  | { do: 'setCount'; productId: string; count: number }
  | { do: 'remove'; productId: string }

export interface Done {
  lines: readonly CartLine[]
  /** Pieces that came in. */
  added: number
  /** Why less was done than asked. */
  refused?: string
}

interface Adding {
  do: 'add'
  product: CartProduct
  count: number
}

/** The shop's own cart, its machine and its commands, in the browser. A chunk of its own: the first deed needs it, no page does. */
export const done = (lines: readonly CartLine[], deed: CartDeed): Done => {
  const cart = cartOf(lines)
  if (deed.do === 'add') return addedTo(cart, lines, deed)
  const decision = deed.do === 'remove' ? takeOutOfCart(cart, deed.productId) : setCartCount(cart, deed)
  return outcome(cart, lines, decision)
}

const addedTo = (cart: Cart, lines: readonly CartLine[], { product, count }: Adding): Done => {
  const left = Math.max(0, product.quantity - countOf(cart.context.lines, product.id))
  const decision = left === 0 ? [] : putInCart(cart, { productId: product.id, count: Math.min(count, left) })
  const known = [{ product, count }, ...lines]
  const details = { product: product.name, left: product.quantity }
  return {
    ...outcome(cart, known, decision),
    ...(count > left && { refused: sentenceFor({ refusal: 'OutOfStock', details }) }),
  }
}

const outcome = (
  cart: Cart,
  known: readonly CartLine[],
  decision: readonly CartFact[] | Refusal<RefusalName>,
): Done => {
  if (isRefusal(decision)) return { lines: joined(cart, known), added: 0, refused: sentenceFor(decision) }

  const after = replay(cartMachine, 'cart', decision.map(happened), cart)
  return { lines: joined(after, known), added: piecesAdded(decision) }
}

const piecesAdded = ([fact]: readonly CartFact[]) => (fact?.type === 'ProductPutInCart' ? fact.data.count : 0)

const cartOf = (lines: readonly CartLine[]) =>
  replay(cartMachine, 'cart', [happened({ type: 'CartMerged', data: { lines: plainLines(lines) } })])

const happened = (fact: CartFact): CartHappened => ({
  ...fact,
  at: new Date().toISOString(),
  by: { role: 'guest', id: '' },
})

const joined = (cart: Cart, known: readonly CartLine[]) =>
  cart.context.lines.flatMap(({ productId, count }) => {
    const product = known.find((line) => line.product.id === productId)?.product
    return product ? [{ product, count }] : []
  })
