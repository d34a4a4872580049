import { X } from 'lucide-react'
import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { restoreFocus, selfAndAncestors } from '#ui-kit/elements/restoreFocus.ts'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
import { noFilters } from './filters.ts'

type FilterSheetProps = Pick<FilterPanelProps, 'filters' | 'facets'> & {
  /** Receives the selected filters and closes the sheet. The list is fetched only then, once. */
  onApply: FilterPanelProps['onChange']
  onClose: () => void
}

/** The filters in a native dialog: Escape or a click on the backdrop discards the changes. */
export const FilterSheet = ({ filters, facets, onApply, onClose }: FilterSheetProps) => {
  const headingId = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const [draft, setDraft] = useState(filters)

  useLayoutEffect(() => (sheet.current ? openModal(sheet.current) : undefined), [])

  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === sheet.current) onClose()
  }

  return (
    <Sheet ref={sheet} aria-labelledby={headingId} onClose={onClose} onClick={closeOnBackdrop}>
      <Content>
        <Header>
          <Title id={headingId}>Filters</Title>
          <IconButton label="Close the filters" icon={<X size={22} aria-hidden />} onClick={onClose} />
        </Header>
        <Body>
          <FilterPanel filters={draft} facets={facets} onChange={setDraft} />
        </Body>
        <Footer>
          <Button kind="quiet" onClick={() => setDraft(noFilters)}>
            Clear all
          </Button>
          <Button onClick={() => onApply(draft)}>Show products</Button>
        </Footer>
      </Content>
    </Sheet>
  )
}

// Browsers restore the focus when a dialog closes, but not when it is removed from the page.
const openModal = (sheet: HTMLDialogElement) => {
  const before = selfAndAncestors(document.activeElement)
  sheet.showModal()
  return () => queueMicrotask(() => restoreFocus(before))
}

const slideIn = keyframes`
  from { transform: translateX(100%); }
`

const slideUp = keyframes`
  from { transform: translateY(100%); }
`

const Sheet = styled.dialog`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(400px, 100vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-left: var(--border) solid var(--line);
  background: var(--surface);
  color: var(--ink);

  &[open] {
    animation: ${slideIn} var(--motion-medium) ease-out;
  }
  &::backdrop {
    background: var(--scrim);
  }
  ${phone} {
    inset: auto 0 0;
    width: 100vw;
    height: 88dvh;
    border: 0;
    border-top: var(--border) solid var(--line);
    border-radius: var(--radius-3) var(--radius-3) 0 0;

    &[open] {
      animation: ${slideUp} var(--motion-medium) ease-out;
    }
  }
`

const Content = styled.div`
  display: flex;
  height: 100%;
  flex-direction: column;
`

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-5);
  border-bottom: var(--border) solid var(--line);
`

const Title = styled.h2`
  ${font(20, 800)}
`

const Body = styled.div`
  flex: 1;
  padding: var(--space-5);
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Footer = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: var(--border) solid var(--line);
`
