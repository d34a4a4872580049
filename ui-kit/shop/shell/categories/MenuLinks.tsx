import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { categoryRowStyles } from './categoryRowStyles.ts'

type MenuLinksProps = {
  /** Where each entry leads. */
  links: readonly { label: string; href: string }[]
  /** Called when a link was followed, which closes the menu. */
  onSelect: () => void
}

/** More links below the categories of a menu, such as the one to all offers. */
export const MenuLinks = ({ links, onSelect }: MenuLinksProps) => (
  <Links>
    {links.map(({ label, href }) => (
      <li key={href}>
        <MenuLink href={href} onClick={onSelect}>
          {label}
        </MenuLink>
      </li>
    ))}
  </Links>
)

const Links = styled.ul`
  margin-top: var(--space-3);
  padding-top: var(--space-3);
  border-top: var(--border) solid var(--line);
`

const MenuLink = styled(Anchor)`
  ${categoryRowStyles}
  min-height: 44px;
  color: var(--brand);
  font-weight: 600;
`
