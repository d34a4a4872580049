import { styled } from 'styled-components'
import { fieldLabels, type ProductField } from './productDraft.ts'
import { controlId } from './useProductForm.ts'

type UnfinishedLinksProps = {
  fields: readonly ProductField[]
  /** Said after the label where it is given. */
  sentences?: readonly string[] | undefined
}

/** Ways to the fields that need somebody. */
export const UnfinishedLinks = ({ fields, sentences = [] }: UnfinishedLinksProps) => (
  <Ways>
    {fields.map((field, place) => (
      <li key={field}>
        <a
          href={`#${controlId(field)}`}
          onClick={(event) => {
            event.preventDefault()
            document.getElementById(controlId(field))?.focus()
          }}
        >
          {fieldLabels[field]}
        </a>
        {sentences[place] && `: ${sentences[place]}`}
      </li>
    ))}
  </Ways>
)

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);

  a {
    text-decoration: underline;
  }
`
