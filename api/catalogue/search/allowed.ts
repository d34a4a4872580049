import { slugOf } from '#domain/catalogue/slug.ts'
import type { Columns } from './columns.ts'
import { folded } from './words.ts'

// Which values of a column a filter allows: 1 in the place of each that it does.

/** By names or slugs of brands, joined by commas. */
export const allowedBrands = ({ brandNames }: Columns, brands: string) => {
  const wanted = new Set(listOf(brands).flatMap((each) => [folded(each), slugOf(each)].filter(Boolean)))
  return flags(brandNames.known, ({ name, slug }) => wanted.has(folded(name)) || wanted.has(slug))
}

/** By categories: each a name, a slug, or a path of them. */
export const allowedPaths = ({ pathNames }: Columns, categories: readonly string[]) => {
  const wanted = categories.flatMap((each) => [pathOf(each), [slugOf(each)]]).filter(([first]) => first)
  return flags(pathNames.known, ({ slugs }) =>
    wanted.some((part) => slugs.some((_, from) => part.every((slug, at) => slugs[from + at] === slug))),
  )
}

/** Values that were joined by commas; the first hundred of them. */
export const listOf = (joined: string) =>
  joined
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, mostValues)

// More than anybody ticks: each costs a look into the index.
const mostValues = 100

// A slash may have been encoded twice on its way.
const pathOf = (category: string) => category.replace(/%2f/gi, '/').split('/').map(slugOf).filter(Boolean)

const flags = <Value>(values: readonly Value[], isAllowed: (value: Value) => boolean) =>
  Uint8Array.from(values, (value) => (isAllowed(value) ? 1 : 0))
