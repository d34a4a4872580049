import type { ProductSortKey } from '#ui-kit/shop/productAdmin/productRow.ts'
import type { ProductFilter } from '#ui-kit/shop/productAdmin/table/productFilter.ts'
import type { RequestOf } from '#web/state/http/calls.ts'
import { type ListView, listUrl, nonEmptyFields, oneOf, textUpTo } from '#web/state/navigation/listUrl.ts'
import { columnSorts, useSortedView } from '#web/state/navigation/useSortedView.ts'

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

const sorts = columnSorts(Object.keys(apiSorts) as ProductSortKey[])

/** The table's filter with its sort order. */
type SortedProductFilter = ProductFilter & { sort: (typeof sorts.names)[number] }

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
    sort: oneOf(sorts.names, '-addedAt'),
  },
  queryOf: ({ category, brand, sort, ...filter }: SortedProductFilter) => {
    const { by, descending } = sorts.sortOf(sort)
    return {
      ...nonEmptyFields(filter),
      categoryName: category || undefined,
      brands: brand || undefined,
      sort: apiSorts[by][descending ? 1 : 0],
    }
  },
})

/** The filter and the sort order of the list of products, stored in the address. */
export const useProductFilter = (view: ListView<SortedProductFilter>) =>
  useSortedView<ProductFilter, SortedProductFilter['sort'], ProductSortKey>(view, urlOptions, sorts)

const urlOptions = { hrefFor: productListUrl.hrefFor, texts: ['search'] } as const
