import { formatRand, toCents } from '#domain/kernel/money.ts'
import type { ShownProduct } from '#ui-kit/screens/catalogue/LoadedProduct.tsx'
import type { ProductContent } from '#ui-kit/screens/catalogue/ProductSections.tsx'
import { categoryHref } from '#web/state/catalogue/categories.ts'
import { keepEqual } from '#web/state/catalogue/keepEqual.ts'
import { brandHref, imageSources, type Product, pricesOf } from '#web/state/catalogue/productCard.ts'

/** Props of a product on its own page. */
export const productProps = (product: Product): ShownProduct => ({
  id: product.id,
  name: product.name,
  brand: product.brand,
  brandHref: brandHref(product.brand),
  rating: product.averageRating,
  reviewCount: product.reviewCount,
  pictures: product.images.map(({ thumbnail, medium, alt }) => ({
    ...imageSources(medium),
    thumbnail: imageSources(thumbnail),
    alt,
  })),
  ...pricesOf(product),
  saving: product.discount > 0 ? formatRand(toCents(product.price) - toCents(product.discountedPrice)) : undefined,
  discount: product.discount,
  stock: product.quantity,
  content: keepContent(product.id, {
    overview: product.overview || undefined,
    description: product.description,
    features: product.features,
    specifications: product.specifications,
    whatsInTheBox: product.whatsInTheBox,
    warranty: product.warranty,
  }),
})

const keepContent = keepEqual<ProductContent>()

/** The breadcrumb trail of a product: home, its categories, its name. */
export const productTrail = (product: Product | undefined) => {
  const names = product?.categories ?? []
  const categories = names.map((label, index) => ({ label, href: categoryHref(...names.slice(0, index + 1)) }))
  return [{ label: 'Home', href: '/' }, ...categories, ...(product ? [{ label: product.name }] : [])]
}
