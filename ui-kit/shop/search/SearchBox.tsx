import { Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from '#ui-kit/elements/controlStyles.ts'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { SearchSuggestions, suggestionId } from './SearchSuggestions.tsx'

export type SearchBoxProps = {
  /** The text in the box. */
  value: string
  /** Called with the text after each key press. */
  onChange: (text: string) => void
  /** The clear button was pressed. */
  onClear: () => void
  /** Called for ArrowDown, ArrowUp, Enter and Escape; see `highlightAfterKey` and `suggestionForEnter`. */
  onKey: (key: string) => void
  /** The page of the results; the form adds what is searched for as `search`. */
  action: string
  /** The search button was pressed. Without this handler, and before hydration, the form itself opens `action`. */
  onSearch?: (() => void) | undefined
  /** At most five; the list is closed while there are none. */
  suggestions?: readonly string[]
  /** The index of the highlighted suggestion; -1 for none. */
  index?: number
  /** Called with the suggestion that was chosen. */
  onSuggestion: (suggestion: string) => void
  /** The box lost the focus: close the list. */
  onLeave?: (() => void) | undefined
  /** What the field searches; also its name for screen readers. */
  label?: string
}

/** The search field: a plain form before hydration, then a combobox that suggests tags. */
export const SearchBox = (props: SearchBoxProps) => {
  const { value, onChange, onClear, suggestions = [], index = -1, label = 'Search for products' } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const open = suggestions.length > 0
  const listId = `${id}-suggestions`
  const clear = () => {
    onClear()
    input.current?.focus()
  }

  // Text that was typed before hydration is taken over from the plain form, before presses are replayed.
  const adoptTypedText = useEffectEvent(() => {
    const typed = input.current?.value ?? value
    if (typed !== value) onChange(typed)
  })
  useLayoutEffect(() => adoptTypedText(), [])

  return (
    <Form
      role="search"
      action={props.action}
      method="get"
      noValidate={props.onSearch !== undefined}
      onSubmit={(event) => submit(event, props)}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Input
        ref={input}
        id={id}
        name="search"
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && index >= 0 ? suggestionId(listId, index) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        inputMode="search"
        enterKeyHint="search"
        placeholder="Search products"
        minLength={3}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => handleKey(event, props)}
        onBlur={props.onLeave}
      />
      <Buttons>
        {value && <IconButton label="Clear the search" icon={<X size={20} aria-hidden />} onClick={clear} />}
        <IconButton type="submit" label="Search" icon={<Search size={20} aria-hidden />} />
      </Buttons>
      {open && <SearchSuggestions id={listId} typed={value} {...{ suggestions, index }} onTake={props.onSuggestion} />}
    </Form>
  )
}

const keys = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']

// While an input method composes a word, its keys are not handled here.
const handleKey = (event: KeyboardEvent, { onKey }: SearchBoxProps) => {
  if (!keys.includes(event.key) || event.nativeEvent.isComposing) return
  event.preventDefault()
  onKey(event.key)
}

const submit = (event: FormEvent, { onSearch }: SearchBoxProps) => {
  if (!onSearch) return
  event.preventDefault()
  onSearch()
}

const Form = styled.form`
  position: relative;
  padding-block: var(--space-1);
`

// The padding keeps the text clear of the buttons.
const Input = styled.input`
  ${controlStyles}
  padding-right: 96px;
  padding-left: var(--space-4);

  &:placeholder-shown {
    padding-right: 48px;
  }
  border-radius: var(--radius-full);
  text-overflow: ellipsis;
`

const Buttons = styled.div`
  position: absolute;
  top: var(--space-1);
  right: 2px;
  display: flex;
  color: var(--ink-2);
`
