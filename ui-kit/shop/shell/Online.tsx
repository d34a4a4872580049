import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { phone } from '#ui-kit/theme/media.ts'

type OnlineProps = {
  /** People on the shop's pages now. */
  count: number
}

/** How many people are online; on phones the word is only read aloud. */
export const Online = ({ count }: OnlineProps) => (
  <Badge tone="ok" icon={<Lamp />}>
    <span>
      <Word>Online </Word>
      {count}
    </span>
  </Badge>
)

const Lamp = styled.span`
  width: 8px;
  height: 8px;
  border-radius: var(--radius-full);
  background: var(--ok);
`

const Word = styled.span`
  ${phone} {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
