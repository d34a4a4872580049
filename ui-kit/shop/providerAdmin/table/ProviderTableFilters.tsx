import { Select } from '#ui-kit/elements/Select.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { CardsField, FilterFields } from '#ui-kit/shop/adminTable/filterStyles.ts'
import { TableSort } from '#ui-kit/shop/adminTable/TableSort.tsx'
import type { ProviderSort, ProviderTableFilter } from './providerRow.ts'

export type ProviderTableFiltersProps = {
  /** What is chosen at the moment; an empty value restricts nothing. */
  filter: ProviderTableFilter
  /** Called with all filters after one of them has changed. */
  onFilter: (filter: ProviderTableFilter) => void
  /** The top categories. */
  groups: readonly { value: string; label: string }[]
  /** The column that orders the list, and the direction. */
  sort: ProviderSort
  /** Called with the column and the direction that somebody has chosen. */
  onSort: (sort: ProviderSort) => void
}

/** The filter fields of the provider list. On phones the sort order is selected here, elsewhere in the column headers. */
export const ProviderTableFilters = ({ filter, onFilter, groups, sort, onSort }: ProviderTableFiltersProps) => {
  const updateFilter = (change: Partial<ProviderTableFilter>) => onFilter({ ...filter, ...change })

  return (
    <FilterFields role="group" aria-label="Filter">
      <TextField
        type="search"
        label="Find"
        placeholder="Name, profession or place"
        maxLength={100}
        value={filter.search}
        onChange={(search) => updateFilter({ search })}
      />
      <Select
        label="Group"
        value={filter.group}
        options={[allOption, ...groups]}
        onChange={(group) => updateFilter({ group })}
      />
      <Select
        label="Verified"
        value={filter.verified}
        options={[allOption, { value: 'yes', label: 'Verified' }, { value: 'no', label: 'Not verified' }]}
        onChange={(chosen) => updateFilter({ verified: verifiedOptions.find((each) => each === chosen) ?? '' })}
      />
      <Select
        label="State"
        value={filter.state}
        options={[allOption, { value: 'active', label: 'Listed' }, { value: 'inactive', label: 'Not listed' }]}
        onChange={(chosen) => updateFilter({ state: states.find((each) => each === chosen) ?? '' })}
      />
      <CardsField>
        <TableSort sort={sort} options={sortOptions} onSort={onSort} />
      </CardsField>
    </FilterFields>
  )
}

const allOption = { value: '', label: 'All' }
const verifiedOptions = ['yes', 'no'] as const
const states = ['active', 'inactive'] as const

const sortOptions: (ProviderSort & { label: string })[] = [
  { by: 'name', descending: false, label: 'Name' },
  { by: 'group', descending: false, label: 'Group' },
  { by: 'location', descending: false, label: 'Location' },
  { by: 'rating', descending: true, label: 'Best rated first' },
  { by: 'soonest', descending: false, label: 'Soonest free first' },
]
