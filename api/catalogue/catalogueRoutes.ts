import type { z } from 'zod'
import type { Ledger } from '#api/eventStore/handle.ts'
import type { Answers } from '#api/http/answers.ts'
import type { catalogueContract } from '#domain/catalogue/catalogueContract.ts'
import type { ListQuery } from '#domain/catalogue/catalogueQuery.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import { refusalWords } from '#domain/refusalWords.ts'
import { homeSections } from './homeSections.ts'
import { isGiven, type Listed, openListing } from './listing.ts'
import type { PublicProduct } from './productAnswer.ts'
import type { ProductList } from './productList.ts'
import { productRecord } from './productRecord.ts'

interface Parts {
  products: ProductList
  ledger: Ledger
  /** Cursors are signed with it. */
  secret: string
  /** Told of every search for words alone, whether it found something, and who searched: a customer, or the line that somebody came by. */
  searched(text: string, found: boolean, by: string): void
}

export const catalogueRoutes = ({ products, ledger, secret, searched }: Parts): Answers<typeof catalogueContract> => {
  const listing = openListing(secret)
  const list = (query: Query, size = 20) => listing(query, { kind: 'list', size }, (wish) => products.page(wish))

  return {
    'GET products/home': () => ({ results: homeSections(products) }),
    'GET products/getByCategoryOrPageNumber': ({ query }) => pageAnswer(list(query)),
    'GET products/search': ({ query, caller, address = '' }) => {
      const page = pageAnswer(list(query, 4))
      if (isRefusal(page)) return page
      if (isForWordsAlone(query)) searched(query.search ?? '', page.meta.total > 0, caller?.customerId ?? address)
      return { ...page, ...told(query, page.meta.total) }
    },
    'GET products/tagSuggestions/:text': ({ params }) => ({ suggestions: products.suggestions(params.text) }),
    'GET products/brands': ({ query }) => {
      if (Object.entries(query).some(isGiven)) return pageAnswer(list(query))
      const brands = products.brands()
      return { data: brands, results: brands }
    },
    'GET products/categories': () => ({ results: products.categories() }),
    'GET products/tags': () => ({ results: products.tags() }),
    'GET products/getProduct/:slug': ({ params }) => single(products.bySlug(params.slug)),
    'GET products/getProductDetails/:id': ({ params }) => single(products.byId(params.id)),
    'GET products/getCrossSellProduct/:id': ({ params }) => {
      const product = products.byId(params.id)
      if (!product) return refuse('ProductNotFound')
      const crossSell = product.crossSellProducts.flatMap((id) => products.byId(id) ?? [])
      return { data: crossSell, results: crossSell }
    },
    'POST products/find/:slug': ({ params }) => {
      const product = products.bySlug(params.slug)
      return product ? { data: [product], results: [product] } : refuse('ProductNotFound')
    },
    'GET products/all': ({ query, caller }) => {
      if (caller.role !== 'Admin') return pageAnswer(list(query))
      return pageAnswer(listing(query, { kind: 'all', size: 20 }, (wish) => products.page(wish, true)))
    },
    'GET products/inventory': ({ query }) => {
      const listed = listing(query, { kind: 'inventory', size: 20 }, products.inventory)
      if (isRefusal(listed)) return listed
      const { found, meta } = listed
      return { data: found.products, results: found.products, meta: { ...meta, warnings: found.warnings } }
    },
    'GET products/forEdit/:id': async ({ params: { id } }) => {
      const result = productRecord(id, await ledger.load(productMachine, productStream(id)))
      return result ? { result } : refuse('ProductNotFound')
    },
  }
}

type Query = z.output<typeof ListQuery>

// What a filter or a later page leaves out may well be there.
const isForWordsAlone = ({ search, limit: _, sort: __, ...others }: Query) =>
  Boolean(search) && !Object.entries(others).some(isGiven)

/** The specification's sentence about what was found. */
const told = ({ search, tags }: Query, total: number) => {
  const text = search || tags
  const message = `${total} result(s) found${text ? ` for "${text}"` : ''}`
  return total > 0 ? { message } : { message, errorMessage: refusalWords.ProductNotFound() }
}

const pageAnswer = (listed: Listed<ReturnType<ProductList['page']>> | Refusal<'InvalidRequest'>) => {
  if (isRefusal(listed)) return listed
  const { products, facets } = listed.found
  return { data: products, results: products, meta: { ...listed.meta, facets } }
}

const single = (product: PublicProduct | undefined) =>
  product ? { data: product, results: [product] } : refuse('ProductNotFound')
