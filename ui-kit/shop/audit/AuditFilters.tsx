import { styled } from 'styled-components'
import { Select } from '#ui-kit/elements/Select.tsx'
import { phone, tiny } from '#ui-kit/theme/media.ts'
import type { AuditFilter } from './auditFilter.ts'
import { DayField } from './DayField.tsx'
import { roleWords } from './roleWords.ts'

type Option = { value: string; label: string }

/** The types of facts of a noun, under its name. */
type TypeGroup = { label: string; types: readonly string[] }

export type AuditFiltersProps = {
  filter: AuditFilter
  nouns: readonly Option[]
  /** The chosen noun's; those of all nouns where none is chosen. */
  types: readonly TypeGroup[]
  onFilter: (filter: AuditFilter) => void
}

/** What to look for in the audit: where, what, who and when. */
export const AuditFilters = ({ filter, nouns, types, onFilter }: AuditFiltersProps) => {
  const narrow = (change: Partial<AuditFilter>) => onFilter({ ...filter, ...change })
  const isTurned = filter.since !== '' && filter.until !== '' && filter.since > filter.until

  return (
    <Fields role="group" aria-label="Filter">
      <Select
        label="Records"
        value={filter.noun}
        options={[all, ...nouns]}
        onChange={(noun) => narrow({ noun, id: '', type: '' })}
      />
      <Select label="What happened" value={filter.type} options={[all]} onChange={(type) => narrow({ type })}>
        {types.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.types.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select label="Who" value={filter.role} options={roles} onChange={(role) => narrow({ role, actor: '' })} />
      <DayField label="From" value={filter.since} onChange={(since) => narrow({ since })} />
      <DayField
        label="To"
        value={filter.until}
        error={isTurned ? 'This day is before the first one.' : undefined}
        onChange={(until) => narrow({ until })}
      />
    </Fields>
  )
}

const all = { value: '', label: 'All' }

const roles = [
  { value: '', label: 'Everybody' },
  ...Object.entries(roleWords).map(([value, label]) => ({ value, label })),
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
  ${tiny} {
    column-gap: var(--space-2);

    input {
      padding-inline: var(--space-2);
    }
  }
`
