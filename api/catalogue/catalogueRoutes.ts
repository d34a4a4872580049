import type { z } from 'zod'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { Handlers } from '#api/http/handlers.ts'
import { defaultPageSize } from '#domain/businessConstants.ts'
import type { catalogueContract } from '#domain/catalogue/catalogueContract.ts'
import type { ListQuery } from '#domain/catalogue/catalogueQuery.ts'
import { cardFieldsOf } from '#domain/catalogue/productCard.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import { refusalMessages } from '#domain/refusalMessages.ts'
import { homeSections } from './homeSections.ts'
import { hasValue, openPagination, type PagedResult } from './pagination.ts'
import type { ProductList } from './productList.ts'
import { productRecord } from './productRecord.ts'
import type { PublicProduct } from './productView.ts'

interface Parts {
  products: ProductList
  ledger: Ledger
  /** Cursors are signed with it. */
  secret: string
}

export const catalogueRoutes = ({ products, ledger, secret }: Parts): Handlers<typeof catalogueContract> => {
  const paginate = openPagination(secret)
  const list = (query: Query, size = 20) =>
    pageResponse(
      query,
      paginate(query, { kind: 'list', size }, (pageQuery) => products.page(pageQuery)),
    )

  return {
    'GET products/home': () => ({ results: homeSections(products) }),
    'GET products/getByCategoryOrPageNumber': ({ query }) => list(query),
    'GET products/search': ({ query }) => {
      const page = list(query, 4)
      return isRefusal(page) ? page : { ...page, ...resultMessages(query, page.meta.total) }
    },
    'GET products/tagSuggestions/:text': ({ params }) => ({ suggestions: products.suggestions(params.text) }),
    'GET products/brands': ({ query }) => {
      if (Object.entries(query).some(hasValue)) return list(query)
      const brands = products.brands()
      return { data: brands, results: brands }
    },
    'GET products/categories': () => ({ results: products.categories() }),
    'GET products/categoryPictures': () => ({ results: products.categoryPictures() }),
    'GET products/tags': () => ({ results: products.tags() }),
    'GET products/tagsById': ({ query }) => ({
      results: query.ids.flatMap((id) => products.byId(id) ?? []).map(({ id, tags }) => ({ id, tags })),
    }),
    'GET products/getProduct/:slug': ({ params }) => productResponse(products.bySlug(params.slug)),
    'GET products/getProductDetails/:id': ({ params }) => productResponse(products.byId(params.id)),
    'GET products/getCrossSellProduct/:id': ({ params, query }) => {
      const product = products.byId(params.id)
      if (!product) return refuse('ProductNotFound')
      return listed(
        query,
        product.crossSellProducts.flatMap((id) => products.byId(id) ?? []),
      )
    },
    'POST products/find/:slug': ({ params }) => {
      const product = products.bySlug(params.slug)
      return product ? { data: [product], results: [product] } : refuse('ProductNotFound')
    },
    'GET products/all': ({ query, caller }) => {
      if (caller.role !== 'Admin') return list(query)
      return pageResponse(
        query,
        paginate(query, { kind: 'all', size: defaultPageSize }, (pageQuery) => products.page(pageQuery, true)),
      )
    },
    'GET products/inventory': ({ query }) => {
      const page = paginate(query, { kind: 'inventory', size: defaultPageSize }, products.inventory)
      if (isRefusal(page)) return page
      const { found, meta } = page
      return { data: found.products, results: found.products, meta: { ...meta, warnings: found.warnings } }
    },
    'GET products/forEdit/:id': async ({ params: { id } }) => {
      const result = productRecord(id, await ledger.load(productMachine, productStream(id)))
      return result ? { result } : refuse('ProductNotFound')
    },
  }
}

type Query = z.output<typeof ListQuery>

/** The messages that the specification prescribes for the result of a search. */
const resultMessages = ({ search, tags }: Query, total: number) => {
  const text = search || tags
  const message = `${total} result(s) found${text ? ` for "${text}"` : ''}`
  return total > 0 ? { message } : { message, errorMessage: refusalMessages.ProductNotFound() }
}

const pageResponse = (query: Query, page: PagedResult<ReturnType<ProductList['page']>> | Refusal<'InvalidRequest'>) => {
  if (isRefusal(page)) return page
  const { products, facets } = page.found
  return { ...listed(query, products), meta: { ...page.meta, facets } }
}

const listed = ({ fields }: Pick<Query, 'fields'>, products: readonly PublicProduct[]) =>
  fields === 'card' ? { data: products.map(cardFieldsOf) } : { data: [...products], results: [...products] }

const productResponse = (product: PublicProduct | undefined) =>
  product ? { data: product, results: [product] } : refuse('ProductNotFound')
