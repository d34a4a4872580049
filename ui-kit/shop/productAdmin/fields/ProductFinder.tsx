import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { ProductThumbnail } from '#ui-kit/shop/productAdmin/ProductThumbnail.tsx'
import { font } from '#ui-kit/theme/font.ts'

export type FoundProduct = { id: string; name: string; picture?: ShownPicture | undefined }

type ProductFinderProps = {
  /** A ref to the input. */
  ref: Ref<HTMLInputElement>
  /** The typed text. */
  search: string
  onSearch: (search: string) => void
  /** The search results. */
  found: readonly FoundProduct[]
  /** The search is running. */
  searching: boolean
  /** The search failed. */
  failed: boolean
  onPick: (option: FoundProduct) => void
  disabled: boolean
}

/** A combobox that finds products by name: arrow keys highlight a result, Enter selects it, Escape closes the list. */
export const ProductFinder = (props: ProductFinderProps) => {
  const { search, found, disabled } = props
  const id = useId()
  const { open, highlighted, changeSearch, pick, close, handleKey } = useCombobox(id, props)

  return (
    <Container>
      <TextField
        ref={props.ref}
        label="Find a product"
        placeholder="Part of its name"
        role="combobox"
        aria-expanded={open && found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && highlighted ? `${id}-${highlighted.id}` : undefined}
        autoComplete="off"
        value={search}
        disabled={disabled}
        onChange={changeSearch}
        onKeyDown={handleKey}
        onBlur={close}
      />
      <Options id={`${id}-list`} role="listbox" aria-label="Products found" hidden={!open || found.length === 0}>
        {found.map((option) => (
          <Option
            key={option.id}
            id={`${id}-${option.id}`}
            role="option"
            aria-selected={option === highlighted}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            <ProductThumbnail picture={option.picture} size={32} />
            {option.name}
          </Option>
        ))}
      </Options>
      <Note role="status">{open && found.length === 0 && emptyMessage(props)}</Note>
    </Container>
  )
}

/** Whether the list of results is open, which of them is highlighted, and the keys. */
const useCombobox = (id: string, { search, onSearch, found, onPick }: ProductFinderProps) => {
  const [highlightedIndex, setHighlightedIndex] = useState(0)
  const [isClosed, setIsClosed] = useState(true)
  const open = search.trim().length > 2 && !isClosed
  const highlighted = found[Math.min(highlightedIndex, found.length - 1)]

  const close = () => setIsClosed(true)
  const changeSearch = (text: string) => {
    setIsClosed(false)
    setHighlightedIndex(0)
    onSearch(text)
  }
  const pick = (option: FoundProduct | undefined) => {
    if (!option) return
    close()
    onPick(option)
  }
  const highlight = (to: number) => (event: KeyboardEvent) => {
    event.preventDefault()
    const next = Math.min(Math.max(to, 0), found.length - 1)
    setIsClosed(false)
    setHighlightedIndex(next)
    document.getElementById(`${id}-${found[next]?.id}`)?.scrollIntoView({ block: 'nearest' })
  }
  const keyHandlers: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: highlight(open ? highlightedIndex + 1 : highlightedIndex),
    ArrowUp: highlight(highlightedIndex - 1),
    Escape: close,
    Enter: (event) => {
      // Enter would submit the whole form.
      event.preventDefault()
      if (open) pick(highlighted)
    },
  }
  const handleKey = (event: KeyboardEvent) => keyHandlers[event.key]?.(event)
  return { open, highlighted, changeSearch, pick, close, handleKey }
}

const emptyMessage = ({ searching, failed }: ProductFinderProps) => {
  if (searching) return 'Looking…'
  return failed ? 'The search failed. Keep typing to try again.' : 'No other product found'
}

const Container = styled.div`
  position: relative;
`

const Options = styled.ul`
  position: absolute;
  z-index: 3;
  top: 100%;
  right: 0;
  left: 0;
  max-height: 320px;
  padding: var(--space-1);
  overflow: auto;
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-2);
  background: var(--surface);
  box-shadow: var(--lift-2);
`

const Option = styled.li`
  display: flex;
  min-height: 44px;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-1);
  cursor: pointer;
  ${font(14)}

  &:hover {
    background: var(--sunk);
  }
  &[aria-selected='true'] {
    background: var(--brand-tint);
    outline: 2px solid var(--brand);
    outline-offset: -2px;
  }
`

const Note = styled.p`
  color: var(--ink-2);
  ${font(14)}

  &:not(:empty) {
    padding-top: 6px;
  }
`
