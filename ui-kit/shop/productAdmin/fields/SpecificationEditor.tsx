import { styled } from 'styled-components'
import { controlStyles } from '#ui-kit/elements/controlStyles.ts'
import type { Specification } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { RowsEditor, type RowsEditorProps } from './RowsEditor.tsx'

type SpecificationEditorProps = Pick<
  RowsEditorProps<Specification>,
  'id' | 'legend' | 'hint' | 'error' | 'rows' | 'onChange' | 'disabled'
>

/** Edits the specifications of a product as rows of name and value. */
export const SpecificationEditor = (props: SpecificationEditorProps) => (
  <RowsEditor
    {...props}
    noun="specification"
    blank={{ name: '', value: '' }}
    controls={(row, change, position) => (
      <Pair key={position}>
        <Control
          value={row.name}
          placeholder="Capacity"
          maxLength={60}
          aria-label={`Name of specification ${position}`}
          aria-invalid={isHalf(row) && row.name.trim() === '' ? true : undefined}
          onChange={(event) => change({ ...row, name: event.target.value })}
        />
        <Control
          value={row.value}
          placeholder="1.7 litres"
          maxLength={200}
          aria-label={`Value of specification ${position}`}
          aria-invalid={isHalf(row) && row.value.trim() === '' ? true : undefined}
          onChange={(event) => change({ ...row, value: event.target.value })}
        />
      </Pair>
    )}
  />
)

const isHalf = ({ name, value }: Specification) => (name.trim() === '') !== (value.trim() === '')

const Pair = styled.div`
  display: grid;
  grid-template-columns: 2fr 3fr;
  gap: var(--space-2);

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
  }
`

const Control = styled.input`
  ${controlStyles}
`
