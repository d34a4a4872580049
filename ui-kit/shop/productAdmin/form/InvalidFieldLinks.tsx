import { styled } from 'styled-components'
import { fieldLabels, type ProductField } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { controlId } from './useProductForm.ts'

type InvalidFieldLinksProps = {
  fields: readonly ProductField[]
  /** The error messages in the order of the fields, shown after the labels. */
  errors?: readonly string[] | undefined
}

/** Links that move the focus to the invalid fields. */
export const InvalidFieldLinks = ({ fields, errors = [] }: InvalidFieldLinksProps) => (
  <Links>
    {fields.map((field, index) => (
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
        {errors[index] && `: ${errors[index]}`}
      </li>
    ))}
  </Links>
)

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);

  a {
    text-decoration: underline;
  }
`
