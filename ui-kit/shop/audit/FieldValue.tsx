import { styled } from 'styled-components'
import { EmailAddress } from '#ui-kit/elements/EmailAddress.tsx'
import { PathText } from '#ui-kit/elements/PathText.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { inParts } from './inParts.tsx'
import type { PlainValue } from './timelineFact.ts'

/** A field value as the audit shows it; a missing value is a dash. */
export const FieldValue = ({
  value,
}: {
  /** A text, number, list or object, as it is stored. */
  value: PlainValue
}) => {
  if (value === null || value === '') {
    return (
      <Dash>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>nothing</VisuallyHidden>
      </Dash>
    )
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'string') return String(value)
  if (isPath(value)) return <PathText path={value} />
  if (isId(value)) return inParts(value, /(?<=^(?:.{8})+)/)
  return isEmail(value) ? <EmailAddress address={value} /> : value
}

const isPath = (value: string) => /^\/\S*$/.test(value)

const isId = (value: string) => /^[\da-f]{32}$/.test(value)

const isEmail = (value: string) => /^\S+@\S+$/.test(value)

const Dash = styled.span`
  position: relative;
`
