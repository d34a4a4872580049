import type { z } from 'zod'
import { CardAnswer, type ProductAnswer } from '#domain/catalogue/catalogueContract.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { discountedPrice, inRand } from '#domain/kernel/money.ts'

export type PublicProduct = z.output<typeof ProductAnswer>

const lowStock = 5

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

const stockStatusOf = (quantity: number) => {
  if (quantity === 0) return 'outOfStock'
  return quantity <= lowStock ? 'lowStock' : 'inStock'
}
