import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { chipStyles } from '#ui-kit/shop/catalogue/chipStyles.ts'

export type AuditChip = {
  /** The active filter: 'Orders', 'Only Themba Zulu'. */
  label: string
  /** The audit without this filter. */
  href: string
}

export type AuditChipsProps = {
  chips: readonly AuditChip[]
  /** The audit without any filter. */
  clearHref: string
}

// The styles repeat those of `ActiveFilters`: a shared file would become one more script on every product list page.

/** The active filters of the audit, one removable chip each. */
export const AuditChips = ({ chips, clearHref }: AuditChipsProps) =>
  chips.length > 0 && (
    <Chips aria-label="What it is limited to">
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
  ${chipStyles}
  border-color: var(--brand);
  background: var(--brand-tint);

  > svg {
    flex: none;
  }
`

const ClearLink = styled(Anchor)`
  display: inline-flex;
  min-height: 44px;
  align-items: center;
  padding-inline: var(--space-2);
  font-weight: 600;
`
