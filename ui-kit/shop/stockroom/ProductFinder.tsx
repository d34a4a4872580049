import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { ShownPicture } from '#ui-kit/elements/Picture.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { ProductThumb } from './ProductThumb.tsx'

export type FoundProduct = { id: string; name: string; picture?: ShownPicture | undefined }

type ProductFinderProps = {
  /** The field. */
  ref: Ref<HTMLInputElement>
  /** What was typed. */
  search: string
  onSearch: (search: string) => void
  /** What was found for it. */
  found: readonly FoundProduct[]
  /** The answer is on its way. */
  searching: boolean
  /** There was no answer. */
  failed: boolean
  onPick: (option: FoundProduct) => void
  disabled: boolean
}

/** Finds a product by its name: arrow keys go through what was found, Enter takes one, Escape closes the list. */
export const ProductFinder = (props: ProductFinderProps) => {
  const { search, onSearch, found, onPick, disabled } = props
  const id = useId()
  const [place, setPlace] = useState(0)
  const [shut, setShut] = useState(true)
  const typed = search.trim().length > 2
  const open = typed && !shut
  const here = found[Math.min(place, found.length - 1)]

  const type = (text: string) => {
    setShut(false)
    setPlace(0)
    onSearch(text)
  }
  const pick = (option: FoundProduct | undefined) => {
    if (!option) return
    setShut(true)
    onPick(option)
  }
  const go = (to: number) => (event: KeyboardEvent) => {
    event.preventDefault()
    const next = Math.min(Math.max(to, 0), found.length - 1)
    setShut(false)
    setPlace(next)
    document.getElementById(`${id}-${found[next]?.id}`)?.scrollIntoView({ block: 'nearest' })
  }
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: go(open ? place + 1 : place),
    ArrowUp: go(place - 1),
    Escape: () => setShut(true),
    Enter: (event) => {
      // It would save the whole form.
      event.preventDefault()
      if (open) pick(here)
    },
  }

  return (
    <Place>
      <TextField
        ref={props.ref}
        label="Find a product"
        placeholder="Part of its name"
        role="combobox"
        aria-expanded={open && found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && here ? `${id}-${here.id}` : undefined}
        autoComplete="off"
        value={search}
        disabled={disabled}
        onChange={type}
        onKeyDown={(event) => keys[event.key]?.(event)}
        onBlur={() => setShut(true)}
      />
      <Options id={`${id}-list`} role="listbox" aria-label="Products found" hidden={!open || found.length === 0}>
        {found.map((option) => (
          <Option
            key={option.id}
            id={`${id}-${option.id}`}
            role="option"
            aria-selected={option === here}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            <ProductThumb picture={option.picture} size={32} />
            {option.name}
          </Option>
        ))}
      </Options>
      <Note role="status">{open && found.length === 0 && whyNone(props)}</Note>
    </Place>
  )
}

const whyNone = ({ searching, failed }: ProductFinderProps) => {
  if (searching) return 'Looking…'
  return failed ? 'The search failed. Type on to try again.' : 'No other product found'
}

const Place = styled.div`
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
