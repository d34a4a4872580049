import type { ProductSort, ProductSortKey } from '#ui-kit/shop/productAdmin/productRow.ts'
import type { ProductFilter } from '#ui-kit/shop/productAdmin/table/productFilter.ts'
import type { RequestOf } from '#web/state/http/calls.ts'
import { type ListView, listUrl, nonEmptyFields, oneOf, textUpTo } from '#web/state/navigation/listUrl.ts'
import { useViewInUrl } from '#web/state/navigation/useViewInUrl.ts'

type ApiSort = NonNullable<NonNullable<RequestOf<'GET products/inventory'>['query']>['sort']>

// The API's names of the sort orders, ascending and descending. Its `discount` has the highest first.
const apiSorts: Record<ProductSortKey, readonly [up: ApiSort, down: ApiSort]> = {
  name: ['name', '-name'],
  category: ['category', '-category'],
  price: ['listPrice', '-listPrice'],
  costPrice: ['cost', '-cost'],
  discount: ['-discount', 'discount'],
  sellsAt: ['price', '-price'],
  stock: ['stock', '-stock'],
  state: ['state', '-state'],
  addedAt: ['added', '-added'],
}

const sortKeys = Object.keys(apiSorts) as ProductSortKey[]
const sortNames = sortKeys.flatMap((key) => [key, `-${key}`] as const)

type SortName = (typeof sortNames)[number]

// Parses the sort order in the address: `-addedAt` has the newest first.
const productSortOf = (name: SortName): ProductSort => {
  const descending = name.startsWith('-')
  return {
    by: sortKeys.find((key) => name.endsWith(key) && name.length === key.length + Number(descending)) ?? 'addedAt',
    descending,
  }
}

const productSortName = ({ by, descending }: ProductSort): SortName => (descending ? `-${by}` : by)

/** The table's filter with its sort order. */
type SortedProductFilter = ProductFilter & { sort: SortName }

/** Filter, sort order and page of the list of products, in the address. */
export const productListUrl = listUrl({
  path: '/Products_Management',
  pageSize: 20,
  fields: {
    search: textUpTo(100),
    state: oneOf(['draft', 'listed', 'withdrawn']),
    category: textUpTo(200),
    brand: textUpTo(200),
    warning: oneOf(['lowStock', 'soldOut', 'belowCost']),
    sort: oneOf(sortNames, '-addedAt'),
  },
  queryOf: ({ category, brand, sort, ...filter }: SortedProductFilter) => {
    const { by, descending } = productSortOf(sort)
    return {
      ...nonEmptyFields(filter),
      categoryName: category || undefined,
      brands: brand || undefined,
      sort: apiSorts[by][descending ? 1 : 0],
    }
  },
})

/** The filter and the sort order of the list of products, stored in the address. */
export const useProductFilter = (view: ListView<SortedProductFilter>) => {
  const shown = useViewInUrl(view, urlOptions)
  const { sort, ...filter } = shown.filter

  return {
    filter,
    sort: productSortOf(sort),
    onFilter: (chosen: ProductFilter) => shown.onFilter(chosen),
    onSort: (chosen: ProductSort) => shown.onFilter({ sort: productSortName(chosen) }),
  }
}

const urlOptions = { hrefFor: productListUrl.hrefFor, texts: ['search'] } as const
