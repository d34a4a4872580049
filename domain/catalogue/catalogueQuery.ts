import { z } from 'zod'
import { wholeNumber } from '#domain/kernel/endpoint.ts'
import { productWarnings } from './productWarnings.ts'
import { isSearchable, plainText } from './searchText.ts'

/**
 * What lists can be ordered by; a hyphen turns the order around. Of `newest`, `discount`, `rating` and `popular` the most comes first.
 * `relevance` is `featured` where nothing is searched for.
 */
const sorts = ['featured', 'newest', 'price', '-price', 'discount', 'rating', 'popular', 'name', 'relevance'] as const
const columns = ['category', 'listPrice', 'cost', 'stock', 'state', 'added', 'margin'] as const
const downwards = columns.map((column) => `-${column}` as const)
const stockroomSorts = [...sorts, '-name', '-discount', ...columns, ...downwards] as const

/** How a list is ordered, also an admin's. */
export type ProductSort = (typeof stockroomSorts)[number]

const tooShort = 'Type at least 3 characters'

// An empty box asks for nothing.
const search = z
  .string()
  .transform((typed) => plainText(typed).trim())
  .refine((text) => text === '' || isSearchable(text), tooShort)

/** A query string holds any text: what is none of these is refused. */
const oneOf = <Value extends string>(...values: Value[]) => z.string().pipe(z.enum(values))

const rand = (name: string) => wholeNumber(name, 0, 10_000_000_000)

/** What every list of products can be asked. Several values are joined by commas, at most a hundred; ranges include both ends. */
export const ListQuery = z.object({
  pageNumber: wholeNumber('pageNumber', 1, 100_000).optional(),
  /** 20 where it is not given; of a search 4. */
  limit: wholeNumber('limit', 1, 100).optional(),
  search: search.optional(),
  /** A name, a slug, or a path of them. */
  categoryName: z.string().optional(),
  /** Whether the name is one of a category; there are no others. */
  isCategory: z.string().optional(),
  brands: z.string().optional(),
  categories: z.string().optional(),
  tags: z.string().optional(),
  /** Percent. */
  discountStart: wholeNumber('discountStart', -99, 99).optional(),
  discountEnd: wholeNumber('discountEnd', -99, 99).optional(),
  /** Rand, of what is paid. */
  priceStart: rand('priceStart').optional(),
  priceEnd: rand('priceEnd').optional(),
  inStock: oneOf('true', 'false').optional(),
  /** Stars. */
  ratingFrom: wholeNumber('ratingFrom', 0, 5).optional(),
  sort: oneOf(...sorts).optional(),
  /** Where the page before ended, as its answer told; `pageNumber` is not read beside it. */
  nextCursor: z.string().max(12_000, 'The cursor is too long').optional(),
})

/** The same for a search: by a text, by tags, or for whatever is reduced. */
export const SearchQuery = ListQuery.refine(
  ({ search, tags = '', discountStart = 0 }) => Boolean(search) || /[^\s,]/.test(tags) || discountStart > 0,
  { path: ['search'], message: tooShort },
)

/** The stockroom's table. Its search looks for a part of a name, a brand or a slug. */
export const InventoryQuery = ListQuery.extend({
  search: z.string().trim().max(100).optional(),
  state: oneOf('draft', 'listed', 'withdrawn').optional(),
  warning: oneOf(...productWarnings).optional(),
  sort: oneOf(...stockroomSorts).optional(),
})
