import { styled } from 'styled-components'
import { DateField } from '#ui-kit/elements/DateField.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { lowFields } from '#ui-kit/shop/adminTable/filterStyles.ts'
import { phone, smallPhone } from '#ui-kit/theme/media.ts'
import type { SecurityFilter } from './securityEventRow.ts'

export type SecurityFiltersProps = {
  /** What is chosen at the moment; an empty value restricts nothing. */
  filter: SecurityFilter
  /** All event types with their labels. */
  options: readonly { value: string; label: string }[]
  /** Called with all filters after one of them has changed. */
  onFilter: (filter: SecurityFilter) => void
}

/** The filter fields of the security events: event, network and dates. */
export const SecurityFilters = ({ filter, options, onFilter }: SecurityFiltersProps) => {
  const updateFilter = (change: Partial<SecurityFilter>) => onFilter({ ...filter, ...change })
  const isReversed = filter.since !== '' && filter.until !== '' && filter.since > filter.until

  return (
    <Fields role="group" aria-label="Filter">
      <Select
        label="Event"
        value={filter.event}
        options={[{ value: '', label: 'All' }, ...options]}
        onChange={(event) => updateFilter({ event })}
      />
      <TextField
        type="search"
        label="Network"
        placeholder="196.25.1.0/24"
        maxLength={60}
        value={filter.network}
        onChange={(network) => updateFilter({ network })}
      />
      <DateField label="From" value={filter.since} onChange={(since) => updateFilter({ since })} />
      <DateField
        label="To"
        value={filter.until}
        error={isReversed ? 'This date is before the first one.' : undefined}
        onChange={(until) => updateFilter({ until })}
      />
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr)) repeat(2, minmax(150px, 1fr));
  gap: var(--space-3) var(--space-4);

  input {
    height: 44px;
  }
  ${lowFields}

  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);

    > :first-child, > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }
  ${smallPhone} {
    column-gap: var(--space-2);

    input {
      padding-inline: var(--space-2);
    }
  }
`
