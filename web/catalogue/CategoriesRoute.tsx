import { CategoriesScreen } from '#ui-kit/screens/shopper/CategoriesScreen.tsx'
import type { Answers } from '#web/client/answers.ts'
import { useCategories } from '#web/client/categories.ts'
import { failureOf } from '#web/client/failure.ts'
import { pictureOf } from '#web/client/productCard.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'

export const preload = (_: Visit, ask: Answers['ask']) => ask('GET products/home', {})

/** All categories, with some of the things in them. */
export const CategoriesRoute = () => {
  const tree = useCategories()
  const shown = useAnswer('GET products/home', {})
  const products = [
    ...new Map(shown.answer?.results.flatMap(({ data }) => data).map((product) => [product.id, product])).values(),
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
