import type { z } from 'zod'
import { type ProductRow, type ProductState, ratingTenths } from '#api/catalogue/search/columns.ts'
import type { ProductResponse } from '#domain/catalogue/catalogueContract.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { lowStockThreshold, warningsOf } from '#domain/catalogue/productWarnings.ts'
import { discountedPrice, toRand } from '#domain/kernel/money.ts'

export type PublicProduct = z.output<typeof ProductResponse>

/** A product as responses contain it: money in rand, the cost price only for admins. */
export const productView = (
  id: string,
  product: ProductDetails & { dateAdded: string },
  quantity: number,
  forAdmin = false,
): PublicProduct => ({
  id,
  _id: id,
  slug: product.slug,
  name: product.name,
  brand: product.brand,
  description: product.description,
  price: toRand(product.price),
  discount: product.discount,
  discountedPrice: toRand(discountedPrice(product.price, product.discount)),
  quantity,
  stockStatus: stockStatusOf(quantity),
  isActive: true,
  images: [...product.images],
  categories: [...product.categories],
  features: [...product.features],
  specifications: [...product.specifications],
  whatsInTheBox: [...product.whatsInTheBox],
  tags: [...product.tags],
  crossSellProducts: [...product.crossSellProducts],
  isFeatured: product.isFeatured,
  featuredPriority: product.featuredPriority,
  warranty: product.warranty,
  overview: product.overview,
  dateAdded: product.dateAdded,
  averageRating: 0,
  reviewCount: 0,
  ...(forAdmin && { costPrice: toRand(product.costPrice) }),
})

/** A product from its row in the read model, with its rating. */
export const productRowView = (row: ProductRow): PublicProduct => ({
  ...productView(String(row['id']), JSON.parse(String(row['details'])), Number(row['quantity'])),
  isActive: row['state'] === 'listed',
  ...ratingView(row),
})

/** The rating of the product in a row: the average in stars with one decimal, and the number of reviews. */
export const ratingView = (row: ProductRow) => ({
  averageRating: ratingTenths(Number(row['rating_sum']), Number(row['review_count'])) / 10,
  reviewCount: Number(row['review_count']),
})

/** The same with the fields that only admins see. */
export const adminProductView = (row: ProductRow) => ({
  ...productRowView(row),
  costPrice: toRand(Number(row['cost_price'])),
  state: row['state'] as ProductState,
  reserved: Number(row['reserved']),
  version: Number(row['edits']),
})

/** The same with warnings for admins. */
export const inventoryProductView = (row: ProductRow) => ({
  ...adminProductView(row),
  warnings: warningsOf({
    sellsAt: Number(row['price']),
    costPrice: Number(row['cost_price']),
    quantity: Number(row['quantity']),
    isWithdrawn: row['state'] === 'withdrawn',
  }),
})

const stockStatusOf = (quantity: number) => {
  if (quantity <= 0) return 'outOfStock'
  return quantity <= lowStockThreshold ? 'lowStock' : 'inStock'
}
