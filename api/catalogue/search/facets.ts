import type { Columns } from './columns.ts'

export interface FacetCount {
  key: string
  count: number
}

interface Category {
  /** The slugs from the top category down, joined by slashes. */
  _id: string
  name: string
  slug: string
  count: number
  children: Category[]
}

const maxLevels = 3

/** Brands with the most products first. `counts` are indexed by brand code. */
export const brandCounts = ({ brandDictionary }: Columns, counts: Uint32Array): FacetCount[] =>
  sortByCount(new Map(brandDictionary.values.map(({ name }, code) => [name, counts[code] ?? 0])))

/** Categories of all levels with the most products first. `counts` are indexed by the code of the category path. */
export const categoryCounts = ({ pathDictionary }: Columns, counts: Uint32Array): FacetCount[] => {
  const byName = new Map<string, number>()
  for (const [code, { names }] of pathDictionary.values.entries())
    for (const name of new Set(names)) byName.set(name, (byName.get(name) ?? 0) + (counts[code] ?? 0))
  return sortByCount(byName)
}

/** The tree of categories that have products, sorted by name. */
export const categoryTree = ({ pathDictionary }: Columns, counts: Uint32Array) => {
  const roots: Category[] = []
  for (const [code, { names, slugs }] of pathDictionary.values.entries()) {
    let siblings = roots
    for (const [level, slug] of slugs.slice(0, maxLevels).entries()) {
      if (!counts[code] || slug === '') break
      const category = findOrAddCategory(siblings, slugs.slice(0, level + 1), names[level] ?? slug)
      category.count += counts[code]
      siblings = category.children
    }
  }
  return sortByName(roots).map((category) =>
    withChildren(category, (child) => withChildren(child, (last) => withChildren(last, refuseDeeperLevels))),
  )
}

/** The first product of every category's listing, by the id of the category. `products` are numbers. */
export const firstProducts = ({ pathDictionary, paths, featuredKeys }: Columns, products: Uint32Array) => {
  const key = (product: number) => featuredKeys[product] ?? Number.POSITIVE_INFINITY
  const first = new Map<string, number>()
  for (const product of products) {
    const slugs = pathDictionary.values[paths[product] ?? -1]?.slugs ?? []
    for (const level of slugs.slice(0, maxLevels).keys()) {
      const id = slugs.slice(0, level + 1).join('/')
      const best = first.get(id)
      if (best === undefined || key(product) < key(best)) first.set(id, product)
    }
  }
  return first
}

const sortByCount = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, count }))
    .sort((one, other) => other.count - one.count || one.key.localeCompare(other.key))

/** Finds the category among its siblings, or adds it. Of several spellings of a name the alphabetically first is kept. */
const findOrAddCategory = (siblings: Category[], slugs: readonly string[], name: string) => {
  const slug = slugs.at(-1) ?? ''
  const existing = siblings.find((each) => each.slug === slug)
  if (existing && name < existing.name) existing.name = name
  if (existing) return existing

  const category: Category = { _id: slugs.join('/'), name, slug, count: 0, children: [] }
  siblings.push(category)
  return category
}

const sortByName = (categories: Category[]) => categories.sort((one, other) => one.name.localeCompare(other.name))

const withChildren = <Below>({ children, ...category }: Category, below: (child: Category) => Below) => ({
  ...category,
  children: sortByName(children).map(below),
})

const refuseDeeperLevels = (): never => {
  throw new RangeError(`Categories have ${maxLevels} levels`)
}
