import { fact, refuse } from '#domain/kernel/decision.ts'
import type { ProductDetails } from './productEvents.ts'
import { type Product, reservedFor } from './productMachine.ts'
import { isPagePath } from './slug.ts'

export interface AddProduct {
  details: ProductDetails
  quantity: number
  /** ISO 8601. */
  dateAdded: string
}

export const addProduct = (product: Product, { details, quantity, dateAdded }: AddProduct) => {
  if (!product.can('ProductAdded')) return refuse('ProductExists')
  if (isPagePath(details.slug)) return refuse('SlugIsTaken', { details: { slug: details.slug } })

  return [fact('ProductAdded', { ...details, quantity, dateAdded })]
}

/** Sets pieces aside for an order; doing it again changes nothing, also when they have gone since. */
export const reserveStock = (product: Product, orderId: string, count: number) => {
  if (reservedFor(product, orderId) !== undefined || product.context.settled.includes(orderId)) return []
  if (!product.can('StockReserved')) return refuse('ProductNotFound')
  if (product.context.quantity < count) return refuse('OutOfStock', { details: stockOf(product) })

  return [fact('StockReserved', { orderId, count })]
}

/** Gives an order's pieces back to the shelf, if any are set aside. */
export const releaseStock = (product: Product, orderId: string) => {
  const count = reservedFor(product, orderId)
  return count === undefined ? [] : [fact('StockReleased', { orderId, count })]
}

/** An order's pieces have left the house. */
export const shipStock = (product: Product, orderId: string) => {
  const count = reservedFor(product, orderId)
  return count === undefined ? [] : [fact('StockShipped', { orderId, count })]
}

const stockOf = ({ context }: Product) => ({ product: context.details?.name ?? '', left: context.quantity })
