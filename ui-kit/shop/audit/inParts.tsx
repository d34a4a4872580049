import { Fragment } from 'react'

/** A name or an id without spaces, which may continue on the next line between its parts. */
export const inParts = (text: string, between: RegExp) =>
  text.split(between).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ))
