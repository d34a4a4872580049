import { ChevronRight } from 'lucide-react'
import { type MouseEvent, type PointerEvent, useId } from 'react'
import { css, styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { desktop, phone } from '#ui-kit/theme/media.ts'

export type MenuCategory = { name: string; href: string; children: readonly { name: string; href: string }[] }

type CategoryMenuItemProps = {
  category: MenuCategory
  open: boolean
  onHover: (event: PointerEvent) => void
  onToggle: (event: MouseEvent) => void
  onSelect: () => void
}

/** One category of the menu: a link when it has no children, else a button that shows them. */
export const CategoryMenuItem = ({ category, open, onHover, onToggle, onSelect }: CategoryMenuItemProps) => {
  const panelId = useId()
  const { name, href, children } = category

  if (children.length === 0) {
    return (
      <li>
        <ItemLink href={href} onClick={onSelect}>
          {name}
        </ItemLink>
      </li>
    )
  }

  return (
    <li onPointerEnter={onHover}>
      <ToggleButton type="button" aria-expanded={open} aria-controls={panelId} onClick={onToggle}>
        {name}
        <Arrow size={20} aria-hidden />
      </ToggleButton>
      <Panel id={panelId} hidden={!open}>
        <AllLink href={href} onClick={onSelect}>
          All {name}
        </AllLink>
        <Children>
          {children.map((child) => (
            <li key={child.href}>
              <ItemLink href={child.href} onClick={onSelect}>
                {child.name}
              </ItemLink>
            </li>
          ))}
        </Children>
      </Panel>
    </li>
  )
}

const itemStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-radius: var(--radius-2);
  background: none;
  color: var(--ink);
  text-align: start;
  text-decoration: var(--link-line);
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--brand-tint);
    color: var(--brand);
  }
`

const ItemLink = styled(Anchor)`
  ${itemStyles}
`

const ToggleButton = styled.button`
  ${itemStyles}
  font-weight: 600;
`

const Arrow = styled(ChevronRight)`
  ${phone} {
    transition: transform var(--motion-fast);

    [aria-expanded='true'] > & {
      transform: rotate(90deg);
    }
  }
`

const Panel = styled.div`
  ${phone} {
    padding-left: var(--space-3);
  }

  ${desktop} {
    position: absolute;
    top: -1px;
    left: 100%;
    width: min(600px, calc(100vw - 100% - 2 * var(--space-5)));
    min-height: calc(100% + 2px);
    padding: var(--space-4);
    border: var(--border) solid var(--line);
    border-radius: 0 0 var(--radius-3) 0;
    background: var(--surface);
    box-shadow: var(--lift-2);
    clip-path: inset(0 -48px -48px 0);
  }
`

const AllLink = styled(Anchor)`
  ${itemStyles}
  display: inline-flex;
  width: auto;
  color: var(--brand);
  font-weight: 600;
`

const Children = styled.ul`

  ${desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-4);
  }
`
