import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { activeChipStyles, clearChipsStyles } from '#ui-kit/shop/catalogue/chipStyles.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { activeFilters, type Filters, noFilters } from './filters.ts'

type ActiveFiltersProps = {
  filters: Filters
  /** The URL of this list with the given filters. */
  hrefFor: (filters: Filters) => string
  /** Formats whole rand: 'R 1 299'. */
  money: (rand: number) => string
}

/** The active filters of a product list, one removable chip each. */
export const ActiveFilters = ({ filters, hrefFor, money }: ActiveFiltersProps) => {
  const active = activeFilters(filters, money)

  return active.length === 0 ? null : (
    <Chips aria-label="Active filters">
      {active.map(({ label, without }) => (
        <li key={label}>
          <Chip href={hrefFor(without)} aria-label={`${label}: remove this filter`}>
            {label}
            <X size={16} aria-hidden />
          </Chip>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <ClearLink href={hrefFor(noFilters)}>Clear all</ClearLink>
        </li>
      )}
    </Chips>
  )
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-width: 0;

  ${phone} {
    flex-wrap: nowrap;
    margin: -4px;
    padding: 4px;
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
  }
`

const Chip = styled(Anchor)`
  ${activeChipStyles}
`

const ClearLink = styled(Anchor)`
  ${clearChipsStyles}
`
