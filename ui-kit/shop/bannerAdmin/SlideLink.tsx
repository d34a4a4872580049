import { Fragment } from 'react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'

/** Where a slide leads, to read: decoded, and broken over lines after its slashes only. */
export const SlideLink = ({ path }: { path: string }) => (
  <Quiet>
    {decoded(path)
      .split(/(?<=[/?&])/)
      .map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path have no other identity
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
  </Quiet>
)

const decoded = (path: string) => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const Quiet = styled.span`
  display: block;
  color: var(--ink-2);
  overflow-wrap: anywhere;
  ${font(12)}
`
