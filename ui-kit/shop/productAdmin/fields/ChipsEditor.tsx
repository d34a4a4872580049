import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { tapArea } from '#ui-kit/elements/tapArea.ts'
import { font } from '#ui-kit/theme/font.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { addValues } from './tags.ts'

export type ChipsEditorProps = {
  /** Id of the field, for its label and its error. */
  id?: string | undefined
  /** The label of the group: 'Tags'. */
  legend: string
  /** The noun of one value: 'tag'. */
  noun: string
  /** The accessible name of the list: 'Tags of this product'. */
  listLabel: string
  /** How to add a value, below the field. */
  hint: string
  /** The values, a chip each. */
  values: readonly string[]
  /** Called with all values after one was added or removed. */
  onChange: (values: readonly string[]) => void
  /** Splits a typed or pasted text into values. */
  parse: (text: string) => readonly string[]
  /** The maximum length of a value. */
  maxLength: number
  /** Values that the field offers while one types. */
  suggestions?: readonly string[] | undefined
  /** What is wrong with the value, in one sentence; the field is then marked as invalid. */
  error?: string | undefined
  /** Whether the field can be read but not changed. */
  disabled?: boolean | undefined
}

/** Edits a list of short texts. Enter or a comma adds the typed one, Backspace in the empty field removes the last one. */
export const ChipsEditor = (props: ChipsEditorProps) => {
  const { id, legend, noun, listLabel, values, onChange, parse, suggestions = [], error, disabled } = props
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')

  const add = (text: string) => {
    onChange(addValues(values, parse(text)))
    setTyped('')
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '') onChange(values.slice(0, -1))
    if (event.key !== 'Enter') return
    event.preventDefault()
    add(typed)
  }
  const changeText = (text: string) => (text.includes(',') ? add(text) : setTyped(text))
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[,\n]/.test(text)) return
    event.preventDefault()
    add(`${typed}${text}`)
  }
  const remove = (value: string) => {
    onChange(values.filter((each) => each !== value))
    field.current?.focus()
  }

  return (
    <FieldGroup id={id} legend={legend} error={error} disabled={disabled}>
      {values.length > 0 && (
        <Chips aria-label={listLabel}>
          {values.map((value) => (
            <li key={value}>
              <Chip>
                {value}
                <Remove
                  type="button"
                  aria-label={`Remove ${noun} ${value}`}
                  disabled={disabled}
                  onClick={() => remove(value)}
                >
                  <X size={14} aria-hidden />
                </Remove>
              </Chip>
            </li>
          ))}
        </Chips>
      )}
      <TextField
        ref={field}
        label={`Add ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`}
        hint={props.hint}
        list={listId}
        autoComplete="off"
        maxLength={props.maxLength}
        value={typed}
        disabled={disabled}
        onChange={changeText}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onBlur={() => typed.trim() && add(typed)}
      />
      <datalist id={listId}>
        {suggestions
          .filter((value) => !values.includes(value))
          .map((value) => (
            <option key={value} value={value} />
          ))}
      </datalist>
    </FieldGroup>
  )
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-bottom: var(--space-3);
`

const Chip = styled.span`
  display: inline-flex;
  max-width: 100%;
  min-height: 32px;
  align-items: center;
  padding: 2px 2px 2px 12px;
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-full);
  overflow-wrap: anywhere;
  ${font(14, 600)}
`

const Remove = styled.button`
  position: relative;
  display: grid;
  width: 28px;
  height: 28px;
  flex: none;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: var(--radius-full);
  background: none;
  color: var(--ink-2);
  cursor: pointer;
  ${tapArea('-6px -4px')}

  &:hover {
    background: var(--bad-tint);
    color: var(--bad);
  }
`
