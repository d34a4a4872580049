import { formatShortRand, toCents } from '#domain/kernel/money.ts'
import { type DeliveryTerms, deliveryCost } from '#domain/order/delivery.ts'
import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'
import { formatAmount } from '#web/state/formatAmount.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { keepEqual } from './keepEqual.ts'

export type Product = AnswerOf<'GET products/getProduct/:slug'>['data']

/** The part of a product that cards need. */
export type ProductSummary = AnswerOf<'GET products/home'>['results'][number]['data'][number]

/** A product as cards show it, to shoppers for whom these terms of delivery hold: the same object as long as nothing that it shows has changed. */
export const cardOf = (terms: DeliveryTerms) => (product: ProductSummary) => {
  const known = cards.get(product)
  if (known?.terms === terms) return known.card
  const card = keepCard(product.id, newCard(product, terms))
  cards.set(product, { terms, card })
  return card
}

const cards = new WeakMap<ProductSummary, { terms: DeliveryTerms; card: CardProduct }>()

const keepCard = keepEqual<CardProduct>()

const newCard = (product: ProductSummary, terms: DeliveryTerms): CardProduct => ({
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
  delivery: deliveryNote(product.discountedPrice, terms),
})

// What delivery costs with this product alone in the cart.
const deliveryNote = (price: number, terms: DeliveryTerms) => {
  const { fee } = deliveryCost(toCents(price), terms)
  return fee === 0 ? 'Free delivery' : `Delivery ${formatShortRand(fee)}`
}

export const brandHref = (brand: string) => `/Brands/${encodeURIComponent(brand)}`

/** The discounted price and, where there is a discount, the full price. */
export const pricesOf = ({
  price,
  discount,
  discountedPrice,
}: Pick<Product, 'price' | 'discount' | 'discountedPrice'>) => ({
  price: formatAmount(discountedPrice),
  was: discount > 0 ? formatAmount(price) : undefined,
})

/** The thumbnail of its first picture. */
export const pictureOf = ({ name, images: [first] }: Pick<Product, 'name' | 'images'>) => ({
  ...imageSources(first?.thumbnail),
  alt: first?.alt ?? name,
})

/** The URL of a picture and, for the shop's own WebP files, of the AVIF beside it. */
export const imageSources = (src = '') => ({
  src,
  avif: src.endsWith('.webp') ? src.replace(/webp$/, 'avif') : undefined,
})
