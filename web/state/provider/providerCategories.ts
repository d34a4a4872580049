import type { AnswerOf } from '#web/state/http/calls.ts'
import { useQuery } from '#web/state/http/useQuery.ts'

/** A category of service providers with the URL of its list. */
export interface ProviderCategory {
  name: string
  value: string
  /** Providers in it and below it. */
  count: number
  href: string
  children: readonly ProviderCategory[]
}

/** The category tree of service providers, three levels; empty while unknown. */
export const useProviderCategories = () => {
  const { answer, ...query } = useQuery('GET api/service-providers/categories', {})
  return { ...query, categories: linkedCategories(answer?.results ?? []) }
}

/** The list of a category by the values of its path: `/serviceProviderCategories/home-services/plumbing`. */
export const providerCategoryHref = (values: readonly string[]) =>
  `/serviceProviderCategories/${values.map(encodeURIComponent).join('/')}`

/** The categories from the top group to the one with this path of values; empty if there is none. */
export const providerCategoryPath = (
  tree: readonly ProviderCategory[],
  [first = '', ...rest]: readonly string[],
): readonly ProviderCategory[] => {
  const here = tree.find(({ value }) => value === first.toLowerCase())
  if (!here || rest.length === 0) return here ? [here] : []
  const deeper = providerCategoryPath(here.children, rest)
  return deeper.length > 0 ? [here, ...deeper] : []
}

interface CategoryNode {
  label: string
  value: string
  count: number
  children: readonly CategoryNode[]
}

type Tree = AnswerOf<'GET api/service-providers/categories'>['results']

/** The tree as the shop answers it, with the URL of every category. */
export const linkedCategories = (tree: Tree) => withLinks(tree, '')

const withLinks = (nodes: Tree | readonly CategoryNode[], parent: string): ProviderCategory[] =>
  nodes.map(({ label, value, count, children }: CategoryNode) => {
    const path = `${parent}${value}`
    return {
      name: label,
      value,
      count,
      href: `/serviceProviderCategories/${path}`,
      children: withLinks(children, `${path}/`),
    }
  })
