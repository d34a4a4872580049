import type { Product } from '#web/state/catalogue/productCard.ts'
import { formatAmount } from '#web/state/formatAmount.ts'

/** The links to tradespeople who install a product, by its tag. */
const installers = new Map([
  ['needs-plumber', { label: 'Book a plumber', href: '/ServiceProviders?search=plumber' }],
  ['needs-electrician', { label: 'Book an electrician', href: '/ServiceProviders?search=electrician' }],
  ['needs-handyman', { label: 'Book an installer', href: '/ServiceProviders?search=handyman' }],
])

/** The link to an installer of the product; undefined if it needs none. */
export const installerLink = (product: Pick<Product, 'tags'> | undefined) =>
  product?.tags.map((tag) => installers.get(tag)).find((trade) => trade !== undefined)

type SharedProduct = Pick<Product, 'name' | 'slug' | 'discountedPrice'>

/** Opens WhatsApp with the product's name, price and address, to be sent to anybody. */
export const shareHref = ({ name, slug, discountedPrice }: SharedProduct, publicUrl: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${name}, ${formatAmount(discountedPrice)}: ${publicUrl}/${slug}`)}`
