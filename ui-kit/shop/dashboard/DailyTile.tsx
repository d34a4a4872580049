import { Equal, TrendingDown, TrendingUp } from 'lucide-react'
import { styled } from 'styled-components'
import { DayChart } from './DayChart.tsx'
import type { DailyFigure } from './figures.ts'
import { LinkedTile } from './LinkedTile.tsx'
import { TileNote, TileValue } from './tileLook.ts'

/** A number over some days, how today goes, and a bar a day. */
export const DailyTile = ({ label, value, href, note, trend, bars, written }: DailyFigure) => {
  const Sign = signs[trend]

  return (
    <LinkedTile label={label} href={href}>
      <TileValue>{value}</TileValue>
      <Note>
        <Sign size={16} aria-label={words[trend]} />
        {note}
      </Note>
      <DayChart label={`${label} by day`} bars={bars} written={written} />
    </LinkedTile>
  )
}

const signs = { up: TrendingUp, down: TrendingDown, same: Equal }
const words = { up: 'More than a week ago:', down: 'Less than a week ago:', same: 'As a week ago:' }

const Note = styled(TileNote)`
  min-height: 40px;
  align-items: start;
  padding-bottom: var(--space-2);

  svg {
    margin-top: 2px;
  }
`
