import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { activeChipStyles, clearChipsStyles } from '#ui-kit/shop/catalogue/chipStyles.ts'

export type AuditChip = {
  /** The active filter: 'Orders', 'Only Themba Zulu'. */
  label: string
  /** The audit without this filter. */
  href: string
}

export type AuditChipsProps = {
  /** The filters that are on. */
  chips: readonly AuditChip[]
  /** The audit without any filter. */
  clearHref: string
}

// Not one component with `ActiveFilters`: a shared one is another script of 400 bytes on every product list page.

/** The active filters of the audit, one removable chip each. */
export const AuditChips = ({ chips, clearHref }: AuditChipsProps) =>
  chips.length > 0 && (
    <Chips aria-label="Active filters">
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Chip href={href} aria-label={`${label}: remove this filter`}>
            {label}
            <X size={16} aria-hidden />
          </Chip>
        </li>
      ))}
      <li>
        <ClearLink href={clearHref}>Clear all</ClearLink>
      </li>
    </Chips>
  )

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-width: 0;
`

const Chip = styled(Anchor)`
  ${activeChipStyles}
`

const ClearLink = styled(Anchor)`
  ${clearChipsStyles}
`
