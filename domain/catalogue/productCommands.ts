import { fact, refuse } from '#domain/kernel/decision.ts'
import type { ProductDetails } from './productEvents.ts'
import { crossSellErrors, priceErrors } from './productInvariants.ts'
import { type Product, reservedFor } from './productMachine.ts'
import { isReservedSlug } from './reservedSlugs.ts'

export interface AddProduct {
  details: ProductDetails
  quantity: number
  /** ISO 8601. */
  dateAdded: string
  /** Listed at once (default), or a draft. */
  isActive?: boolean | undefined
}

export const addProduct = (product: Product, { details, quantity, dateAdded, isActive = true }: AddProduct) => {
  if (!product.can('ProductAdded')) return refuse('ProductExists')
  if (isReservedSlug(details.slug)) return refuse('SlugIsTaken', { details: { slug: details.slug } })
  const errors = [...crossSellErrors(product, details.crossSellProducts), ...(isActive ? priceErrors(details) : [])]
  if (errors.length > 0) return refuse('InvalidRequest', { errors })

  return [fact(isActive ? 'ProductAdded' : 'ProductDrafted', { ...details, quantity, dateAdded })]
}

/** Reserves pieces of a listed product for an order. Idempotent, also after the reservation was released or shipped. */
export const reserveStock = (product: Product, orderId: string, count: number) =>
  reservedFor(product, orderId) !== undefined || product.context.settled.includes(orderId)
    ? []
    : reserveForNewOrder(product, orderId, count)

/** The same for an order that is placed at the same moment: the product cannot know it yet, and need not look for it among its reservations. */
export const reserveForNewOrder = (product: Product, orderId: string, count: number) => {
  if (!product.context.details) return refuse('ProductNotFound')
  if (!product.can('StockReserved')) return refuse('OutOfStock', { details: { ...stockOf(product), left: 0 } })
  if (product.context.quantity < count) return refuse('OutOfStock', { details: stockOf(product) })

  return [fact('StockReserved', { orderId, count })]
}

/** Releases the pieces reserved for an order, if any. */
export const releaseStock = (product: Product, orderId: string) => {
  const count = reservedFor(product, orderId)
  return count === undefined ? [] : [fact('StockReleased', { orderId, count })]
}

/** Removes the reserved pieces of an order that is dispatched. */
export const shipStock = (product: Product, orderId: string) => {
  const count = reservedFor(product, orderId)
  return count === undefined ? [] : [fact('StockShipped', { orderId, count })]
}

const stockOf = ({ context }: Product) => ({ product: context.details?.name ?? '', left: context.quantity })
