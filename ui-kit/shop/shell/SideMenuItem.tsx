import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { forcedColors } from '#ui-kit/theme/media.ts'

export type MenuItem = {
  label: string
  /** A link; without it the item is a button. */
  href?: string
  onSelect?: () => void
  icon?: ReactNode
  /** Links to the current page. */
  current?: boolean
}

type SideMenuItemProps = {
  /** The entry: a link or a button. */
  item: MenuItem
  /** Called when an entry was chosen, which closes the menu. */
  onClose: () => void
}

/** A link or a button of the side menu. A button closes the menu; a link navigates to another page. */
export const SideMenuItem = ({ item, onClose }: SideMenuItemProps) => {
  const select = () => {
    onClose()
    item.onSelect?.()
  }

  return (
    <li>
      {item.href === undefined ? (
        <ItemButton type="button" onClick={select}>
          {item.icon}
          {item.label}
        </ItemButton>
      ) : (
        <ItemLink href={item.href} onClick={item.onSelect} aria-current={item.current ? 'page' : undefined}>
          {item.icon}
          {item.label}
        </ItemLink>
      )}
    </li>
  )
}

const rowStyles = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 48px;
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-radius: var(--radius-2);
  background: none;
  color: var(--ink);
  font-weight: 600;
  text-align: start;
  text-decoration: var(--link-line);
  cursor: pointer;

  &:hover,
  &[aria-current='page'] {
    background: var(--brand-tint);
    color: var(--brand);
  }
  ${forcedColors} {
    &[aria-current] {
      border: 2px solid;
    }
  }
`

const ItemLink = styled(Anchor)`
  ${rowStyles}
`

const ItemButton = styled.button`
  ${rowStyles}
`
