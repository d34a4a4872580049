import { styled } from 'styled-components'
import { DateField } from '#ui-kit/elements/DateField.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { phone, smallPhone } from '#ui-kit/theme/media.ts'
import type { AuditFilter } from './auditFilter.ts'
import { factTypeLabel } from './factTypeLabel.ts'
import { roleLabels } from './roleLabels.ts'

type Option = { value: string; label: string }

/** The fact types of one noun, grouped under its label. */
type TypeGroup = { label: string; types: readonly string[] }

export type AuditFiltersProps = {
  /** What is chosen at the moment; an empty value restricts nothing. */
  filter: AuditFilter
  /** The kinds of records to choose from. */
  nouns: readonly Option[]
  /** The fact types of the selected noun; those of all nouns while none is selected. */
  types: readonly TypeGroup[]
  /** Called with all filters after one of them has changed. */
  onFilter: (filter: AuditFilter) => void
}

/** The filter fields of the audit: record, fact type, role and dates. */
export const AuditFilters = ({ filter, nouns, types, onFilter }: AuditFiltersProps) => {
  const updateFilter = (change: Partial<AuditFilter>) => onFilter({ ...filter, ...change })
  const isReversed = filter.since !== '' && filter.until !== '' && filter.since > filter.until

  return (
    <Fields role="group" aria-label="Filter">
      <Select
        label="Records"
        value={filter.noun}
        options={[allOption, ...nouns]}
        onChange={(noun) => updateFilter({ noun, id: '', type: '' })}
      />
      <Select
        label="What happened"
        value={filter.type}
        options={[allOption]}
        onChange={(type) => updateFilter({ type })}
      >
        {types.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.types.map((type) => (
              <option key={type} value={type}>
                {factTypeLabel(type)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select
        label="Who"
        value={filter.role}
        options={roleOptions}
        onChange={(role) => updateFilter({ role, actor: '' })}
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

const allOption = { value: '', label: 'All' }

const roleOptions = [
  { value: '', label: 'Everybody' },
  ...Object.entries(roleLabels).map(([value, label]) => ({ value, label })),
]

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) repeat(2, minmax(150px, 1fr));
  gap: var(--space-3) var(--space-4);

  input {
    height: 44px;
  }
  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);

    > :nth-child(3) {
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
