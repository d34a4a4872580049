import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { shortDayName } from './slotTimes.ts'

/** A day as a leaf of a calendar. A picture only: say the day in words beside it. */
export const DateBlock = ({
  day,
  faded = false,
}: {
  /** The day, as `2026-11-26`. */
  day: string
  /** Whether the day is past or does not count any more. */
  faded?: boolean | undefined
}) => {
  const [weekday, date, month] = shortDayName(day).split(' ')

  return (
    <Leaf aria-hidden data-faded={faded || undefined}>
      <Small>{weekday}</Small>
      <Large>{date}</Large>
      <Small>{month}</Small>
    </Leaf>
  )
}

const Leaf = styled.span`
  display: grid;
  width: 3.75rem;
  flex: none;
  justify-items: center;
  padding: 6px 0;
  border: var(--border) solid var(--edge);
  border-radius: var(--radius-2);
  background: var(--brand-tint);
  color: var(--brand);

  &[data-faded] {
    background: var(--sunk);
    color: var(--ink-2);
  }
`

const Small = styled.span`
  ${font(12, 600)}
`

const Large = styled.span`
  ${font(24, 800)}
  ${tabular}
`
