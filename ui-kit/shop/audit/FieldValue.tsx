import { Fragment } from 'react'
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
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' && isEmail(value) ? <EmailAddress address={value} /> : String(value)
}

const isEmail = (value: string) => /^\S+@\S+$/.test(value)

// An address has no spaces: it may continue on the next line after the @ and before a dot.
const EmailAddress = ({ address }: { address: string }) => (
  <span>
    {[...address.matchAll(/@|[.]?[^@.]+/g)].map(({ 0: part, index }) => (
      <Fragment key={index}>
        {part}
        {part === '@' || address[index + part.length] === '.' ? <wbr /> : null}
      </Fragment>
    ))}
  </span>
)

const Dash = styled.span`
  position: relative;
`
