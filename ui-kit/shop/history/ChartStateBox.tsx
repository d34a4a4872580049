import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { forcedColors } from '#ui-kit/theme/media.ts'
import type { ChartState } from './chart.ts'

type ChartStateBoxProps = {
  state: ChartState
  /** `now`: the current state. `been`: an earlier one. */
  standing: 'now' | 'been' | undefined
}

const lineHeight = 17
const headHeight = 37

/** A state of a chart. Below its name stand the facts that it takes without leaving; a final state has a double edge. */
export const ChartStateBox = ({ state, standing }: ChartStateBoxProps) => {
  const box = <Box state={state} standing={standing} />
  return state.href ? (
    <StateLink href={state.href} target="_top">
      {box}
    </StateLink>
  ) : (
    box
  )
}

const Box = ({ state: { x, y, width, height, label, stays, isFinal }, standing }: ChartStateBoxProps) => (
  <StateGroup data-standing={standing}>
    <rect x={x} y={y} width={width} height={height} rx="10" />
    {isFinal && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="7" data-inner="" />}
    <Name x={x + width / 2} y={y + headHeight / 2}>
      {label}
    </Name>
    {stays.length > 0 && <line x1={x + 10} x2={x + width - 10} y1={y + headHeight - 2} y2={y + headHeight - 2} />}
    {stays.map((stay, index) => (
      <Stay key={stay} x={x + 14} y={y + headHeight + 10 + index * lineHeight}>
        <tspan aria-hidden>↻</tspan> {stay}
      </Stay>
    ))}
  </StateGroup>
)

const Name = styled.text`
  fill: var(--ink);
  dominant-baseline: central;
  text-anchor: middle;
  ${font(14, 600)}
  font-size: 14px;
`

const Stay = styled.text`
  fill: var(--ink-2);
  dominant-baseline: central;
  ${font(14)}
  font-size: 13px;
`

const StateGroup = styled.g`
  rect {
    fill: var(--surface);
    stroke: var(--line-strong);
    stroke-width: 1.25;
  }
  line {
    stroke: var(--line);
  }
  [data-inner] {
    fill: none;
  }
  &[data-standing='been'] rect:not([data-inner]) {
    fill: var(--brand-tint);
    stroke: var(--brand);
    stroke-width: 2;
  }
  &[data-standing='now'] {
    rect:not([data-inner]) {
      fill: var(--brand);
      stroke: var(--brand);
      stroke-width: 2;
    }
    :is(line, [data-inner]) {
      stroke: var(--on-brand);
    }
    text {
      fill: var(--on-brand);
    }
  }
  ${forcedColors} {
    rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    text {
      fill: CanvasText;
    }
    &[data-standing='now'] rect:not([data-inner]) {
      fill: Highlight;
    }
    &[data-standing='now'] text {
      fill: HighlightText;
    }
  }
`

const StateLink = styled.a`
  &:is(:hover, :focus-visible) rect:not([data-inner]) {
    stroke: var(--brand);
    stroke-width: 3;
  }
  &:hover text:first-of-type {
    text-decoration: underline;
  }
`
