import { styled } from 'styled-components'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import type { PlainValue } from './timelineFact.ts'

/** A field value as the audit shows it; a missing value is a dash. */
export const FieldValue = ({ value }: { value: PlainValue }) => {
  if (value === null || value === '') {
    return (
      <Dash>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>nothing</VisuallyHidden>
      </Dash>
    )
  }
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

const Dash = styled.span`
  position: relative;
`
