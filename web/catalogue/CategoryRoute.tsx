import type { Answers } from '#web/client/answers.ts'
import { categoryLinks, useCategories, wayTo } from '#web/client/categories.ts'
import type { Visit } from '#web/shell/route.ts'
import { Listing } from './Listing.tsx'
import { askingFor } from './listing.ts'

type Asked = Pick<Visit, 'params'>

export const preload = (visit: Visit, ask: Answers['ask']) =>
  ask('GET products/getByCategoryOrPageNumber', askingFor(listedIn(visit), visit))

/** A category by name, or one below others by their slugs: what stands after /categories/ is the category's name. */
export const CategoryRoute = ({ visit }: { visit: Visit }) => {
  const { categories } = useCategories()
  const path = pathIn(visit)
  const way = wayTo(categories, path).map(({ name, href, children }) => ({ label: name, href, children }))
  // What is unknown stays as it is in the address.
  const shown = way.length > 0 ? way : path.map((label) => ({ label, href: undefined, children: [] }))
  const here = shown.at(-1)

  return (
    <Listing
      title={here?.label ?? ''}
      trail={[home, all, ...shown.map(({ label, href }) => ({ label, href }))]}
      parts={here && categoryLinks(here.children)}
      listed={listedIn(visit)}
      visit={visit}
    />
  )
}

const home = { label: 'Home', href: '/' }
const all = { label: 'Categories', href: '/Categories' }

const pathIn = ({ params: { name, parent, child, grandchild } }: Asked) =>
  (name ? [name] : [parent, child, grandchild]).filter((part) => part !== undefined)

const listedIn = (visit: Asked) => ({ categoryName: pathIn(visit).join('/') })
