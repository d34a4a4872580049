import { styled } from 'styled-components'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import type { PlainValue } from './timelineFact.ts'

/** A value as an audit shows it; what is missing is a dash. */
export const PlainText = ({ value }: { value: PlainValue }) => {
  if (value === null || value === '') {
    return (
      <Nothing>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>nothing</VisuallyHidden>
      </Nothing>
    )
  }
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

const Nothing = styled.span`
  position: relative;
`
