import { z } from 'zod'
import { cleanText } from '#domain/kernel/cleanText.ts'
import { wholeNumber } from '#domain/kernel/endpoint.ts'
import { productWarnings } from './productWarnings.ts'
import { isSearchable, sanitizeSearchText } from './searchText.ts'
import { tooShortToSearch } from './tooShortToSearch.ts'

/**
 * The sort orders of lists; a hyphen reverses the order. `newest`, `discount`, `rating` and `popular` start with the highest value.
 * `relevance` is `featured` without a search.
 */
const sorts = ['featured', 'newest', 'price', '-price', 'discount', 'rating', 'popular', 'name', 'relevance'] as const
const columns = ['category', 'listPrice', 'cost', 'stock', 'state', 'added', 'margin'] as const
const descending = columns.map((column) => `-${column}` as const)
const inventorySorts = [...sorts, '-name', '-discount', ...columns, ...descending] as const

/** The sort order of a product list, including those of the inventory. */
export type ProductSort = (typeof inventorySorts)[number]

// An empty value is ignored; characters that nobody sees do not count.
const search = z
  .string()
  .transform((typed) => sanitizeSearchText(cleanText(typed)).trim())
  .refine((text) => text === '' || isSearchable(text), tooShortToSearch)

/** A query parameter that must be one of the values; others are refused. */
const oneOf = <Value extends string>(...values: Value[]) => z.string().pipe(z.enum(values))

const wholeRand = (name: string) => wholeNumber(name, 0, 10_000_000_000)

/** The query of every product list. Several values are joined by commas, at most a hundred; ranges include both ends. */
export const ListQuery = z.object({
  pageNumber: wholeNumber('pageNumber', 1, 100_000).optional(),
  /** Default: 20, or 4 for a search. */
  limit: wholeNumber('limit', 1, 100).optional(),
  search: search.optional(),
  /** A name, a slug, or a path of them. */
  categoryName: z.string().optional(),
  /** Not read: `categoryName` always names a category. */
  isCategory: z.string().optional(),
  brands: z.string().optional(),
  categories: z.string().optional(),
  tags: z.string().optional(),
  /** Percent. */
  discountStart: wholeNumber('discountStart', -99, 99).optional(),
  discountEnd: wholeNumber('discountEnd', -99, 99).optional(),
  /** Rand, after the discount. */
  priceStart: wholeRand('priceStart').optional(),
  priceEnd: wholeRand('priceEnd').optional(),
  inStock: oneOf('true', 'false').optional(),
  /** Stars. */
  ratingFrom: wholeNumber('ratingFrom', 0, 5).optional(),
  sort: oneOf(...sorts).optional(),
  /** `card` for the fields of a product card alone; whole products without it. */
  fields: oneOf('card').optional(),
  /** The `nextCursor` of the previous page's response; `pageNumber` is then ignored. */
  nextCursor: z.string().max(12_000, 'The cursor is too long').optional(),
})

/** The same for a search: by text, by tags, or by discount. */
export const SearchQuery = ListQuery.refine(
  ({ search, tags = '', discountStart = 0 }) => Boolean(search) || /[^\s,]/.test(tags) || discountStart > 0,
  { path: ['search'], message: tooShortToSearch },
)

/** The product list of the administration. Its search matches any part of a name, a brand or a slug. */
export const InventoryQuery = ListQuery.omit({ fields: true }).extend({
  search: z.string().trim().max(100).optional(),
  state: oneOf('draft', 'listed', 'withdrawn').optional(),
  warning: oneOf(...productWarnings).optional(),
  sort: oneOf(...inventorySorts).optional(),
})
