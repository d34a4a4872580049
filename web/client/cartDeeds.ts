import {
  acceptPrices,
  clearCart,
  putBackInCart,
  putInCart,
  setCartCount,
  takeOutOfCart,
} from '#domain/cart/cartCommands.ts'
import type { CartFact, CartHappened } from '#domain/cart/cartEvents.ts'
import { countOf } from '#domain/cart/cartLines.ts'
import { type Cart, cartMachine } from '#domain/cart/cartMachine.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { type RefusalName, sentenceFor } from '#domain/refusalWords.ts'
import { type CartLine, type CartProduct, pieceCents } from './cartLines.ts'

export type CartDeed =
  /** `quiet` where somebody else tells what came in. */
  | { do: 'add'; product: CartProduct; count: number; quiet?: boolean }
  | { do: 'setCount'; productId: string; count: number }
  | { do: 'remove'; productId: string }
  | { do: 'clear' }
  /** Undo of the two above. */
  | { do: 'putBack'; lines: readonly TakenLine[] }
  /** `price`: cents of one piece. */
  | { do: 'acceptPrice'; productId: string; price: number }

/** What was taken out, and how many lines stood before it. */
export interface TakenLine extends CartLine {
  place: number
}

export interface Done {
  lines: readonly CartLine[]
  /** Pieces that came in. */
  added: number
  /** Why less was done than asked. */
  refused?: string
}

/** The shop's own cart, its machine and its commands, in the browser. */
export const done = (lines: readonly CartLine[], deed: CartDeed): Done => {
  const cart = cartOf(lines)
  const left = deed.do === 'add' ? Math.max(0, deed.product.quantity - countOf(cart.context.lines, deed.product.id)) : 0
  const outcome = after(cart, [...linesIn(deed), ...lines], decide(cart, deed, left))
  return deed.do === 'add' && deed.count > left ? { ...outcome, refused: tooMany(deed.product) } : outcome
}

const decide = (cart: Cart, deed: CartDeed, left: number): readonly CartFact[] | Refusal<RefusalName> => {
  switch (deed.do) {
    case 'add': {
      const { product, count } = deed
      const line = { productId: product.id, count: Math.min(count, left), price: pieceCents(product) }
      return left === 0 ? [] : putInCart(cart, line)
    }
    case 'setCount':
      return setCartCount(cart, deed)
    case 'remove':
      return takeOutOfCart(cart, deed.productId)
    case 'clear':
      return clearCart(cart)
    case 'putBack':
      return putBackInCart(cart, deed.lines.map(plain))
    case 'acceptPrice':
      return acceptPrices(cart, [deed])
  }
}

const after = (cart: Cart, known: readonly CartLine[], decision: ReturnType<typeof decide>): Done => {
  if (isRefusal(decision)) return { lines: joined(cart, known), added: 0, refused: sentenceFor(decision) }

  const changed = replay(cartMachine, 'cart', decision.map(happened), cart)
  return { lines: joined(changed, known), added: piecesAdded(decision) }
}

/** What the deed itself knows of products; it knows best. */
const linesIn = (deed: CartDeed): readonly CartLine[] => {
  if (deed.do === 'putBack') return deed.lines
  return deed.do === 'add' ? [deed] : []
}

const tooMany = ({ name, quantity }: CartProduct) =>
  sentenceFor({ refusal: 'OutOfStock', details: { product: name, left: quantity } })

const piecesAdded = ([fact]: readonly CartFact[]) => (fact?.type === 'ProductPutInCart' ? fact.data.count : 0)

const cartOf = (lines: readonly CartLine[]) =>
  replay(cartMachine, 'cart', [happened({ type: 'CartMerged', data: { lines: lines.map(plain) } })])

const plain = <Line extends CartLine>({ product, gone, ...line }: Line) => ({ ...line, productId: product.id })

const happened = (fact: CartFact): CartHappened => ({
  ...fact,
  at: new Date().toISOString(),
  by: { role: 'guest', id: '' },
})

const joined = (cart: Cart, known: readonly CartLine[]) =>
  cart.context.lines.flatMap(({ productId, count, price }) => {
    const line = known.find(({ product }) => product.id === productId)
    return line ? [{ product: line.product, count, price, gone: line.gone }] : []
  })
