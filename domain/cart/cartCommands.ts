import { fact, refuse } from '#domain/kernel/decision.ts'
import type { CartLine, CartSnapshot, PositionedCartLine, PricedProduct } from './cartEvents.ts'
import { maxCartLines, maxPiecesPerProduct } from './cartLimits.ts'
import { countOf, lineOf, restorableLines, takenFrom } from './cartLines.ts'
import type { Cart, CartOrder } from './cartMachine.ts'

/** Adds pieces of a product, up to 999 of it and 100 different products. */
export const putInCart = (cart: Cart, { productId, count, price }: CartLine) => {
  const before = countOf(cart.context.lines, productId)
  if (before === 0 && cart.context.lines.length >= maxCartLines) return refuse('CartIsFull')

  const added = Math.min(count, maxPiecesPerProduct - before)
  return added < 1 ? [] : [fact('ProductPutInCart', { productId, count: added, ...(price !== undefined && { price }) })]
}

/** Sets the count of a product, from 1 (as specified) to 999. */
export const setCartCount = (cart: Cart, { productId, count }: CartLine) => {
  const before = countOf(cart.context.lines, productId)
  if (before === 0) return refuse('NotInCart')

  const wanted = Math.min(Math.max(count, 1), maxPiecesPerProduct)
  return wanted === before ? [] : [fact('CartCountSet', { productId, count: wanted })]
}

export const takeOutOfCart = (cart: Cart, productId: string) =>
  countOf(cart.context.lines, productId) === 0 ? [] : [fact('ProductTakenOut', { productId })]

export const clearCart = (cart: Cart) => (cart.context.lines.length === 0 ? [] : [fact('CartCleared', {})])

/** Undoes a removal: restores each line at its old place, unless the product has been added again since. */
export const putBackInCart = (cart: Cart, taken: readonly PositionedCartLine[]) => {
  const before = cart.context.lines
  const missing = taken.filter(
    ({ productId }, index) =>
      countOf(before, productId) === 0 && taken.findIndex((line) => line.productId === productId) === index,
  )
  if (before.length + missing.length > maxCartLines) return refuse('CartIsFull')

  return missing.length === 0 ? [] : [fact('ProductsPutBack', { lines: missing })]
}

/** Records that the customer accepted the current prices of these products. */
export const acceptPrices = (cart: Cart, seen: readonly PricedProduct[]) => {
  const changedPrices = seen.filter(({ productId, price }) => {
    const line = lineOf(cart.context.lines, productId)
    return line !== undefined && line.price !== price
  })
  return changedPrices.length === 0 ? [] : [fact('CartPricesAccepted', { lines: changedPrices })]
}

interface OrderFromCart {
  orderId: string
  lines: readonly CartLine[]
  /** Set when the whole cart is ordered: the last order from this cart that the customer knew of. */
  seen?: CartSnapshot | undefined
}

/** Removes the ordered pieces from the cart, once per order. Refuses if another order has taken this cart since the customer saw it. */
export const orderFromCart = (cart: Cart, order: OrderFromCart) =>
  cart.context.ordered.some(({ orderId }) => orderId === order.orderId) ? [] : newOrderFromCart(cart, order)

/** The same for an order that is placed at the same moment: the cart cannot know it yet, and need not look for it among its other orders. */
export const newOrderFromCart = (cart: Cart, { orderId, lines, seen }: OrderFromCart) => {
  if (seen && wasOrderedSince(cart, seen)) return refuse('CartWasOrdered')

  return [fact('CartOrdered', { orderId, lines: takenFrom(cart.context.lines, lines), isCart: seen !== undefined })]
}

/** Returns to the cart what a rejected order had taken out of it, once. */
export const restoreToCart = (cart: Cart, orderId: string) => {
  const order = cart.context.ordered.find((each) => each.orderId === orderId)
  if (!order || order.isRestored) return []

  return [fact('CartRestored', { orderId, lines: restorableLines(cart.context.lines, order.lines) })]
}

/** The last order of this cart, or of anything that was in it. */
export const lastOrderOf = ({ context }: Cart) => context.ordered.find(isSale)?.orderId

const wasOrderedSince = ({ context: { ordered } }: Cart, { lastOrderId }: CartSnapshot) => {
  const then = ordered.findIndex(({ orderId }) => orderId === lastOrderId)
  return (then === -1 ? ordered : ordered.slice(0, then)).some(isSale)
}

const isSale = ({ lines, isCart, isRestored }: CartOrder) => !isRestored && (isCart || lines.length > 0)
