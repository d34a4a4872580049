import { useState } from 'react'
import { axisTicks, barRect, labeledBars } from './axis.ts'
import { ChartPointer } from './ChartPointer.tsx'
import { Axis, BarShape, Day, Days, Drawing, GridLine, Plot, Readout, Tick } from './chartStyles.ts'
import type { Bar } from './figures.ts'

type DayChartProps = {
  /** The accessible name of the chart: 'Orders by day'. */
  label: string
  bars: readonly Bar[]
  /** Formats a value, for the axis and for the day that is read. */
  formatValue: (value: number) => string
}

/**
 * A bar chart with one bar per day, on an axis from 0. A line above it reads the day that is pointed at, touched or chosen with the arrow
 * keys, and else the highest one. Show the same figures in a table next to it.
 */
export const DayChart = ({ label, bars, formatValue }: DayChartProps) => {
  const [index, setIndex] = useState<number>()
  const ticks = axisTicks(bars.map(({ value }) => value))
  const max = ticks.at(-1) ?? 1

  return (
    <Drawing>
      <Readout>{readoutOf(bars, index, formatValue)}</Readout>
      <Axis aria-hidden>
        {ticks.toReversed().map((tick) => (
          <Tick key={tick}>{formatValue(tick)}</Tick>
        ))}
      </Axis>
      <Plot>
        <svg role="img" aria-label={`${label}, ${describeBars(bars, formatValue)}`}>
          {ticks.map((tick) => (
            <GridLine
              key={tick}
              x1="0%"
              x2="100%"
              y1={`${100 - (tick / max) * 100}%`}
              y2={`${100 - (tick / max) * 100}%`}
            />
          ))}
          {bars.map(({ key, value }, at) => {
            const { x, y, width, height } = barRect(at, bars.length, value, max)
            return (
              <BarShape
                key={key}
                data-faint={(index !== undefined && index !== at) || undefined}
                x={`${x}%`}
                y={`${y}%`}
                width={`${width}%`}
                height={`${height}%`}
              />
            )
          })}
        </svg>
        <ChartPointer
          label={`${label}: choose a day`}
          count={bars.length}
          index={index}
          textOf={(at) => readoutOf(bars, at, formatValue)}
          onMove={setIndex}
        />
      </Plot>
      <Days aria-hidden>
        {labeledBars(bars).map((bar) => (
          <Day key={bar.key}>{bar.label}</Day>
        ))}
      </Days>
    </Drawing>
  )
}

const readoutOf = (bars: readonly Bar[], index: number | undefined, formatValue: (value: number) => string) => {
  const shown = index === undefined ? undefined : bars[index]
  if (shown) return `${shown.label}: ${formatValue(shown.value)}`
  const highest = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), { label: '', value: 0 })
  return highest.value === 0 ? 'Nothing in this period' : `Highest: ${formatValue(highest.value)} on ${highest.label}`
}

const describeBars = (bars: readonly Bar[], formatValue: (value: number) => string) => {
  const values = bars.map(({ value }) => value)
  const [min, max] = [Math.min(...values), Math.max(...values)]
  return `${bars[0]?.label} to ${bars.at(-1)?.label}: between ${formatValue(min)} and ${formatValue(max)} a day`
}
