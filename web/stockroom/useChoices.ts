import { useCategories } from '#web/client/categories.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { useBrands } from './useBrands.ts'

// Of the specification's section 5: they can be chosen before anything is in them.
const topCategories = ['Appliances', 'Hardware', 'Household']

/** What the form offers to choose from: what the shop has already. */
export const useChoices = () => {
  const { categories } = useCategories()
  const tags = useAnswer('GET products/tags', {}).answer?.results ?? []
  const missing = topCategories.filter((top) => !categories.some(({ name }) => name === top))

  return {
    brands: useBrands(),
    categories: [...categories, ...missing.map((name) => ({ name, children: [] }))],
    tags: tags.map(({ key }) => key),
  }
}
