import { styled } from 'styled-components'

export type InvalidField = {
  /** The id of its control, or of its group of controls. */
  id: string
  label: string
  /** Shown after the label. */
  error?: string | undefined
}

/** Links that move the focus to the invalid fields. */
export const InvalidFieldLinks = ({ fields }: { fields: readonly InvalidField[] }) => (
  <Links>
    {fields.map(({ id, label, error }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault()
            document.getElementById(id)?.focus()
          }}
        >
          {label}
        </a>
        {error && `: ${error}`}
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
