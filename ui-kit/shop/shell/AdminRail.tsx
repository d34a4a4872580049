import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { font } from '#ui-kit/theme/font.ts'

export type RailLink = {
  label: string
  href: string
  icon: ReactNode
  /** `page`: the link leads to the current page; `section`: the current page is below it. */
  current?: 'page' | 'section' | undefined
}

/** The pages for admins, at the side of the page on wide screens. Stays in view while the page scrolls. */
export const AdminRail = ({
  links,
}: {
  /** The pages of the admins. */
  links: readonly RailLink[]
}) => (
  <Nav aria-label="Admin">
    <ul>
      {links.map(({ label, href, icon, current }) => (
        <li key={href}>
          <RailAnchor href={href} aria-current={current && ariaCurrent[current]}>
            {icon}
            {label}
          </RailAnchor>
        </li>
      ))}
    </ul>
  </Nav>
)

const ariaCurrent = { page: 'page', section: true } as const

const Nav = styled.nav`
  position: sticky;
  top: 0;
  max-height: 100vh;
  padding: var(--space-4) var(--space-3);
  overflow-y: auto;
`

const RailAnchor = styled(Anchor)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-2);
  color: var(--ink-2);
  text-decoration: var(--link-line);
  ${font(16, 600)}

  svg {
    flex: none;
  }
  &:hover {
    background: var(--sunk);
    color: var(--ink);
  }
  &[aria-current] {
    background: var(--brand-tint);
    color: var(--brand);
  }
`
