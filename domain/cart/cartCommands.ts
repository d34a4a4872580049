import { fact, refuse } from '#domain/kernel/decision.ts'
import { sum } from '#domain/kernel/money.ts'
import type { CartLine } from './cartEvents.ts'
import { mostLines, mostOfOneProduct } from './cartLimits.ts'
import { type Cart, countOf } from './cartMachine.ts'

/** Adds pieces of a product, up to 999 of it and 100 different products. */
export const putInCart = (cart: Cart, { productId, count }: CartLine) => {
  const before = countOf(cart.context.lines, productId)
  if (before === 0 && cart.context.lines.length >= mostLines) return refuse('CartIsFull')

  const added = Math.min(count, mostOfOneProduct - before)
  return added < 1 ? [] : [fact('ProductPutInCart', { productId, count: added })]
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

/** The guest's lines join the customer's: counts are added, but not beyond what is in stock. */
export const mergeCart = (cart: Cart, guest: readonly CartLine[], inStock: (productId: string) => number) => {
  const before = cart.context.lines
  const products = [...new Set([...before, ...guest].map((line) => line.productId))].slice(0, mostLines)
  const lines = products.map((productId) => {
    const own = countOf(before, productId)
    const most = Math.min(Math.max(inStock(productId), own), mostOfOneProduct)
    return { productId, count: Math.min(own + sum(countsOf(guest, productId)), most) }
  })
  return guest.length === 0 ? [] : [fact('CartMerged', { lines: lines.filter((line) => line.count > 0) })]
}

/** Empties the cart after an order, once. */
export const emptyAfterOrder = (cart: Cart, orderId: string) =>
  cart.context.ordered.includes(orderId) ? [] : [fact('CartOrdered', { orderId })]

const countsOf = (lines: readonly CartLine[], productId: string) =>
  lines.filter((line) => line.productId === productId).map((line) => line.count)
