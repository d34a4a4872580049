import { Eye } from 'lucide-react'
import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'

type ViewersNowProps = {
  /** How many people have this page open now. */
  count: number
}

/** The number of people looking at this product now; nothing for a single viewer. */
export const ViewersNow = ({ count }: ViewersNowProps) =>
  count > 1 ? (
    <Line>
      <Eye size={16} aria-hidden />
      {`${count} people are looking at this now`}
    </Line>
  ) : null

const Line = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--ink-2);
  ${font(14)}
`
