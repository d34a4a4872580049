import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import { controlStyles } from '#ui-kit/elements/controlStyles.ts'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'

type SearchFormProps = {
  /** The page of the results; the form adds what is searched for as `search`. */
  action: string
  /** The accessible name; the one of the header is another. */
  label: string
}

/** A plain search field without suggestions, for pages that went wrong: the form itself opens the results. */
export const SearchForm = ({ action, label }: SearchFormProps) => (
  <Form role="search" aria-label={label} action={action} method="get">
    <Input name="search" type="search" aria-label={label} placeholder={label} minLength={3} maxLength={100} required />
    <IconButton type="submit" label={`${label}: go`} icon={<Search size={20} aria-hidden />} />
  </Form>
)

const Form = styled.form`
  position: relative;
`

const Input = styled.input`
  ${controlStyles}
  padding-inline: var(--space-4) 52px;
  border-radius: var(--radius-full);

  & + * {
    position: absolute;
    top: 0;
    right: var(--space-1);
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`
