import { ChevronRight } from 'lucide-react'
import { type MouseEvent, useId, useState } from 'react'
import { css, styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { CategoryName } from './CategoryName.tsx'
import { CategoryPanel } from './CategoryPanel.tsx'
import { categoryRowStyles } from './categoryRowStyles.ts'
import type { CategoryListProps, MenuCategory } from './menuCategory.ts'
import { useHoverIntent } from './useHoverIntent.ts'
import { usePanelKeys } from './usePanelKeys.ts'

/** The categories on wide screens: a list, and beside it a panel with the categories below one of them, the first at first. */
export const CategoryPanels = ({ categories, onSelect, more }: CategoryListProps) => {
  const [shown, setShown] = useState(() => categories.find(hasChildren)?.href)
  const hover = useHoverIntent(setShown)
  const onKeyDown = usePanelKeys((index) => setShown(categories[index]?.href))
  const id = useId()

  return (
    <Frame $tall={categories.some(({ picture }) => picture !== undefined)}>
      <List onKeyDown={onKeyDown} onPointerLeave={hover.cancel}>
        {categories.map((category, index) => {
          const { href } = category
          const content = <CategoryName category={category} />
          if (!hasChildren(category))
            return (
              <li key={href}>
                <EntryLink href={href} onClick={onSelect}>
                  {content}
                </EntryLink>
              </li>
            )

          const isShown = shown === href
          // Hovering has opened the panel already: the click that follows must not close it again; a key press may.
          const toggle = ({ detail }: MouseEvent) => setShown(isShown && detail === 0 ? undefined : href)
          return (
            <li key={href}>
              <Entry
                type="button"
                aria-expanded={isShown}
                aria-controls={`${id}-${index}`}
                onClick={toggle}
                onPointerEnter={(event) => hover.begin(href, event)}
                onPointerMove={(event) => hover.follow(href, event)}
              >
                {content}
                <ChevronRight size={20} aria-hidden />
              </Entry>
              <Panel id={`${id}-${index}`} hidden={!isShown} onPointerEnter={hover.cancel}>
                {isShown && <CategoryPanel category={category} onSelect={onSelect} />}
              </Panel>
            </li>
          )
        })}
        {more && <li>{more}</li>}
      </List>
    </Frame>
  )
}

const hasChildren = ({ children = [] }: MenuCategory) => children.length > 0

// Of one height for all panels, so that nothing jumps from one to the next. The panel is 600 px wide (specification, section 2).
const Frame = styled.div<{ $tall: boolean }>`
  position: relative;
  width: min(860px, 100vw - 2 * var(--space-5) - 2px);
  height: min(${({ $tall }) => ($tall ? 680 : 400)}px, 100dvh - 160px);
  overflow: hidden;
`

const List = styled.ul`
  width: 260px;
  height: 100%;
  padding: var(--space-3);
  overflow-y: auto;
  overscroll-behavior: contain;
`

const entryStyles = css`
  ${categoryRowStyles}
  font-weight: 600;
`

const Entry = styled.button`
  ${entryStyles}
`

const EntryLink = styled(Anchor)`
  ${entryStyles}
`

const Panel = styled.div`
  position: absolute;
  inset: 0 0 0 260px;
  padding: var(--space-4) var(--space-5) var(--space-5);
  border-inline-start: var(--border) solid var(--line);
  overflow-y: auto;
  overscroll-behavior: contain;
`
