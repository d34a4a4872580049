import { useBrands } from '#web/productAdmin/useBrands.ts'
import { useCategories } from '#web/state/catalogue/categories.ts'
import { useQuery } from '#web/state/http/useQuery.ts'

// From section 5 of the specification: they can be chosen while they are still empty.
const topCategories = ['Appliances', 'Hardware', 'Household']

/** The brands, categories and tags that the form suggests: those in the shop. */
export const useChoices = () => {
  const { categories } = useCategories()
  const tags = useQuery('GET products/tags', {}).answer?.results ?? []
  const missing = topCategories.filter((top) => !categories.some(({ name }) => name === top))

  return {
    brands: useBrands(),
    categories: [...categories, ...missing.map((name) => ({ name, children: [] }))],
    tags: tags.map(({ key }) => key),
  }
}
