import { type ProviderCategory, providerCategories } from './providerCategories.ts'

/** The categories along a path of values, top group first; `undefined` if there is no such path. */
export const findCategoryPath = (values: readonly string[]): ProviderCategory[] | undefined => {
  let level = providerCategories
  const path: ProviderCategory[] = []
  for (const value of values) {
    const category = level.find((each) => each.value === value)
    if (!category) return undefined
    path.push(category)
    level = category.children
  }
  return path.length === 0 ? undefined : path
}

/** The labels and values along a path, for breadcrumbs. Values that are no longer in the tree are left out. */
export const categoryLabels = (values: readonly string[]) =>
  values.flatMap((_, index) => {
    const category = findCategoryPath(values.slice(0, index + 1))?.at(-1)
    return category ? [{ value: category.value, label: category.label }] : []
  })
