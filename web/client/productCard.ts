import { cents, rand } from '#domain/kernel/money.ts'
import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'
import type { AnswerOf } from './calls.ts'

export type Product = AnswerOf<'GET products/getProduct/:slug'>['data']

/** The part of a product that cards need. */
export type Listed = AnswerOf<'GET products/home'>['results'][number]['data'][number]

/** A product as cards show it. */
export const cardOf = (product: Listed): CardProduct => ({
  id: product.id,
  name: product.name,
  href: `/${product.slug}`,
  brand: product.brand,
  brandHref: brandHref(product.brand),
  picture: pictureOf(product),
  ...pricesOf(product),
  discount: product.discount,
  rating: product.averageRating,
  reviewCount: product.reviewCount,
  stock: product.quantity,
})

export const brandHref = (brand: string) => `/Brands/${encodeURIComponent(brand)}`

/** What is paid and, where that is less, what it was. */
export const pricesOf = ({
  price,
  discount,
  discountedPrice,
}: Pick<Product, 'price' | 'discount' | 'discountedPrice'>) => ({
  price: rand(cents(discountedPrice)),
  was: discount > 0 ? rand(cents(price)) : undefined,
})

/** Its first picture, small. */
export const pictureOf = ({ name, images: [first] }: Pick<Product, 'name' | 'images'>) => ({
  ...filesOf(first?.thumbnail),
  alt: first?.alt ?? name,
})

/** A picture's file and, for the shop's own, the AVIF that stands beside each WebP. */
export const filesOf = (src = '') => ({ src, avif: src.endsWith('.webp') ? src.replace(/webp$/, 'avif') : undefined })
