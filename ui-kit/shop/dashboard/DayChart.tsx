import { styled } from 'styled-components'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { forcedColors } from '#ui-kit/theme/media.ts'
import { axisMax, barRect, labeledBars } from './axis.ts'
import type { Bar } from './figures.ts'

type DayChartProps = {
  /** The accessible name of the chart: 'Orders by day'. */
  label: string
  bars: readonly Bar[]
  /** Formats a value for the axis. */
  formatValue: (value: number) => string
}

/** A bar chart with one bar per day. Show the same figures in a table next to it. */
export const DayChart = ({ label, bars, formatValue }: DayChartProps) => {
  const max = axisMax(bars.map(({ value }) => value))
  const isEmpty = bars.every(({ value }) => value === 0)

  return (
    <Drawing role="img" aria-label={`${label}, ${describeBars(bars, formatValue)}`}>
      <Axis>{formatValue(max)}</Axis>
      <Plot>
        {bars.map(({ key, value }, index) => {
          const { x, y, width, height } = barRect(index, bars.length, value, max)
          return <BarShape key={key} x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`} />
        })}
      </Plot>
      {isEmpty && <Empty>Nothing in this period</Empty>}
      <Days>
        {labeledBars(bars).map((bar) => (
          <span key={bar.key}>{bar.label}</span>
        ))}
      </Days>
    </Drawing>
  )
}

const describeBars = (bars: readonly Bar[], formatValue: (value: number) => string) => {
  const values = bars.map(({ value }) => value)
  const [min, max] = [Math.min(...values), Math.max(...values)]
  return `${bars[0]?.label} to ${bars.at(-1)?.label}: between ${formatValue(min)} and ${formatValue(max)} a day`
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
