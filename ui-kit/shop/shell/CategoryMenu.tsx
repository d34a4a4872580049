import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { visuallyHiddenStyles } from '#ui-kit/elements/visuallyHiddenStyles.ts'
import { desktop, phone } from '#ui-kit/theme/media.ts'
import { CategoryMenuItem, type MenuCategory } from './CategoryMenuItem.tsx'
import { useCategoryMenu } from './useCategoryMenu.ts'

type CategoryMenuProps = {
  label?: string
  /** The beginning of the label that phones show, where the menu shares its row with the search. By default the whole label, in a row of its own. */
  shortLabel?: string
  categories: readonly MenuCategory[]
  /** Below the categories, such as a button that shows more of them. */
  children?: ReactNode
}

/** Disclosure navigation: the button opens the list; a category opens its children next to it, or below it on phones. */
export const CategoryMenu = ({
  label = 'Shop by Category',
  shortLabel = label,
  categories,
  children,
}: CategoryMenuProps) => {
  const listId = useId()
  const { menu, opener, open, shown, hover, toggle, choose, close, leaving } = useCategoryMenu()

  return (
    <Menu ref={menu} $sharesRow={shortLabel !== label} {...leaving}>
      <Opener ref={opener} type="button" aria-expanded={open} aria-controls={listId} onClick={toggle}>
        <span>
          {shortLabel}
          <Rest>{label.slice(shortLabel.length)}</Rest>
        </span>
        <Chevron size={20} aria-hidden />
      </Opener>
      <List id={listId} hidden={!open} onPointerLeave={hover.cancel}>
        {categories.map((category) => (
          <CategoryMenuItem
            key={category.href}
            category={category}
            open={shown === category.href}
            onHover={(event) => hover.begin(category.href, event)}
            onToggle={(event) => choose(category.href, event)}
            onSelect={close}
          />
        ))}
        {children && <li>{children}</li>}
      </List>
    </Menu>
  )
}

const Menu = styled.div<{ $sharesRow: boolean }>`
  ${phone} {
    flex: ${({ $sharesRow }) => ($sharesRow ? 'none' : '1')};
  }
`

const Rest = styled.span`
  ${phone} {
    ${visuallyHiddenStyles}
  }
`

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: 44px;
  padding: 0 var(--space-3) 0 var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--brand-tint);
  color: var(--brand);
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  ${phone} {
    width: 100%;
    margin-block: var(--space-1);
    /* The longest label stays in one line at 360 px. */
    font-size: clamp(0.875rem, 4vw, 1rem);
  }
`

const Chevron = styled(ChevronDown)`
  transition: transform var(--motion-fast);

  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
`

const List = styled.ul`
  position: absolute;
  top: 100%;
  background: var(--surface);
  box-shadow: var(--lift-2);

  ${phone} {
    max-height: calc(100dvh - 112px);
    padding: var(--space-1) var(--space-2) var(--space-3);
    border-block: var(--border) solid var(--line);
    overflow-y: auto;
    inset-inline: calc(-1 * var(--space-4));
    overscroll-behavior: contain;
  }

  ${desktop} {
    left: 0;
    width: max-content;
    min-width: 240px;
    max-width: 300px;
    min-height: 320px;
    padding: var(--space-2);
    border: var(--border) solid var(--line);
    border-radius: 0 0 var(--radius-3) var(--radius-3);

    &:has([aria-expanded='true']) {
      border-end-end-radius: 0;
    }
  }
`
