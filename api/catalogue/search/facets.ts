import type { Columns } from './columns.ts'

export interface KeyCount {
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

const levels = 3

/** Brands with the most products first. `counts` are by the places of brands. */
export const brandCounts = ({ brandNames }: Columns, counts: Uint32Array): KeyCount[] =>
  ordered(new Map(brandNames.known.map(({ name }, place) => [name, counts[place] ?? 0])))

/** Categories of all levels with the most products first. `counts` are by the places of their paths. */
export const categoryCounts = ({ pathNames }: Columns, counts: Uint32Array): KeyCount[] => {
  const byName = new Map<string, number>()
  for (const [place, { names }] of pathNames.known.entries())
    for (const name of new Set(names)) byName.set(name, (byName.get(name) ?? 0) + (counts[place] ?? 0))
  return ordered(byName)
}

/** The tree of categories that have products, in the order of their names. */
export const categoryTree = ({ pathNames }: Columns, counts: Uint32Array) => {
  const top: Category[] = []
  for (const [place, { names, slugs }] of pathNames.known.entries()) {
    let siblings = top
    for (const [level, slug] of slugs.slice(0, levels).entries()) {
      if (!counts[place] || slug === '') break
      const category = grown(siblings, slugs.slice(0, level + 1), names[level] ?? slug)
      category.count += counts[place]
      siblings = category.children
    }
  }
  return inOrder(top).map((category) => branch(category, (child) => branch(child, (last) => branch(last, ended))))
}

const ordered = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, count }))
    .sort((one, other) => other.count - one.count || one.key.localeCompare(other.key))

/** The category among its siblings, newly there if need be. Of several spellings the first in the alphabet stays. */
const grown = (siblings: Category[], slugs: readonly string[], name: string) => {
  const slug = slugs.at(-1) ?? ''
  const known = siblings.find((each) => each.slug === slug)
  if (known && name < known.name) known.name = name
  if (known) return known

  const category: Category = { _id: slugs.join('/'), name, slug, count: 0, children: [] }
  siblings.push(category)
  return category
}

const inOrder = (categories: Category[]) => categories.sort((one, other) => one.name.localeCompare(other.name))

const branch = <Below>({ children, ...category }: Category, below: (child: Category) => Below) => ({
  ...category,
  children: inOrder(children).map(below),
})

const ended = (): never => {
  throw new RangeError(`Categories have ${levels} levels`)
}
