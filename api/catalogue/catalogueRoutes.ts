import type { DatabaseSync } from 'node:sqlite'
import type { Answers } from '#api/http/answers.ts'
import type { catalogueContract } from '#domain/catalogue/catalogueContract.ts'
import { refuse } from '#domain/kernel/decision.ts'
import { homeSections } from './homeSections.ts'
import type { PublicProduct } from './productAnswer.ts'
import { productQueries } from './productList.ts'

export const catalogueRoutes = (database: DatabaseSync): Answers<typeof catalogueContract> => {
  const products = productQueries(database)

  return {
    'GET products/home': () => ({ results: homeSections(products) }),
    'GET products/getByCategoryOrPageNumber': ({ query }) => page(products.page(query)),
    'GET products/brands': ({ query }) => {
      if (Object.values(query).some((value) => value !== undefined)) return page(products.page(query))
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
    'GET products/all': ({ query, caller }) => page(products.page(query, caller.role === 'Admin')),
  }
}

const page = ({ products, meta }: ReturnType<ReturnType<typeof productQueries>['page']>) => ({
  data: products,
  results: products,
  meta,
})

const single = (product: PublicProduct | undefined) =>
  product ? { data: product, results: [product] } : refuse('ProductNotFound')
