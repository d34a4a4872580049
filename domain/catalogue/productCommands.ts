import { fact, refuse } from '#domain/kernel/decision.ts'
import type { ProductDetails } from './productEvents.ts'
import type { Product } from './productMachine.ts'

export interface AddProduct {
  details: ProductDetails
  quantity: number
  /** ISO 8601. */
  dateAdded: string
}

/** First path segments of the shop's pages and calls: a product's slug must not hide one. */
const takenPaths = new Set(
  `aboutus account addproduct addserviceprovider admin analytics api assets audit brands buy buynowpaylater cart categories
  contactus customer customers_management deliverytermsandconditions dev help laybuy live login openapi.json order
  orders_management pictures products products_management refresh-token robots.txt serviceprovider
  serviceprovider_management serviceprovidercategories serviceproviders signup sitemap.xml unauthorized updatecustomer
  updateproduct updateserviceprovider favicon.svg health docs`.split(/\s+/),
)

export const addProduct = (product: Product, { details, quantity, dateAdded }: AddProduct) => {
  if (!product.can('ProductAdded')) return refuse('ProductExists')
  if (takenPaths.has(details.slug.toLowerCase())) return refuse('SlugIsTaken', { details: { slug: details.slug } })

  return [fact('ProductAdded', { ...details, quantity, dateAdded })]
}

/** Sets pieces aside for an order; doing it again changes nothing. */
export const reserveStock = (product: Product, orderId: string, count: number) => {
  if (orderId in product.context.reserved) return []
  if (!product.can('StockReserved')) return refuse('ProductNotFound')
  if (product.context.quantity < count) return refuse('OutOfStock', { details: stockOf(product) })

  return [fact('StockReserved', { orderId, count })]
}

/** Gives an order's pieces back to the shelf, if any are set aside. */
export const releaseStock = (product: Product, orderId: string) => {
  const count = product.context.reserved[orderId]
  return count === undefined ? [] : [fact('StockReleased', { orderId, count })]
}

/** An order's pieces have left the house. */
export const shipStock = (product: Product, orderId: string) => {
  const count = product.context.reserved[orderId]
  return count === undefined ? [] : [fact('StockShipped', { orderId, count })]
}

const stockOf = ({ context }: Product) => ({ product: context.details?.name ?? '', left: context.quantity })
