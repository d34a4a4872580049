import { Fragment } from 'react'

type EmailAddressProps = {
  /** The whole address, such as `amina@ekhaya.example`. */
  address: string
}

/** An e-mail address to read. It has no spaces: it may continue on the next line after the @ and before a dot. */
export const EmailAddress = ({ address }: EmailAddressProps) => (
  <span>
    {[...address.matchAll(/@|[.]?[^@.]+/g)].map(({ 0: part, index }) => (
      <Fragment key={index}>
        {part}
        {part === '@' || address[index + part.length] === '.' ? <wbr /> : null}
      </Fragment>
    ))}
  </span>
)
