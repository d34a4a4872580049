import { Fragment } from 'react'

type PathTextProps = {
  /** The path or code; it may be broken after each of its parts. */
  path: string
}

/** The path of a page to read: it continues on the next line after a slash. */
export const PathText = ({ path }: PathTextProps) => (
  <span>
    {path.split(/(?<=[/?&])/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path have no other identity
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </span>
)
