import { Search, X } from 'lucide-react'
import { type FormEvent, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from '#ui-kit/elements/controlStyles.ts'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'

type ProviderSearchProps = {
  /** The text in the field. */
  value: string
  /** Called with the text after each key press. */
  onChange: (text: string) => void
  /** Enter or the search button. Without this handler, and before hydration, the form itself navigates to `{action}?search=…`. */
  onSearch?: ((text: string) => void) | undefined
  /** The path of the list. */
  action: string
}

/** The search field of the directory: names, professions, places. */
export const ProviderSearch = ({ value, onChange, onSearch, action }: ProviderSearchProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    if (!onSearch) return
    event.preventDefault()
    // What is in the field: it may have been typed before the field was hydrated.
    onSearch((input.current?.value ?? value).trim())
  }
  const clear = () => {
    onChange('')
    onSearch?.('')
    input.current?.focus()
  }

  return (
    <Form role="search" action={action} method="get" onSubmit={submit}>
      <VisuallyHidden as="label" htmlFor={id}>
        Search for a service provider
      </VisuallyHidden>
      <Input
        ref={input}
        id={id}
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Plumber, tutor, Pimville…"
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Buttons>
        {value && <IconButton label="Clear the search" icon={<X size={20} aria-hidden />} onClick={clear} />}
        <IconButton type="submit" label="Search" icon={<Search size={20} aria-hidden />} />
      </Buttons>
    </Form>
  )
}

const Form = styled.form`
  position: relative;
  width: 100%;
  max-width: 560px;
`

// The padding keeps the text clear of the buttons; only a text can be cleared.
const Input = styled.input`
  ${controlStyles}
  padding-right: 96px;
  padding-left: var(--space-4);
  border-radius: var(--radius-full);
  text-overflow: ellipsis;

  &:placeholder-shown {
    padding-right: 52px;
  }
`

const Buttons = styled.div`
  position: absolute;
  inset: 0 2px 0 auto;
  display: flex;
  align-items: center;
  color: var(--ink-2);
`
