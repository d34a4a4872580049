import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { visuallyHiddenStyles } from '#ui-kit/elements/visuallyHiddenStyles.ts'
import { forcedColors, phone } from '#ui-kit/theme/media.ts'

type OnlineCountProps = {
  /** The number of visitors with an open page. */
  count: number
}

/** The number of people online; on phones the label is for screen readers only. */
export const OnlineCount = ({ count }: OnlineCountProps) => (
  <Badge tone="ok" icon={<Dot />}>
    <span>
      <Label>Online </Label>
      {count}
    </span>
  </Badge>
)

const Dot = styled.span`
  width: 8px;
  height: 8px;
  border-radius: var(--radius-full);
  background: var(--ok);

  ${forcedColors} {
    border: 4px solid CanvasText;
  }
`

const Label = styled.span`
  ${phone} {
    ${visuallyHiddenStyles}
  }
`
