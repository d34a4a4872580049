import type { Product } from '#web/state/catalogue/productCard.ts'
import { formatAmount } from '#web/state/formatAmount.ts'

type SharedProduct = Pick<Product, 'name' | 'slug' | 'discountedPrice'>

/** Opens WhatsApp with the product's name, price and address, to be sent to anybody. */
export const shareHref = ({ name, slug, discountedPrice }: SharedProduct, publicUrl: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${name}, ${formatAmount(discountedPrice)}: ${publicUrl}/${slug}`)}`
