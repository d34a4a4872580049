import type { ProviderSortKey, ProviderTableFilter } from '#ui-kit/shop/providerAdmin/table/providerRow.ts'
import type { RequestOf } from '#web/state/http/calls.ts'
import { type ListView, listUrl, oneOf, textUpTo } from '#web/state/navigation/listUrl.ts'
import { columnSorts, useSortedView } from '#web/state/navigation/useSortedView.ts'

type ApiSort = NonNullable<NonNullable<RequestOf<'GET api/service-providers/all'>['query']>['sort']>

// The API's names of the sort orders, ascending and descending. Its `rating` has the best first.
const apiSorts: Record<ProviderSortKey, readonly [up: ApiSort, down: ApiSort]> = {
  name: ['name', '-name'],
  group: ['group', '-group'],
  location: ['location', '-location'],
  rating: ['-rating', 'rating'],
  soonest: ['soonest', '-soonest'],
}

const sorts = columnSorts(Object.keys(apiSorts) as ProviderSortKey[])

/** The table's filter with its sort order. */
type SortedProviderFilter = ProviderTableFilter & { sort: (typeof sorts.names)[number] }

/** Filter, sort order and page of the admins' list of service providers, in the address. */
export const providerTableUrl = listUrl({
  path: '/ServiceProvider_Management',
  pageSize: 20,
  fields: {
    search: textUpTo(100),
    group: textUpTo(60),
    verified: oneOf(['yes', 'no']),
    state: oneOf(['active', 'inactive']),
    sort: oneOf(sorts.names, 'name'),
  },
  queryOf: ({ search, group, verified, state, sort }: SortedProviderFilter) => {
    const { by, descending } = sorts.sortOf(sort)
    return {
      search: search.trim() || undefined,
      group: group || undefined,
      verified: flagOf(verified, 'yes'),
      isActive: flagOf(state, 'active'),
      sort: apiSorts[by][descending ? 1 : 0],
    }
  },
})

// The API's flag for a choice between two values; the empty one does not filter.
const flagOf = <Value extends string>(chosen: Value | '', yes: Value) =>
  chosen === '' ? undefined : chosen === yes ? ('true' as const) : ('false' as const)

/** The filter and the sort order of the list of service providers, stored in the address. */
export const useProviderFilter = (view: ListView<SortedProviderFilter>) =>
  useSortedView<ProviderTableFilter, SortedProviderFilter['sort'], ProviderSortKey>(view, urlOptions, sorts)

const urlOptions = { hrefFor: providerTableUrl.hrefFor, texts: ['search'] } as const
