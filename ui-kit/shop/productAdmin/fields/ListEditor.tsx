import { styled } from 'styled-components'
import { controlStyles } from '#ui-kit/elements/controlStyles.ts'
import { RowsEditor, type RowsEditorProps } from './RowsEditor.tsx'

type ListEditorProps = Omit<RowsEditorProps<string>, 'blank' | 'controls'> & {
  /** Stands in an empty field. */
  placeholder?: string | undefined
}

/** Edits an ordered list of text lines, such as features or box contents. */
export const ListEditor = ({ placeholder, ...rows }: ListEditorProps) => (
  <RowsEditor
    {...rows}
    blank=""
    controls={(line, change, position) => (
      <Line
        key={position}
        value={line}
        placeholder={placeholder}
        maxLength={200}
        aria-label={`${rows.noun} ${position}`}
        onChange={(event) => change(event.target.value)}
      />
    )}
  />
)

const Line = styled.input`
  ${controlStyles}
`
