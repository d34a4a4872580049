import { locale } from '#domain/locale/locale.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { type TermsPage, termsPageOf, termsPaths } from '#domain/terms/termsPages.ts'
import { helpTrail } from '#web/about/helpTrail.ts'
import { movedPageOf } from '#web/about/movedPaths.ts'
import { brandName } from '#web/catalogue/BrandRoute.tsx'
import { requestedPath } from '#web/catalogue/CategoryRoute.tsx'
import { brandTrail, categoryTrail } from '#web/catalogue/listing/listingTrail.ts'
import { productTrail } from '#web/catalogue/product/productProps.ts'
import { directoryTrail, providerCategoryTrail, providerTrail } from '#web/provider/providerTrail.ts'
import type { PageMatch } from '#web/shell/routing/matchPage.ts'
import { categoriesWithLinks, categoryPath } from '#web/state/catalogue/categories.ts'
import type { Product } from '#web/state/catalogue/productCard.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { pathParts } from '#web/state/navigation/route.ts'
import { linkedCategories, providerCategoryPath } from '#web/state/provider/providerCategories.ts'
import { termsText, termsTrail } from '#web/terms/termsTexts.ts'
import { answerIn } from './answerIn.ts'
import { providerData, providerListData } from './providerData.ts'
import {
  faqData,
  productData,
  productListData,
  type StructuredData,
  shopData,
  siteData,
  trailData,
} from './structuredData.ts'

/** What a page is about, for search engines and messengers. */
export interface PageSubject {
  type: 'website' | 'product' | 'profile'
  /** Its path, where the address may be written in another way. */
  path?: string
  title?: string
  description?: string
  /** The path of a picture. */
  picture?: string | undefined
  data: StructuredData[]
}

interface SubjectContext {
  match: PageMatch
  queryCache: QueryCache
  /** The shop's public address, without a slash at its end. */
  origin: string
  terms: DeliveryTerms
}

/** The subject of the page that was rendered from the cached answers. */
export const pageSubject = (context: SubjectContext): PageSubject => {
  const { match, origin } = context
  const { path } = match.route
  if (path === '/') return { type: 'website', data: [shopData(origin), siteData(origin)] }
  if (path === '/Help/faq') return faqSubject(context)
  if (path === '/Help/contact') return { ...nothing, path: '/ContactUs' }
  if (movedPageOf(path)) return { ...nothing, path: '/Help' }
  if (path === '/:slug') return productSubject(context) ?? nothing
  if (path === '/ServiceProvider/:id') return providerSubject(context) ?? nothing
  if (path === '/Brands/:brand') return brandSubject(context)
  if (/^\/categories\/:/i.test(path)) return categorySubject(context)
  const termsPage = termsPageOf(path)
  if (termsPage) return termsSubject(termsPage, context)
  return path.startsWith('/service') || path.startsWith('/Service') ? directorySubject(context) : nothing
}

const termsSubject = (page: TermsPage, { origin, terms }: SubjectContext): PageSubject => {
  const { title, lead } = termsText(page, terms)
  return {
    type: 'website',
    path: termsPaths[page],
    title,
    description: lead,
    data: [trailData(origin, termsTrail(title))],
  }
}

const nothing: PageSubject = { type: 'website', data: [] }

const faqSubject = ({ origin, terms }: SubjectContext): PageSubject => {
  const { title, groups } = locale.faq(terms)
  const questions = groups.flatMap((group) => group.questions)
  return { type: 'website', data: [faqData(questions), trailData(origin, helpTrail(title))] }
}

const productSubject = ({ origin, ...context }: SubjectContext): PageSubject | undefined => {
  const product: Product | undefined = answerIn(context.queryCache, 'GET products/getProduct/:slug')?.data
  return (
    product && {
      type: 'product',
      path: `/${product.slug}`,
      title: product.name,
      description: product.overview || product.description,
      picture: product.images[0]?.medium,
      data: [productData(origin, product), trailData(origin, productTrail(product))],
    }
  )
}

const categorySubject = ({ origin, match, queryCache }: SubjectContext): PageSubject => {
  const tree = categoriesWithLinks(answerIn(queryCache, 'GET products/categories')?.results ?? [])
  const path = requestedPath(match.visit)
  return listingSubject({ origin, queryCache }, categoryTrail(categoryPath(tree, path), path))
}

const brandSubject = ({ origin, match, queryCache }: SubjectContext): PageSubject => {
  const [first] = answerIn(queryCache, 'GET products/getByCategoryOrPageNumber')?.data ?? []
  return listingSubject({ origin, queryCache }, brandTrail(brandName(match.visit.params['brand'] ?? '', first?.brand)))
}

const listingSubject = (
  { origin, queryCache }: Pick<SubjectContext, 'origin' | 'queryCache'>,
  trail: ReturnType<typeof brandTrail>,
): PageSubject => {
  const { data = [], meta } = answerIn(queryCache, 'GET products/getByCategoryOrPageNumber') ?? {}
  const title = trail.at(-1)?.label ?? ''
  return {
    type: 'website',
    title,
    description: `${title} at ${shopIdentity.name}: pay on delivery.`,
    data: [productListData(origin, data, firstOf(meta)), trailData(origin, trail)],
  }
}

/** The place of a page's first entry in the whole list, from 1. */
const firstOf = (meta: { pageNumber: number; size: number } | undefined) =>
  meta ? (meta.pageNumber - 1) * meta.size + 1 : 1

const providerSubject = ({ origin, ...context }: SubjectContext): PageSubject | undefined => {
  const provider = answerIn(context.queryCache, 'GET api/service-providers/:id')?.result
  return (
    provider && {
      type: 'profile',
      title: `${provider.fullName}, ${provider.profession}`,
      description: provider.description,
      picture: provider.profilePictureUrl || undefined,
      data: [providerData(origin, provider), trailData(origin, providerTrail(provider))],
    }
  )
}

const directorySubject = ({ origin, ...context }: SubjectContext): PageSubject => {
  const { results = [], meta } = answerIn(context.queryCache, 'GET api/service-providers/searchServiceProviders') ?? {}
  return {
    type: 'website',
    data: [providerListData(origin, results, firstOf(meta)), trailData(origin, directoryTrailOf(context))],
  }
}

const directoryTrailOf = (context: Pick<SubjectContext, 'match' | 'queryCache'>) => {
  const { parent, child, leaf } = context.match.visit.params
  const values = pathParts([parent, child, leaf])
  if (values.length === 0) return directoryTrail
  const tree = answerIn(context.queryCache, 'GET api/service-providers/categories')?.results ?? []
  const path = providerCategoryPath(linkedCategories(tree), values)
  return providerCategoryTrail(path, path.at(-1)?.name ?? values.at(-1) ?? '')
}
