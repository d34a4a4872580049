import { styled } from 'styled-components'
import { PathText } from '#ui-kit/elements/PathText.tsx'
import { font } from '#ui-kit/theme/font.ts'

/** Where a slide leads, to read: decoded, and broken over lines after its slashes only. */
export const SlideLink = ({ path }: { path: string }) => (
  <Quiet>
    <PathText path={decoded(path)} />
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
