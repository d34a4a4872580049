import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { chipLook } from '#ui-kit/shop/catalogue/chipLook.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { activeFilters, type Filters, noFilters } from './filters.ts'

type ActiveFiltersProps = {
  filters: Filters
  /** The address of this list under these filters. */
  hrefFor: (filters: Filters) => string
  /** Writes whole rand: 'R 1 299'. */
  money: (rand: number) => string
}

/** What narrows the list down, a chip each that takes it away. */
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
          <All href={hrefFor(noFilters)}>Clear all</All>
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
  ${chipLook}
  border-color: var(--brand);
  background: var(--brand-tint);

  > svg {
    flex: none;
  }
`

const All = styled(Anchor)`
  display: inline-flex;
  min-height: 44px;
  align-items: center;
  padding-inline: var(--space-2);
  font-weight: 600;
`
