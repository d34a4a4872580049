import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { forcedColors } from '#ui-kit/theme/media.ts'
import type { ChartArrow } from './chart.ts'
import { roundedPath } from './roundedPath.ts'

/** `taken` on the way to the current state, `next` out of it. */
export type ArrowMark = 'quiet' | 'taken' | 'next'

type ChartArrowLineProps = {
  arrow: ChartArrow
  mark: ArrowMark
  /** The marker at its end: `url(#…)`. */
  head: string
}

const lineHeight = 17

/** An arrow of a chart, its label on the line. */
export const ChartArrowLine = ({ arrow: { points, label }, mark, head }: ChartArrowLineProps) => (
  <g data-mark={mark}>
    <Line d={roundedPath(points)} markerEnd={head} data-mark={mark} />
    <Ground {...{ x: label.x, y: label.y, width: label.width, height: label.height }} rx="4" />
    <Label data-mark={mark}>
      {label.lines.map((line, index) => {
        const y = label.y + label.height / 2 + (index - (label.lines.length - 1) / 2) * lineHeight
        return (
          <tspan key={y} x={label.x + label.width / 2} y={y}>
            {line}
          </tspan>
        )
      })}
    </Label>
  </g>
)

const Line = styled.path`
  fill: none;
  stroke: var(--line-strong);
  stroke-width: 1.25;

  &[data-mark='taken'] {
    stroke: var(--brand);
    stroke-width: 2.5;
  }
  &[data-mark='next'] {
    stroke: var(--brand);
    stroke-width: 2;
    stroke-dasharray: 5 4;
  }
  ${forcedColors} {
    stroke: CanvasText;
  }
`

const Ground = styled.rect`
  fill: var(--surface);

  ${forcedColors} {
    fill: Canvas;
  }
`

const Label = styled.text`
  fill: var(--ink-2);
  dominant-baseline: central;
  text-anchor: middle;
  ${font(14)}
  font-size: 13px;

  &[data-mark='taken'] {
    fill: var(--brand);
  }
  &[data-mark='next'] {
    fill: var(--ink);
  }
  ${forcedColors} {
    fill: CanvasText;
  }
`
