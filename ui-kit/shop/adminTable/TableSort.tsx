import { Select } from '#ui-kit/elements/Select.tsx'
import type { Sort } from './SortableHeader.tsx'

type TableSortProps<Key extends string> = {
  /** The column that orders the list, and the direction. */
  sort: Sort<Key>
  /** The orders to choose from. */
  options: readonly (Sort<Key> & { label: string })[]
  /** Called with the column and the direction that somebody has chosen. */
  onSort: (sort: Sort<Key>) => void
}

/** Selects the sort order of a table: for phones and tablets, where cards have no column headers. */
export const TableSort = <Key extends string>({ sort, options, onSort }: TableSortProps<Key>) => (
  <Select
    label="Sort"
    value={nameOf(sort)}
    options={options.map((option) => ({ value: nameOf(option), label: option.label }))}
    onChange={(chosen) => {
      const option = options.find((each) => nameOf(each) === chosen)
      if (option) onSort({ by: option.by, descending: option.descending })
    }}
  />
)

const nameOf = ({ by, descending }: Sort<string>) => `${by} ${descending}`
