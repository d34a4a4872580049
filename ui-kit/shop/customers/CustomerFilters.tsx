import { styled } from 'styled-components'
import { Select } from '#ui-kit/elements/Select.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import type { CustomerFilter, CustomerSort } from './customerFilter.ts'
import { type CustomerRole, type CustomerStatus, statusLooks } from './customerRow.ts'

export type CustomerFiltersProps = {
  filter: CustomerFilter
  onFilter: (filter: CustomerFilter) => void
}

/** Whom to look for among the customers, and who comes first. */
export const CustomerFilters = ({ filter, onFilter }: CustomerFiltersProps) => {
  const narrow = (change: Partial<CustomerFilter>) => onFilter({ ...filter, ...change })

  return (
    <Fields>
      <TextField
        type="search"
        label="Find"
        placeholder="Part of a name or e-mail"
        maxLength={100}
        value={filter.search}
        onChange={(search) => narrow({ search })}
      />
      <Select
        label="Status"
        value={filter.status}
        options={[all, ...statuses.map((status) => ({ value: status, label: statusLooks[status].words }))]}
        onChange={(chosen) => narrow({ status: statuses.find((status) => status === chosen) ?? '' })}
      />
      <Select
        label="Role"
        value={filter.role}
        options={[all, ...roles.map((role) => ({ value: role, label: role }))]}
        onChange={(chosen) => narrow({ role: roles.find((role) => role === chosen) ?? '' })}
      />
      <Select
        label="Sort"
        value={filter.sort}
        options={sorts}
        onChange={(chosen) => narrow({ sort: sorts.find(({ value }) => value === chosen)?.value ?? 'newest' })}
      />
    </Fields>
  )
}

const all = { value: '', label: 'All' }

const statuses: CustomerStatus[] = ['active', 'unverified', 'suspended', 'erased']

const roles: CustomerRole[] = ['Customer', 'Admin']

const sorts: { value: CustomerSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'lastOrder', label: 'Last order' },
  { value: 'orders', label: 'Most orders' },
  { value: 'spent', label: 'Most spent' },
]

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
  gap: var(--space-3) var(--space-4);

  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);

    > :first-child, > :last-child {
      grid-column: 1 / -1;
    }
  }
`
