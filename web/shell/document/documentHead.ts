import { shopDescription, shopIdentity } from '#domain/shopIdentity.ts'
import { productTrail } from '#web/catalogue/product/productProps.ts'
import type { PageMatch } from '#web/shell/routing/matchPage.ts'
import type { Product } from '#web/state/catalogue/productCard.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { isPrivate } from '#web/state/navigation/route.ts'
import { productData, shopData, siteData, trailData } from './structuredData.ts'

interface HeadContext {
  match: PageMatch
  queryCache: QueryCache
  /** The shop's public address, without a slash at its end. */
  origin: string
  nonce: string
}

/** Head elements for search engines and messengers: the canonical URL, Open Graph tags and structured data. */
export const documentHead = (context: HeadContext) => {
  const { match, origin } = context
  if (isPrivate(match.route) || match.visit.query.has('search') || isEmptyListing(context)) return noIndexTag

  const product = match.route.path === '/:slug' ? productOf(context) : undefined
  const address = `${origin}${product ? `/${product.slug}` : match.visit.path}${pageQuery(match)}`
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...socialTags(context, address, product),
    ...structuredDataOf(context, product).map((data) => jsonLdScript(data, context.nonce)),
  ].join('')
}

const noIndexTag = '<meta name="robots" content="noindex">'

// The URL of a category or a brand accepts any word: listings without products are not indexed.
const isEmptyListing = ({ queryCache }: HeadContext) =>
  queryCache
    .entries()
    .some(([, { key, result }]) => key === listingKey && (result.answer as Listing | undefined)?.meta.totalCount === 0)

const listingKey = 'GET products/getByCategoryOrPageNumber'
type Listing = AnswerOf<typeof listingKey>

const productOf = ({ match: { visit }, queryCache }: HeadContext): Product | undefined =>
  queryCache.entryOf('GET products/getProduct/:slug', { params: { slug: visit.params['slug'] ?? '' } })?.result.answer
    ?.data

// The canonical URL keeps the page of a listing, and drops filters and page sizes.
const pageQuery = ({ visit }: PageMatch) => {
  const page = Number(visit.query.get('page'))
  return Number.isInteger(page) && page > 1 ? `?page=${page}` : ''
}

const socialTags = ({ origin }: HeadContext, address: string, product: Product | undefined) => {
  const picture = product?.images[0]?.medium
  return Object.entries({
    'og:site_name': shopIdentity.name,
    'og:type': product ? 'product' : 'website',
    'og:url': address,
    'og:title': product?.name ?? `${shopIdentity.name}: ${shopIdentity.tagline}`,
    'og:description': product?.overview || product?.description || shopDescription,
    ...(picture && { 'og:image': `${origin}${picture}` }),
  }).map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
}

const structuredDataOf = ({ match, origin }: HeadContext, product: Product | undefined) => {
  if (match.route.path === '/') return [shopData(origin), siteData(origin)]
  return product ? [productData(origin, product), trailData(origin, productTrail(product))] : []
}

const jsonLdScript = (data: object, nonce: string) =>
  `<script type="application/ld+json" nonce="${nonce}">${JSON.stringify({
    '@context': 'https://schema.org',
    ...data,
  }).replaceAll('<', '\\u003c')}</script>`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
