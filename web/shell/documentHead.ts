import { shopDescription, shopIdentity } from '#domain/shopIdentity.ts'
import { trailTo } from '#web/catalogue/shownProduct.ts'
import type { Answers } from '#web/client/answers.ts'
import type { AnswerOf } from '#web/client/calls.ts'
import type { Product } from '#web/client/productCard.ts'
import type { Place } from './place.ts'
import { productData, shopData, siteData, trailData } from './structuredData.ts'

interface Known {
  place: Place
  answers: Answers
  /** The shop's public address, without a slash at its end. */
  origin: string
  nonce: string
}

/** What search engines and messengers read of a page: its one address, how it shows when it is shared, and structured data. */
export const documentHead = (known: Known) => {
  const { place, origin } = known
  if (place.route.role || place.visit.query.has('search') || listsNothing(known)) return noIndex

  const product = place.route.path === '/:slug' ? productOf(known) : undefined
  const address = `${origin}${product ? `/${product.slug}` : place.visit.path}${pageOf(place)}`
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    ...shared(known, address, product),
    ...dataOf(known, product).map((data) => script(data, known.nonce)),
  ].join('')
}

const noIndex = '<meta name="robots" content="noindex">'

// Any word may stand in the address of a category or a brand: those without products are no pages to find.
const listsNothing = ({ answers }: Known) =>
  answers
    .entries()
    .some(([, { key, reading }]) => key === listing && (reading.answer as Listing | undefined)?.meta.totalCount === 0)

const listing = 'GET products/getByCategoryOrPageNumber'
type Listing = AnswerOf<typeof listing>

const productOf = ({ place: { visit }, answers }: Known): Product | undefined =>
  answers.entryOf('GET products/getProduct/:slug', { params: { slug: visit.params['slug'] ?? '' } })?.reading.answer
    ?.data

// Each page of a listing is a page of its own; filters and sizes are not.
const pageOf = ({ visit }: Place) => {
  const page = Number(visit.query.get('page'))
  return Number.isInteger(page) && page > 1 ? `?page=${page}` : ''
}

const shared = ({ origin }: Known, address: string, product: Product | undefined) => {
  const picture = product?.images[0]?.medium
  return Object.entries({
    'og:site_name': shopIdentity.name,
    'og:type': product ? 'product' : 'website',
    'og:url': address,
    'og:title': product?.name ?? `${shopIdentity.name}: ${shopIdentity.tagline}`,
    'og:description': product?.overview || product?.description || shopDescription,
    ...(picture && { 'og:image': `${origin}${picture}` }),
  }).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
}

const dataOf = ({ place, origin }: Known, product: Product | undefined) => {
  if (place.route.path === '/') return [shopData(origin), siteData(origin)]
  return product ? [productData(origin, product), trailData(origin, trailTo(product))] : []
}

const script = (data: object, nonce: string) =>
  `<script type="application/ld+json" nonce="${nonce}">${JSON.stringify({
    '@context': 'https://schema.org',
    ...data,
  }).replaceAll('<', '\\u003c')}</script>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
