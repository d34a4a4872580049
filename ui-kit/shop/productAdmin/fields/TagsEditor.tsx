import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { addTags, parseTags } from './tags.ts'

type TagsEditorProps = {
  id?: string | undefined
  tags: readonly string[]
  onChange: (tags: readonly string[]) => void
  /** Tags of other products. */
  suggestions?: readonly string[] | undefined
  error?: string | undefined
  disabled?: boolean | undefined
}

/** Edits the tags of a product. Enter or a comma adds the typed tag, Backspace in the empty field removes the last one. */
export const TagsEditor = ({ id, tags, onChange, suggestions = [], error, disabled }: TagsEditorProps) => {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')

  const add = (text: string) => {
    onChange(addTags(tags, parseTags(text)))
    setTyped('')
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '') onChange(tags.slice(0, -1))
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
  const remove = (tag: string) => {
    onChange(tags.filter((each) => each !== tag))
    field.current?.focus()
  }

  return (
    <FieldGroup id={id} legend="Tags" error={error} disabled={disabled}>
      {tags.length > 0 && <TagChips tags={tags} disabled={disabled} onRemove={remove} />}
      <TextField
        ref={field}
        label="Add a tag"
        hint="Enter or a comma adds it. Shoppers’ searches suggest tags first."
        list={listId}
        autoComplete="off"
        maxLength={30}
        value={typed}
        disabled={disabled}
        onChange={changeText}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onBlur={() => typed.trim() && add(typed)}
      />
      <datalist id={listId}>
        {suggestions
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </FieldGroup>
  )
}

type TagChipsProps = Pick<TagsEditorProps, 'tags' | 'disabled'> & { onRemove: (tag: string) => void }

const TagChips = ({ tags, disabled, onRemove }: TagChipsProps) => (
  <Chips aria-label="Tags of this product">
    {tags.map((tag) => (
      <li key={tag}>
        <Chip>
          {tag}
          <Remove type="button" aria-label={`Remove tag ${tag}`} disabled={disabled} onClick={() => onRemove(tag)}>
            <X size={14} aria-hidden />
          </Remove>
        </Chip>
      </li>
    ))}
  </Chips>
)

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

  &::after {
    position: absolute;
    content: '';
    inset: -6px -4px;
  }
  &:hover {
    background: var(--bad-tint);
    color: var(--bad);
  }
`
