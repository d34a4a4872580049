import { styled } from 'styled-components'
import { controlLook } from '#ui-kit/elements/controlLook.ts'
import { RowsEditor, type RowsEditorProps } from './RowsEditor.tsx'

type ListEditorProps = Omit<RowsEditorProps<string>, 'blank' | 'controls'> & { placeholder?: string | undefined }

/** Lines of text in an order: features, what is in the box. */
export const ListEditor = ({ placeholder, ...rows }: ListEditorProps) => (
  <RowsEditor
    {...rows}
    blank=""
    controls={(line, change, place) => (
      <Line
        key={place}
        value={line}
        placeholder={placeholder}
        maxLength={200}
        aria-label={`${rows.noun} ${place}`}
        onChange={(event) => change(event.target.value)}
      />
    )}
  />
)

const Line = styled.input`
  ${controlLook}
`
