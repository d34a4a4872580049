import { slugOf } from '#domain/catalogue/slug.ts'
import type { AnswerOf } from './calls.ts'
import { useAnswer } from './useAnswer.ts'

/** A category with the address of its listing and the categories below it. */
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
  const { answer, ...asked } = useAnswer('GET products/categories', {})
  return { ...asked, categories: linked(answer?.results ?? []) }
}

/** Where a category is listed: `/Categories/Appliances`, or by the slugs of those above it `/categories/appliances/kettles`. */
export const categoryHref = (...names: readonly string[]) =>
  names.length === 1
    ? `/Categories/${encodeURIComponent(names[0] ?? '')}`
    : `/categories/${names.map(slugOf).join('/')}`

/** From the top down to the category that is written so, by names or slugs; empty where there is none. A single name may stand anywhere. */
export const wayTo = (tree: readonly Category[], path: readonly string[]): readonly Category[] => {
  const way = wayDown(tree, path)
  return way.length > 0 || path.length > 1 ? way : anywhere(tree, path)
}

/** The categories as links. */
export const categoryLinks = (categories: readonly Category[]) =>
  categories.map(({ name, href }) => ({ label: name, href }))

interface Branch {
  name: string
  slug: string
  count: number
  children?: readonly Branch[]
}

type Tree = AnswerOf<'GET products/categories'>['results']

const linked = (branches: Tree | readonly Branch[], above: readonly string[] = []): Category[] =>
  branches.map(({ name, slug, count, children = [] }: Branch) => {
    const path = [...above, name]
    return { name, slug, count, href: categoryHref(...path), children: linked(children, path) }
  })

const wayDown = (tree: readonly Category[], [first = '', ...rest]: readonly string[]): readonly Category[] => {
  const here = tree.find(({ slug }) => slug === slugOf(first))
  if (!here || rest.length === 0) return here ? [here] : []
  const below = wayDown(here.children, rest)
  return below.length > 0 ? [here, ...below] : []
}

const anywhere = (tree: readonly Category[], path: readonly string[]): readonly Category[] => {
  for (const branch of tree) {
    const way = wayTo(branch.children, path)
    if (way.length > 0) return [branch, ...way]
  }
  return []
}
