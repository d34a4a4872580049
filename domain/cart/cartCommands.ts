import { fact, refuse } from '#domain/kernel/decision.ts'
import type { CartLine, LineInPlace, PricedProduct, SeenCart } from './cartEvents.ts'
import { mostLines, mostOfOneProduct } from './cartLimits.ts'
import { countOf, lineOf, restorable, takenFrom } from './cartLines.ts'
import type { Cart, CartOrder } from './cartMachine.ts'

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
export const putBackInCart = (cart: Cart, taken: readonly LineInPlace[]) => {
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

interface CartOrdering {
  orderId: string
  lines: readonly CartLine[]
  /** Where this cart is what is ordered: the order that had taken from it last when the customer saw it. */
  seen?: SeenCart | undefined
}

/** An order takes what it is of out of the cart, once. A cart that another order has taken meanwhile is not ordered again. */
export const orderFromCart = (cart: Cart, { orderId, lines, seen }: CartOrdering) => {
  if (cart.context.ordered.some((order) => order.orderId === orderId)) return []
  if (seen && isOrderedSince(cart, seen)) return refuse('CartWasOrdered')

  return [fact('CartOrdered', { orderId, lines: takenFrom(cart.context.lines, lines), isCart: seen !== undefined })]
}

/** What an order that was not taken after all had taken out of the cart comes back, once. */
export const restoreToCart = (cart: Cart, orderId: string) => {
  const order = cart.context.ordered.find((each) => each.orderId === orderId)
  if (!order || order.isRestored) return []

  return [fact('CartRestored', { orderId, lines: restorable(cart.context.lines, order.lines) })]
}

/** The last order of this cart, or of anything that was in it. */
export const lastOrderOf = ({ context }: Cart) => context.ordered.find(isSale)?.orderId

const isOrderedSince = ({ context: { ordered } }: Cart, { lastOrderId }: SeenCart) => {
  const then = ordered.findIndex(({ orderId }) => orderId === lastOrderId)
  return (then === -1 ? ordered : ordered.slice(0, then)).some(isSale)
}

const isSale = ({ lines, isCart, isRestored }: CartOrder) => !isRestored && (isCart || lines.length > 0)
