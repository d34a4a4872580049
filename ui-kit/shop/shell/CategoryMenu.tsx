import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { visuallyHiddenStyles } from '#ui-kit/elements/visuallyHiddenStyles.ts'
import { desktop, phone } from '#ui-kit/theme/media.ts'
import { useCategoryMenu } from './useCategoryMenu.ts'

type CategoryMenuProps = {
  /** What the button says. */
  label?: string
  /** The beginning of the label that phones show, where the menu shares its row with the search. By default the whole label, in a row of its own. */
  shortLabel?: string
  /** The page of all categories, for browsers without JavaScript. */
  allHref: string
  /** Whether the menu is open. */
  open: boolean
  /** Called when the menu should open (`true`) or close. */
  onToggle: (open: boolean) => void
  /** A pointer or the focus has come to the button: the list may be wanted soon. */
  onApproach?: (() => void) | undefined
  /** A `CategoryList`, once it is loaded. */
  children?: ReactNode
}

/** Disclosure navigation: the button opens the list of categories below it. */
export const CategoryMenu = ({
  label = 'Shop by Category',
  shortLabel = label,
  allHref,
  open,
  onToggle,
  onApproach,
  children,
}: CategoryMenuProps) => {
  const listId = useId()
  const { menu, opener, leaving, enter } = useCategoryMenu(open, onToggle)
  const words = (
    <span>
      {shortLabel}
      <Rest>{label.slice(shortLabel.length)}</Rest>
    </span>
  )

  return (
    <Menu ref={menu} $sharesRow={shortLabel !== label} {...leaving}>
      <noscript>
        <PlainLink href={allHref}>{words}</PlainLink>
      </noscript>
      <Opener
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onKeyDown={enter}
        onClick={() => onToggle(!open)}
      >
        {words}
        <Chevron size={20} aria-hidden />
      </Opener>
      <Sheet id={listId} hidden={!(open && children)}>
        {open && children}
      </Sheet>
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

const openerStyles = css`
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

const Opener = styled.button`
  ${openerStyles}
`

const PlainLink = styled(Anchor)`
  ${openerStyles}
`

const Chevron = styled(ChevronDown)`
  transition: transform var(--motion-fast);

  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
`

const Sheet = styled.div`
  position: absolute;
  top: 100%;
  border: var(--border) solid var(--line);
  background: var(--surface);
  box-shadow: var(--lift-2);

  ${phone} {
    max-height: calc(100dvh - 112px);
    padding: var(--space-1) var(--space-2) var(--space-3);
    border-inline: 0;
    overflow-y: auto;
    inset-inline: calc(-1 * var(--space-4));
    overscroll-behavior: contain;
  }

  ${desktop} {
    left: 0;
    border-radius: 0 0 var(--radius-3) var(--radius-3);
  }
`
