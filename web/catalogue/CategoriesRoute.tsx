import { CategoriesScreen } from '#ui-kit/screens/catalogue/CategoriesScreen.tsx'
import { useCategories } from '#web/state/catalogue/categories.ts'
import { pictureOf } from '#web/state/catalogue/productCard.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { RouteModule, Visit } from '#web/state/navigation/route.ts'

export const preloadCategories = (_: Visit, ask: QueryCache['fetchQuery']) => ask('GET products/home', {})

/** All categories, each with some pictures of its products. */
export const CategoriesRoute = () => {
  const tree = useCategories()
  const homeQuery = useQuery('GET products/home', {})
  const products = [
    ...new Map(homeQuery.answer?.results.flatMap(({ data }) => data).map((product) => [product.id, product])).values(),
  ]
  const tiles = tree.categories.map((category) => ({
    ...category,
    pictures: products
      .filter(({ categories }) => categories[0] === category.name)
      .slice(0, 3)
      .map(pictureOf),
  }))

  return (
    <>
      <PageHead title="Categories" description="Everything Ekhaya sells: appliances, hardware and household goods." />
      <CategoriesScreen categories={tiles} loading={tree.status === 'loading'} failure={failureOf(tree)} />
    </>
  )
}

export const categoriesPage: RouteModule = { Component: CategoriesRoute, preload: preloadCategories }
