import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'
import { forcedColors } from '#ui-kit/theme/media.ts'
import {
  arrowEnds,
  type ChartArrow,
  type ChartState,
  centerOf,
  chartSize,
  type Gaps,
  stateBox,
} from './chartGeometry.ts'

export type Machine = {
  states: readonly ChartState[]
  arrows: readonly ChartArrow[]
  /** The id of the current state. */
  current: string
  /** The ids of earlier states. */
  visited?: readonly string[] | undefined
}

type ChartDrawingProps = {
  /** Unique on the page. */
  id: string
  machine: Machine
  gaps: Gaps
  /** The text alternative of the drawing. */
  description: string
}

/** Draws a state machine as boxes and arrows. */
export const ChartDrawing = ({ id, machine, gaps, description }: ChartDrawingProps) => {
  const { states, arrows, current, visited = [] } = machine
  const { width, height } = chartSize(states, gaps)

  return (
    <Drawing width={`${width / 16}rem`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={description}>
      <defs>
        <ArrowHead id={`${id}-head`} />
        <ArrowHead id={`${id}-lit`} isActive />
      </defs>
      {arrows.map((arrow) => {
        const isActive = arrow.from === current
        return (
          <Arrow
            key={`${arrow.from} ${arrow.to}`}
            {...endsOf(arrow, machine, gaps)}
            markerEnd={`url(#${id}-${isActive ? 'lit' : 'head'})`}
            data-lit={isActive || undefined}
          />
        )
      })}
      {states.map((state) => (
        <State
          key={state.id}
          state={state}
          at={centerOf(state, gaps)}
          standing={standingOf(state.id, current, visited)}
        />
      ))}
    </Drawing>
  )
}

const standingOf = (id: string, current: string, visited: readonly string[]) => {
  if (id === current) return 'now'
  return visited.includes(id) ? 'been' : undefined
}

const endsOf = ({ from, to }: ChartArrow, { states, arrows }: Machine, gaps: Gaps) => {
  const [start, end] = [from, to].map((stateId) => states.find(({ id }) => id === stateId))
  if (!start || !end) return {}
  return arrowEnds(
    centerOf(start, gaps),
    centerOf(end, gaps),
    arrows.some((other) => other.from === to && other.to === from),
  )
}

type StateProps = { state: ChartState; at: { x: number; y: number }; standing: 'now' | 'been' | undefined }

const State = ({ state, at: { x, y }, standing }: StateProps) => (
  <StateBox data-standing={standing}>
    <rect
      x={x - stateBox.width / 2}
      y={y - stateBox.height / 2}
      width={stateBox.width}
      height={stateBox.height}
      rx="10"
    />
    <text x={x} y={y}>
      {state.label}
    </text>
  </StateBox>
)

const ArrowHead = ({ id, isActive = false }: { id: string; isActive?: boolean }) => (
  <marker
    id={id}
    viewBox="0 0 8 8"
    refX="7"
    refY="4"
    markerWidth="8"
    markerHeight="8"
    orient="auto"
    markerUnits="userSpaceOnUse"
  >
    <Tip d="M0 0 L8 4 L0 8 Z" data-lit={isActive || undefined} />
  </marker>
)

// It grows with the text around it; its own sizes are those of the drawing.
const Drawing = styled.svg`
  max-width: 100%;
  height: auto;
`

const Arrow = styled.line`
  stroke: var(--line-strong);
  stroke-width: 1.5;

  &[data-lit] {
    stroke: var(--brand);
    stroke-width: 2;
  }
`

const Tip = styled.path`
  fill: var(--line-strong);

  &[data-lit] {
    fill: var(--brand);
  }
`

const StateBox = styled.g`
  rect {
    fill: var(--surface);
    stroke: var(--line-strong);
    stroke-width: 1.5;
  }
  text {
    fill: var(--ink-2);
    dominant-baseline: central;
    text-anchor: middle;
    ${font(14)}
    font-size: 14px;
  }
  &[data-standing='been'] rect {
    fill: var(--brand-tint);
    stroke: var(--brand);
    stroke-width: 2.5;
  }
  &[data-standing='been'] text {
    fill: var(--ink);
  }
  &[data-standing='now'] rect {
    fill: var(--brand);
    stroke: var(--brand);
  }
  &[data-standing='now'] text {
    fill: var(--on-brand);
    font-weight: 800;
  }
  ${forcedColors} {
    &[data-standing='now'] rect {
      fill: Highlight;
    }
    &[data-standing='now'] text {
      fill: HighlightText;
    }
  }
`
