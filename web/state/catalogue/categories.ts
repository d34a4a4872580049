import { slugOf } from '#domain/catalogue/slug.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { useQuery } from '#web/state/http/useQuery.ts'

/** A category with the URL of its listing and its subcategories. */
export interface Category {
  name: string
  slug: string
  /** Products in it and below it. */
  count: number
  href: string
  children: readonly Category[]
}

/** The category tree, three levels; empty while unknown. */
export const useCategories = () => {
  const { answer, ...query } = useQuery('GET products/categories', {})
  return { ...query, categories: answer ? categoriesWithLinks(answer.results) : [] }
}

/** The URL of a category's listing: `/Categories/Appliances`, or with the slugs of its parents `/categories/appliances/kettles`. */
export const categoryHref = (...names: readonly string[]) =>
  names.length === 1
    ? `/Categories/${encodeURIComponent(names[0] ?? '')}`
    : `/categories/${names.map(slugOf).join('/')}`

/** The categories from the root to the one with this path of names or slugs; empty if there is none. A single name matches at any level. */
export const categoryPath = (tree: readonly Category[], path: readonly string[]): readonly Category[] => {
  const found = pathBelow(tree, path)
  return found.length > 0 || path.length > 1 ? found : findAnywhere(tree, path)
}

/** The categories as links. */
export const categoryLinks = (categories: readonly Category[]) =>
  categories.map(({ name, href }) => ({ label: name, href }))

interface CategoryNode {
  name: string
  slug: string
  count: number
  children?: readonly CategoryNode[]
}

type Tree = AnswerOf<'GET products/categories'>['results']

const linked = new WeakMap<Tree, readonly Category[]>()

/** The tree as the shop answers it, with the URL of every category. It is computed once for an answer, which many pages of the server show. */
export const categoriesWithLinks = (tree: Tree) => {
  const categories = linked.get(tree) ?? withLinks(tree, [])
  linked.set(tree, categories)
  return categories
}

const withLinks = (nodes: readonly CategoryNode[], parents: readonly string[]): readonly Category[] =>
  nodes.map(({ name, slug, count, children = [] }) => {
    const path = [...parents, name]
    return { name, slug, count, href: categoryHref(...path), children: withLinks(children, path) }
  })

const pathBelow = (tree: readonly Category[], [first = '', ...rest]: readonly string[]): readonly Category[] => {
  const here = tree.find(({ slug }) => slug === slugOf(first))
  if (!here || rest.length === 0) return here ? [here] : []
  const deeper = pathBelow(here.children, rest)
  return deeper.length > 0 ? [here, ...deeper] : []
}

const findAnywhere = (tree: readonly Category[], path: readonly string[]): readonly Category[] => {
  for (const node of tree) {
    const found = categoryPath(node.children, path)
    if (found.length > 0) return [node, ...found]
  }
  return []
}
