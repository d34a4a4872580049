import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
import { noFilters } from './filters.ts'

type FilterSheetProps = Pick<FilterPanelProps, 'filters' | 'facets'> & {
  /** The chosen filters; closes the sheet. Only then is the list fetched anew, once. */
  onApply: FilterPanelProps['onChange']
  onClose: () => void
}

/** The filters on a native dialog over the page: Escape and a press beside it leave everything as it was. */
export const FilterSheet = ({ filters, facets, onApply, onClose }: FilterSheetProps) => {
  const headingId = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const [draft, setDraft] = useState(filters)

  useEffect(() => sheet.current?.showModal(), [])

  const closeBeside = ({ target }: MouseEvent) => {
    if (target === sheet.current) onClose()
  }

  return (
    <Sheet ref={sheet} aria-labelledby={headingId} onClose={onClose} onClick={closeBeside}>
      <Inside>
        <Top>
          <Title id={headingId}>Filters</Title>
          <IconButton label="Close the filters" icon={<X size={22} aria-hidden />} onClick={onClose} />
        </Top>
        <Middle>
          <FilterPanel filters={draft} facets={facets} onChange={setDraft} />
        </Middle>
        <Foot>
          <Button kind="quiet" onClick={() => setDraft(noFilters)}>
            Clear all
          </Button>
          <Button onClick={() => onApply(draft)}>Show products</Button>
        </Foot>
      </Inside>
    </Sheet>
  )
}

const slideIn = keyframes`
  from { transform: translateX(100%); }
`

const rise = keyframes`
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
      animation: ${rise} var(--motion-medium) ease-out;
    }
  }
`

const Inside = styled.div`
  display: flex;
  height: 100%;
  flex-direction: column;
`

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-5);
  border-bottom: var(--border) solid var(--line);
`

const Title = styled.h2`
  ${font(20, 800)}
`

const Middle = styled.div`
  flex: 1;
  padding: var(--space-5);
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: var(--border) solid var(--line);
`
