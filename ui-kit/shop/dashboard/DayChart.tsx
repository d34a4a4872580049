import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { forcedColors } from '#ui-kit/theme/media.ts'
import { axisEnd, barPlace, namedBars } from './axis.ts'
import type { Bar } from './figures.ts'

type DayChartProps = {
  /** What the bars show: 'Orders by day'. */
  label: string
  bars: readonly Bar[]
  /** A value as the axis says it. */
  written: (value: number) => string
}

/** A bar a day. The same in numbers belongs beside it, in a table. */
export const DayChart = ({ label, bars, written }: DayChartProps) => {
  const end = axisEnd(bars.map(({ value }) => value))
  const isEmpty = bars.every(({ value }) => value === 0)

  return (
    <Drawing role="img" aria-label={`${label}, ${spoken(bars, written)}`}>
      <Axis>{written(end)}</Axis>
      <Plot>
        {bars.map(({ key, value }, index) => {
          const { x, y, width, height } = barPlace(index, bars.length, value, end)
          return <BarShape key={key} x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} />
        })}
      </Plot>
      {isEmpty && <Empty>Nothing on these days</Empty>}
      <Days>
        {namedBars(bars).map((bar) => (
          <span key={bar.key}>{bar.label}</span>
        ))}
      </Days>
    </Drawing>
  )
}

const spoken = (bars: readonly Bar[], written: (value: number) => string) => {
  const values = bars.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return `${bars[0]?.label} to ${bars.at(-1)?.label}: between ${written(least)} and ${written(most)} a day`
}

const Drawing = styled.div`
  position: relative;
  color: var(--ink-2);
  ${font(12)}
  ${tabular}
`

const Axis = styled.div`
  border-bottom: var(--border) dashed var(--line);
`

const Plot = styled.svg`
  display: block;
  width: 100%;
  height: 88px;
  border-bottom: 1px solid var(--line-strong);
`

const BarShape = styled.rect`
  fill: var(--brand);

  ${forcedColors} {
    fill: CanvasText;
  }
`

const Empty = styled.div`
  position: absolute;
  top: 50px;
  right: 0;
  left: 0;
  text-align: center;
  ${font(14)}
`

const Days = styled.div`
  display: flex;
  justify-content: space-between;
  padding-top: var(--space-1);
`
