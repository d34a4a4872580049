import { styled } from 'styled-components'
import { Select } from '#ui-kit/elements/Select.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { lowFields } from '#ui-kit/shop/adminTable/filterStyles.ts'
import { phone } from '#ui-kit/theme/media.ts'
import type { CustomerFilter, CustomerSort } from './customerFilter.ts'
import { accountStatusBadges, type CustomerRole, type CustomerStatus } from './customerRow.ts'

export type CustomerFiltersProps = {
  /** What is chosen at the moment; an empty value restricts nothing. */
  filter: CustomerFilter
  /** Called with all filters after one of them has changed. */
  onFilter: (filter: CustomerFilter) => void
}

/** The filter and sort fields of the customer list. */
export const CustomerFilters = ({ filter, onFilter }: CustomerFiltersProps) => {
  const updateFilter = (change: Partial<CustomerFilter>) => onFilter({ ...filter, ...change })

  return (
    <Fields>
      <TextField
        type="search"
        label="Find"
        placeholder="Part of a name or e-mail"
        maxLength={100}
        value={filter.search}
        onChange={(search) => updateFilter({ search })}
      />
      <Select
        label="Status"
        value={filter.status}
        options={[
          allOption,
          ...statuses.map((status) => ({ value: status, label: accountStatusBadges[status].label })),
        ]}
        onChange={(chosen) => updateFilter({ status: statuses.find((status) => status === chosen) ?? '' })}
      />
      <Select
        label="Role"
        value={filter.role}
        options={[allOption, ...roles.map((role) => ({ value: role, label: role }))]}
        onChange={(chosen) => updateFilter({ role: roles.find((role) => role === chosen) ?? '' })}
      />
      <Select
        label="Sort"
        value={filter.sort}
        options={sortOptions}
        onChange={(chosen) =>
          updateFilter({ sort: sortOptions.find(({ value }) => value === chosen)?.value ?? 'newest' })
        }
      />
    </Fields>
  )
}

const allOption = { value: '', label: 'All' }

const statuses: CustomerStatus[] = ['active', 'unverified', 'suspended', 'erased']

const roles: CustomerRole[] = ['Customer', 'Admin']

const sortOptions: { value: CustomerSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'lastOrder', label: 'Last order' },
  { value: 'orders', label: 'Most orders' },
  { value: 'spent', label: 'Most spent' },
]

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
  gap: var(--space-3) var(--space-4);
  ${lowFields}

  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);

    > :first-child, > :last-child {
      grid-column: 1 / -1;
    }
  }
`
