import {
  acceptPrices,
  clearCart,
  putBackInCart,
  putInCart,
  setCartCount,
  takeOutOfCart,
} from '#domain/cart/cartCommands.ts'
import type { CartFact, RecordedCartFact } from '#domain/cart/cartEvents.ts'
import { countOf } from '#domain/cart/cartLines.ts'
import { type Cart, cartMachine } from '#domain/cart/cartMachine.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { type RefusalName, refusalMessage } from '#domain/refusalMessages.ts'
import { type CartLine, type CartProduct, pieceCents } from './cartLines.ts'

export type CartAction =
  /** `quiet`: whoever asks for it tells the shopper what was added. */
  | { type: 'add'; product: CartProduct; count: number; quiet?: boolean }
  | { type: 'setCount'; productId: string; count: number }
  | { type: 'remove'; productId: string }
  | { type: 'clear' }
  /** Undo of the two above. */
  | { type: 'putBack'; lines: readonly RemovedLine[] }
  /** `price`: cents of one piece. */
  | { type: 'acceptPrice'; productId: string; price: number }

/** A removed line, and how many lines stood before it. */
export interface RemovedLine extends CartLine {
  place: number
}

interface CartChange {
  lines: readonly CartLine[]
  /** Pieces that were added. */
  added: number
  /** Why less was done than asked, for the shopper. */
  refused?: string
}

/** Runs the shop's own cart machine and its commands in the browser. */
export const applyAction = (lines: readonly CartLine[], action: CartAction): CartChange => {
  const cart = cartOf(lines)
  const left =
    action.type === 'add' ? Math.max(0, action.product.quantity - countOf(cart.context.lines, action.product.id)) : 0
  const outcome = changeAfter(cart, [...linesOf(action), ...lines], decide(cart, action, left))
  return action.type === 'add' && action.count > left ? { ...outcome, refused: tooMany(action.product) } : outcome
}

const decide = (cart: Cart, action: CartAction, left: number): readonly CartFact[] | Refusal<RefusalName> => {
  switch (action.type) {
    case 'add': {
      const { product, count } = action
      const line = { productId: product.id, count: Math.min(count, left), price: pieceCents(product) }
      return left === 0 ? [] : putInCart(cart, line)
    }
    case 'setCount':
      return setCartCount(cart, action)
    case 'remove':
      return takeOutOfCart(cart, action.productId)
    case 'clear':
      return clearCart(cart)
    case 'putBack':
      return putBackInCart(cart, action.lines.map(storedLine))
    case 'acceptPrice':
      return acceptPrices(cart, [action])
  }
}

const changeAfter = (cart: Cart, known: readonly CartLine[], decision: ReturnType<typeof decide>): CartChange => {
  if (isRefusal(decision)) return { lines: withProducts(cart, known), added: 0, refused: refusalMessage(decision) }

  const changed = replay(cartMachine, 'cart', decision.map(asFact), cart)
  return { lines: withProducts(changed, known), added: piecesAdded(decision) }
}

/** What the action itself brings of products: it is the newest. */
const linesOf = (action: CartAction): readonly CartLine[] => {
  if (action.type === 'putBack') return action.lines
  return action.type === 'add' ? [action] : []
}

const tooMany = ({ name, quantity }: CartProduct) =>
  refusalMessage({ refusal: 'OutOfStock', details: { product: name, left: quantity } })

const piecesAdded = ([fact]: readonly CartFact[]) => (fact?.type === 'ProductPutInCart' ? fact.data.count : 0)

const cartOf = (lines: readonly CartLine[]) =>
  replay(cartMachine, 'cart', [asFact({ type: 'CartMerged', data: { lines: lines.map(storedLine) } })])

const storedLine = <Line extends CartLine>({ product, gone, ...line }: Line) => ({ ...line, productId: product.id })

const asFact = (fact: CartFact): RecordedCartFact => ({
  ...fact,
  at: new Date().toISOString(),
  by: { role: 'guest', id: '' },
})

const withProducts = (cart: Cart, known: readonly CartLine[]) =>
  cart.context.lines.flatMap(({ productId, count, price }) => {
    const line = known.find(({ product }) => product.id === productId)
    return line ? [{ product: line.product, count, price, gone: line.gone }] : []
  })
