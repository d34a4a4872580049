import { cents, rand } from '#domain/kernel/money.ts'
import type { ShownProduct } from '#ui-kit/screens/shopper/ProductOnShow.tsx'
import { categoryHref } from '#web/client/categories.ts'
import { brandHref, type Product, pricesOf } from '#web/client/productCard.ts'

/** A product as its own page shows it. */
export const shownProduct = (product: Product): ShownProduct => ({
  id: product.id,
  name: product.name,
  brand: product.brand,
  brandHref: brandHref(product.brand),
  rating: product.averageRating,
  reviewCount: product.reviewCount,
  pictures: product.images.map(({ medium, alt }) => ({ src: medium, alt })),
  ...pricesOf(product),
  saving: product.discount > 0 ? rand(cents(product.price) - cents(product.discountedPrice)) : undefined,
  stock: product.quantity,
  overview: product.overview || undefined,
  description: product.description,
  features: product.features,
  specifications: product.specifications,
  whatsInTheBox: product.whatsInTheBox,
  warranty: product.warranty,
})

/** Home, its categories, itself. */
export const trailTo = (product: Product | undefined) => {
  const names = product?.categories.slice(0, 2) ?? []
  const categories = names.map((label, place) => ({ label, href: categoryHref(label, names[place - 1]) }))
  return [{ label: 'Home', href: '/' }, ...categories, ...(product ? [{ label: product.name }] : [])]
}
