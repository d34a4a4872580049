import type { Sort } from '#ui-kit/shop/adminTable/SortableHeader.tsx'
import type { ListView } from './listUrl.ts'
import { useViewInUrl } from './useViewInUrl.ts'

/** The sort orders of a table, each with its name in the address. */
interface TableSorts<Name extends string, Key extends string> {
  names: readonly Name[]
  sortOf(name: Name): Sort<Key>
  nameOf(sort: Sort<Key>): Name
}

/** Sort orders that have names of their own. */
export const namedSorts = <Name extends string, Key extends string>(
  sorts: Readonly<Record<Name, Sort<Key>>>,
  fallback: NoInfer<Name>,
): TableSorts<Name, Key> => {
  const names = Object.keys(sorts) as Name[]
  return {
    names,
    sortOf: (name) => sorts[name],
    nameOf: ({ by, descending }) =>
      names.find((name) => sorts[name].by === by && sorts[name].descending === descending) ?? fallback,
  }
}

/** Each column in both directions: `-price` is the falling one of `price`. */
export const columnSorts = <Key extends string>(keys: readonly Key[]): TableSorts<Key | `-${Key}`, Key> => ({
  names: keys.flatMap((key) => [key, `-${key}`] as const),
  sortOf: (name) => {
    const rising = keys.find((key) => key === name)
    // Any other name has a hyphen before its column.
    return rising ? { by: rising, descending: false } : { by: name.slice(1) as Key, descending: true }
  },
  nameOf: ({ by, descending }) => (descending ? `-${by}` : by),
})

type Sorted<Filter, Name extends string> = Filter & { sort: Name }

/** The filter and the sort order of a table, stored in the address. */
export const useSortedView = <Filter extends object, Name extends string, Key extends string>(
  view: ListView<Sorted<Filter, Name>>,
  options: Parameters<typeof useViewInUrl<ListView<Sorted<Filter, Name>>>>[1],
  { sortOf, nameOf }: TableSorts<Name, Key>,
) => {
  const shown = useViewInUrl(view, options)
  const { sort, ...filter } = shown.filter

  return {
    // Without the sort order, the filter of the table is left.
    filter: filter as unknown as Filter,
    sort: sortOf(sort),
    onFilter: (chosen: Filter) => shown.onFilter(chosen as Partial<Sorted<Filter, Name>>),
    onSort: (chosen: Sort<Key>) => shown.onFilter({ sort: nameOf(chosen) } as Partial<Sorted<Filter, Name>>),
  }
}
