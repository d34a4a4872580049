import { slugOf } from '#domain/catalogue/slug.ts'
import type { Answers } from '#web/client/answers.ts'
import { categoryHref, useCategories } from '#web/client/categories.ts'
import type { Visit } from '#web/shell/route.ts'
import { Listing } from './Listing.tsx'
import { askingFor } from './listing.ts'

type Asked = Pick<Visit, 'params'>

export const preload = (visit: Visit, ask: Answers['ask']) =>
  ask('GET products/getByCategoryOrPageNumber', askingFor(listedIn(visit), visit))

/** A category by name, or one below another by both slugs: what stands after /categories/ is the category's name. */
export const CategoryRoute = ({ visit }: { visit: Visit }) => {
  const { categories } = useCategories()
  const names = namesIn(visit, categories)
  const trail = names.map((label, place) => ({ label, href: categoryHref(label, names[place - 1]) }))

  return <Listing title={names.at(-1) ?? ''} trail={[home, all, ...trail]} listed={listedIn(visit)} visit={visit} />
}

const home = { label: 'Home', href: '/' }
const all = { label: 'Categories', href: '/Categories' }

const pathIn = ({ params: { name, parent, child } }: Asked) =>
  (name ? [name] : [parent, child]).filter((part) => part !== undefined)

const listedIn = (visit: Asked) => ({ categoryName: pathIn(visit).join('/') })

interface Category {
  name: string
  slug: string
  children: readonly { name: string; slug: string }[]
}

/** The written-out names of a category and of the one it is below; what is unknown stays as it is in the address. */
const namesIn = (visit: Asked, categories: readonly Category[]) => {
  const [first = '', second] = pathIn(visit)
  const top = named(categories, first)
  if (second !== undefined) return [top?.name ?? first, named(top?.children ?? [], second)?.name ?? second]
  if (top) return [top.name]

  const parent = categories.find(({ children }) => named(children, first))
  return parent ? [parent.name, named(parent.children, first)?.name ?? first] : [first]
}

const named = <Item extends { slug: string }>(categories: readonly Item[], name: string) =>
  categories.find(({ slug }) => slug === slugOf(name))
