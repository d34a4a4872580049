import { cents, rand } from '#domain/kernel/money.ts'
import type { ShownProduct } from '#ui-kit/screens/shopper/ProductOnShow.tsx'
import { categoryHref } from '#web/client/categories.ts'
import { brandHref, filesOf, type Product, pricesOf } from '#web/client/productCard.ts'

/** A product as its own page shows it. */
export const shownProduct = (product: Product): ShownProduct => ({
  id: product.id,
  name: product.name,
  brand: product.brand,
  brandHref: brandHref(product.brand),
  rating: product.averageRating,
  reviewCount: product.reviewCount,
  pictures: product.images.map(({ thumbnail, medium, alt }) => ({
    ...filesOf(medium),
    thumbnail: filesOf(thumbnail),
    alt,
  })),
  ...pricesOf(product),
  saving: product.discount > 0 ? rand(cents(product.price) - cents(product.discountedPrice)) : undefined,
  discount: product.discount,
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
  const names = product?.categories ?? []
  const categories = names.map((label, place) => ({ label, href: categoryHref(...names.slice(0, place + 1)) }))
  return [{ label: 'Home', href: '/' }, ...categories, ...(product ? [{ label: product.name }] : [])]
}
