import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'

type DisclosureProps = {
  /** What is behind it; stands on the button that opens and closes it. */
  label: ReactNode
  /** What the button shows and hides. */
  children: ReactNode
  /** Open when it first appears. */
  startsOpen?: boolean | undefined
}

/** A `<details>` element: it opens before the script runs, and find-in-page searches its content. */
export const Disclosure = ({ label, children, startsOpen = false }: DisclosureProps) => (
  <Details open={startsOpen}>
    <Summary>
      {label}
      <ChevronDown size={20} aria-hidden />
    </Summary>
    <Inside>{children}</Inside>
  </Details>
)

const Details = styled.details`
  border-block-end: var(--border) solid var(--line);
`

const Summary = styled.summary`
  display: flex;
  min-height: 52px;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block: var(--space-3);
  border-radius: var(--radius-1);
  cursor: pointer;
  list-style: none;
  ${font(16, 600)}

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: var(--brand);
  }
  svg {
    flex: none;
    color: var(--ink-2);
    transition: transform var(--motion-fast);
  }
  [open] > & svg {
    transform: rotate(180deg);
  }
`

const Inside = styled.div`
  padding-bottom: var(--space-4);
  color: var(--ink-2);
`
