import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { activeChipStyles, clearChipsStyles } from '#ui-kit/shop/catalogue/chipStyles.ts'
import { phone } from '#ui-kit/theme/media.ts'

type FilterChipsProps = {
  /** The active filters; each `href` is the URL of the list without that filter. */
  filters: readonly { label: string; href: string }[]
  /** The URL of the list without filters. */
  clearHref: string
}

/** The active filters of a list as chips: a link on each removes it, and from two on another link removes all. */
export const FilterChips = ({ filters, clearHref }: FilterChipsProps) =>
  filters.length === 0 ? null : (
    <Chips aria-label="Active filters">
      {filters.map(({ label, href }) => (
        <li key={label}>
          <Chip href={href} aria-label={`${label}: remove this filter`}>
            {label}
            <X size={16} aria-hidden />
          </Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <ClearLink href={clearHref}>Clear all</ClearLink>
        </li>
      )}
    </Chips>
  )

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
