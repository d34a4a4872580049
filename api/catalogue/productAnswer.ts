import type { z } from 'zod'
import { CardAnswer, type ProductAnswer } from '#domain/catalogue/catalogueContract.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { lowStock, warningsOf } from '#domain/catalogue/productWarnings.ts'
import { discountedPrice, inRand } from '#domain/kernel/money.ts'
import { type ProductState, tenthsOf } from './search/columns.ts'

export type PublicProduct = z.output<typeof ProductAnswer>

/** The part of a product that cards show. */
export const cardAnswer = (product: PublicProduct): z.output<typeof CardAnswer> => CardAnswer.parse(product)

/** A product as answers carry it: money in rand, cost price only for admins. */
export const productAnswer = (
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
  price: inRand(product.price),
  discount: product.discount,
  discountedPrice: inRand(discountedPrice(product.price, product.discount)),
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
  ...(forAdmin && { costPrice: inRand(product.costPrice) }),
})

/** A row of `products`. */
export type ProductRow = Readonly<Record<string, unknown>>

/** A product as the list knows it, with its rating. */
export const rowAnswer = (row: ProductRow): PublicProduct => ({
  ...productAnswer(String(row['id']), JSON.parse(String(row['details'])), Number(row['quantity'])),
  isActive: row['state'] === 'listed',
  ...ratingIn(row),
})

/** What reviews say of the product in a row: stars with one decimal. */
export const ratingIn = (row: ProductRow) => ({
  averageRating: tenthsOf(Number(row['rating_sum']), Number(row['review_count'])) / 10,
  reviewCount: Number(row['review_count']),
})

/** The same with what only admins see. */
export const adminAnswer = (row: ProductRow) => ({
  ...rowAnswer(row),
  costPrice: inRand(Number(row['cost_price'])),
  state: row['state'] as ProductState,
  reserved: Number(row['reserved']),
  version: Number(row['edits']),
})

/** And with what an admin should look at. */
export const inventoryAnswer = (row: ProductRow) => ({
  ...adminAnswer(row),
  warnings: warningsOf({
    sellsAt: Number(row['price']),
    costPrice: Number(row['cost_price']),
    quantity: Number(row['quantity']),
    isWithdrawn: row['state'] === 'withdrawn',
  }),
})

const stockStatusOf = (quantity: number) => {
  if (quantity <= 0) return 'outOfStock'
  return quantity <= lowStock ? 'lowStock' : 'inStock'
}
