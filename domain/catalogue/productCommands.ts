import { fact, refuse } from '#domain/kernel/decision.ts'
import type { ProductDetails } from './productEvents.ts'
import { type Product, reservedFor } from './productMachine.ts'
import { isPagePath } from './slug.ts'
import { crossSellFaults, priceFaults } from './soundProduct.ts'

export interface AddProduct {
  details: ProductDetails
  quantity: number
  /** ISO 8601. */
  dateAdded: string
  /** In the window at once (default), or a draft. */
  isActive?: boolean | undefined
}

export const addProduct = (product: Product, { details, quantity, dateAdded, isActive = true }: AddProduct) => {
  if (!product.can('ProductAdded')) return refuse('ProductExists')
  if (isPagePath(details.slug)) return refuse('SlugIsTaken', { details: { slug: details.slug } })
  const errors = [...crossSellFaults(product, details.crossSellProducts), ...(isActive ? priceFaults(details) : [])]
  if (errors.length > 0) return refuse('InvalidRequest', { errors })

  return [fact(isActive ? 'ProductAdded' : 'ProductDrafted', { ...details, quantity, dateAdded })]
}

/** Sets pieces of a listed product aside for an order; doing it again changes nothing, also when they have gone since. */
export const reserveStock = (product: Product, orderId: string, count: number) => {
  if (reservedFor(product, orderId) !== undefined || product.context.settled.includes(orderId)) return []
  if (!product.context.details) return refuse('ProductNotFound')
  if (!product.can('StockReserved')) return refuse('OutOfStock', { details: { ...stockOf(product), left: 0 } })
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
