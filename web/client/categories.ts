import { slugOf } from '#domain/catalogue/slug.ts'
import type { AnswerOf } from './calls.ts'
import { useAnswer } from './useAnswer.ts'

type Tree = AnswerOf<'GET products/categories'>['results']

/** The category tree with the address of each listing; empty while unknown. */
export const useCategories = () => {
  const { answer, ...asked } = useAnswer('GET products/categories', {})
  return { ...asked, categories: (answer?.results ?? []).map(linked) }
}

/** Where a category is listed: `/Categories/Appliances`, or `/categories/appliances/kettles` for one below it. */
export const categoryHref = (name: string, parent?: string) =>
  parent === undefined ? `/Categories/${encodeURIComponent(name)}` : `/categories/${slugOf(parent)}/${slugOf(name)}`

const linked = ({ name, slug, count, children }: Tree[number]) => ({
  name,
  slug,
  count,
  href: categoryHref(name),
  children: children.map((child) => ({ name: child.name, slug: child.slug, href: categoryHref(child.name, name) })),
})
