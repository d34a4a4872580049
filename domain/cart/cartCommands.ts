import { fact, refuse } from '#domain/kernel/decision.ts'
import type { CartLine, PlacedLine, PricedProduct } from './cartEvents.ts'
import { mostLines, mostOfOneProduct } from './cartLimits.ts'
import { countOf, lineOf } from './cartLines.ts'
import type { Cart } from './cartMachine.ts'

/** Adds pieces of a product, up to 999 of it and 100 different products. */
export const putInCart = (cart: Cart, { productId, count, price }: CartLine) => {
  const before = countOf(cart.context.lines, productId)
  if (before === 0 && cart.context.lines.length >= mostLines) return refuse('CartIsFull')

  const added = Math.min(count, mostOfOneProduct - before)
  return added < 1 ? [] : [fact('ProductPutInCart', { productId, count: added, ...(price !== undefined && { price }) })]
}

/** Sets how many of a product are wanted; never below 1, as specified. */
export const setCartCount = (cart: Cart, { productId, count }: CartLine) => {
  const before = countOf(cart.context.lines, productId)
  if (before === 0) return refuse('NotInCart')

  const wanted = Math.min(Math.max(count, 1), mostOfOneProduct)
  return wanted === before ? [] : [fact('CartCountSet', { productId, count: wanted })]
}

export const takeOutOfCart = (cart: Cart, productId: string) =>
  countOf(cart.context.lines, productId) === 0 ? [] : [fact('ProductTakenOut', { productId })]

export const clearCart = (cart: Cart) => (cart.context.lines.length === 0 ? [] : [fact('CartCleared', {})])

/** What was taken out comes back as it was, where it was; what has come in again meanwhile stays as it is. */
export const putBackInCart = (cart: Cart, taken: readonly PlacedLine[]) => {
  const before = cart.context.lines
  const missing = taken.filter(
    ({ productId }, index) =>
      countOf(before, productId) === 0 && taken.findIndex((line) => line.productId === productId) === index,
  )
  if (before.length + missing.length > mostLines) return refuse('CartIsFull')

  return missing.length === 0 ? [] : [fact('ProductsPutBack', { lines: missing })]
}

/** Whoever buys has seen what these products cost now. */
export const acceptPrices = (cart: Cart, seen: readonly PricedProduct[]) => {
  const news = seen.filter(({ productId, price }) => {
    const line = lineOf(cart.context.lines, productId)
    return line !== undefined && line.price !== price
  })
  return news.length === 0 ? [] : [fact('CartPricesAccepted', { lines: news })]
}

/** Empties the cart after an order, once. */
export const emptyAfterOrder = (cart: Cart, orderId: string) =>
  cart.context.ordered.includes(orderId) ? [] : [fact('CartOrdered', { orderId })]
