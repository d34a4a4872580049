import { slugOf } from '#domain/catalogue/slug.ts'
import type { Columns } from './columns.ts'
import { foldDiacritics } from './tokenize.ts'

// Masks of the values that a filter allows: 1 at the code of each allowed value.

/** The mask of brands, given by names or slugs that are joined by commas. */
export const brandMask = ({ brandDictionary }: Columns, brands: string) => {
  const wanted = new Set(splitValues(brands).flatMap((each) => [foldDiacritics(each), slugOf(each)].filter(Boolean)))
  return toMask(brandDictionary.values, ({ name, slug }) => wanted.has(foldDiacritics(name)) || wanted.has(slug))
}

/** The mask of category paths that contain one of the categories; each is a name, a slug, or a path of them. */
export const pathMask = ({ pathDictionary }: Columns, categories: readonly string[]) => {
  const wanted = categories.flatMap((each) => [slugPathOf(each), [slugOf(each)]]).filter(([first]) => first)
  return toMask(pathDictionary.values, ({ slugs }) =>
    wanted.some((wantedPath) => slugs.some((_, from) => wantedPath.every((slug, at) => slugs[from + at] === slug))),
  )
}

/** Splits values that are joined by commas; those after the hundredth are dropped. */
export const splitValues = (joined: string) =>
  joined
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, maxValues)

// More than a customer selects; each value costs a lookup in the index.
const maxValues = 100

// A proxy may have encoded a slash twice.
const slugPathOf = (category: string) => category.replace(/%2f/gi, '/').split('/').map(slugOf).filter(Boolean)

const toMask = <Value>(values: readonly Value[], isAllowed: (value: Value) => boolean) =>
  Uint8Array.from(values, (value) => (isAllowed(value) ? 1 : 0))
