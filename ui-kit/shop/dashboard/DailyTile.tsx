import { Equal, TrendingDown, TrendingUp } from 'lucide-react'
import { styled } from 'styled-components'
import { DayChart } from './DayChart.tsx'
import type { DailyFigure } from './figures.ts'
import { LinkedTile } from './LinkedTile.tsx'
import { TileNote, TileValue } from './tileStyles.ts'

/** A figure over several days, with today's trend and one bar per day. */
export const DailyTile = ({ label, value, href, note, trend, bars, formatValue }: DailyFigure) => {
  const TrendIcon = trendIcons[trend]

  return (
    <LinkedTile label={label} href={href}>
      <TileValue>{value}</TileValue>
      <Note>
        <TrendIcon size={16} aria-label={trendLabels[trend]} />
        {note}
      </Note>
      <DayChart label={`${label} by day`} bars={bars} formatValue={formatValue} />
    </LinkedTile>
  )
}

const trendIcons = { up: TrendingUp, down: TrendingDown, same: Equal }
const trendLabels = { up: 'More than a week ago:', down: 'Less than a week ago:', same: 'As a week ago:' }

const Note = styled(TileNote)`
  align-items: start;
  padding-bottom: var(--space-2);

  svg {
    margin-top: 2px;
  }
`
