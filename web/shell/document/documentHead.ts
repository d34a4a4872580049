import type { DeliveryTerms } from '#domain/order/delivery.ts'
import { shopDescription } from '#domain/shopDescription.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import type { PageMatch } from '#web/shell/routing/matchPage.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { isPrivate } from '#web/state/navigation/route.ts'
import { type PageSubject, pageSubject } from './pageSubject.ts'

interface HeadContext {
  match: PageMatch
  queryCache: QueryCache
  /** The shop's public address, without a slash at its end. */
  origin: string
  /** The delivery terms of this deployment. */
  terms: DeliveryTerms
}

/** Head elements for search engines and messengers: the canonical URL, Open Graph tags and structured data. */
export const documentHead = (context: HeadContext) => {
  const { match, origin } = context
  if (isPrivate(match.route) || match.route.unlisted || match.visit.query.has('search') || isEmptyListing(context))
    return noIndexTag

  const subject = pageSubject(context)
  const address = `${origin}${subject.path ?? match.visit.path}${pageQuery(match)}`
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...socialTags(origin, address, subject),
    ...subject.data.map((data) => jsonLdScript(data)),
  ].join('')
}

const noIndexTag = '<meta name="robots" content="noindex">'

// The URL of a category or a brand accepts any word: listings without products or service providers are not indexed. The start of the directory
// has its categories, whoever it shows below them.
const isEmptyListing = ({ match, queryCache }: HeadContext) =>
  match.route.path !== '/ServiceProviders' &&
  queryCache.entries().some(([, { key, result }]) => listingKeys.includes(key) && isEmpty(result.answer))

const listingKeys = ['GET products/getByCategoryOrPageNumber', 'GET api/service-providers/searchServiceProviders']

const isEmpty = (answer: unknown) => (answer as Listing | undefined)?.meta.totalCount === 0

interface Listing {
  meta: { totalCount: number }
}

// The canonical URL keeps the page of a listing, and drops filters and page sizes.
const pageQuery = ({ visit }: PageMatch) => {
  const page = Number(visit.query.get('page'))
  return Number.isInteger(page) && page > 1 ? `?page=${page}` : ''
}

const socialTags = (origin: string, address: string, { type, title, description, picture }: PageSubject) =>
  Object.entries({
    'og:site_name': shopIdentity.name,
    'og:type': type,
    'og:url': address,
    'og:title': title ?? `${shopIdentity.name}: ${shopIdentity.tagline}`,
    'og:description': description || shopDescription,
    'og:image': `${origin}${previewOf(picture)}`,
  }).map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)

// Messengers show no WebP: the server has each picture as JPEG too.
const previewOf = (picture = '/icons/icon-512.png') => picture.replace(/\.webp$/, '.jpg')

const jsonLdScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    ...data,
  }).replaceAll('<', '\\u003c')}</script>`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
