import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { chipLook } from '#ui-kit/shop/catalogue/chipLook.ts'

export type AuditChip = {
  /** What it limits to: 'Orders', 'Only Themba Zulu'. */
  label: string
  /** The audit without this limit. */
  href: string
}

export type AuditChipsProps = {
  chips: readonly AuditChip[]
  /** The audit without any limit. */
  clearHref: string
}

// A look of their own, though that of `ActiveFilters`: shared, it would be one more script for every list of products.

/** What the audit is limited to, a chip each that takes it away. */
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
        <All href={clearHref}>Clear all</All>
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
