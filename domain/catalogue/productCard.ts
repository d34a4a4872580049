import type { z } from 'zod'
import type { ProductCardResponse } from './catalogueContract.ts'

type ProductCard = z.output<typeof ProductCardResponse>

/** The fields of a product that cards show, with its first picture only. */
export const cardFieldsOf = ({ id, images, ...product }: ProductCard): ProductCard => ({
  id,
  _id: id,
  slug: product.slug,
  name: product.name,
  brand: product.brand,
  price: product.price,
  discount: product.discount,
  discountedPrice: product.discountedPrice,
  quantity: product.quantity,
  stockStatus: product.stockStatus,
  images: images.slice(0, 1),
  categories: product.categories,
  isFeatured: product.isFeatured,
  averageRating: product.averageRating,
  reviewCount: product.reviewCount,
})
