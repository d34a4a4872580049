import { cents, rand } from '#domain/kernel/money.ts'
import type { Product } from '#web/client/productCard.ts'

/** Who fits what needs a tradesperson, by the product's tag. */
const trades = new Map([
  ['needs-plumber', { label: 'Book a plumber', href: '/ServiceProviders?search=plumber' }],
  ['needs-electrician', { label: 'Book an electrician', href: '/ServiceProviders?search=electrician' }],
  ['needs-handyman', { label: 'Book an installer', href: '/ServiceProviders?search=handyman' }],
])

/** Somebody who fits it; undefined for what needs nobody. */
export const installerFor = (product: Pick<Product, 'tags'> | undefined) =>
  product?.tags.map((tag) => trades.get(tag)).find((trade) => trade !== undefined)

type Shared = Pick<Product, 'name' | 'slug' | 'discountedPrice'>

/** Opens WhatsApp with the product's name, price and address, to be sent to anybody. */
export const shareHref = ({ name, slug, discountedPrice }: Shared, publicUrl: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${name}, ${rand(cents(discountedPrice))}: ${publicUrl}/${slug}`)}`
