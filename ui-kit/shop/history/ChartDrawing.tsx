import { styled } from 'styled-components'
import { forcedColors } from '#ui-kit/theme/media.ts'
import { type ArrowMark, ChartArrowLine } from './ChartArrowLine.tsx'
import { ChartStateBox } from './ChartStateBox.tsx'
import { type Machine, takenArrows } from './chart.ts'
import { roundedPath } from './roundedPath.ts'

type ChartDrawingProps = {
  /** Unique on the page. */
  id: string
  machine: Machine
  /** The text alternative of the drawing. */
  description: string
}

/** Draws a state machine as boxes and arrows. A state with an `href` is a link. */
export const ChartDrawing = ({ id, machine, description }: ChartDrawingProps) => {
  const { states, arrows, start, width, height, current, visited = [] } = machine
  const taken = takenArrows(machine)
  // Links in an image would not be reached.
  const role = states.some(({ href }) => href) ? 'group' : 'img'
  const marks = arrows.map((arrow) => ({
    arrow,
    mark: markOf(arrow.from, `${arrow.from} ${arrow.to}`, current, taken),
  }))

  return (
    <Drawing
      style={{ maxWidth: `${width / 16}rem`, minWidth: `${(width / 16) * smallestScale}rem` }}
      viewBox={`0 0 ${width} ${height}`}
      role={role}
      aria-label={description}
    >
      <defs>
        {markNames.map((mark) => (
          <ArrowHead key={mark} id={`${id}-${mark}`} mark={mark} />
        ))}
      </defs>
      <StartLine d={roundedPath(start)} markerEnd={`url(#${id}-quiet)`} />
      {start[0] && <StartDot cx={start[0][0]} cy={start[0][1] - 6} r={6} />}
      {marks.map(({ arrow, mark }) => (
        <ChartArrowLine key={`${arrow.from} ${arrow.to}`} arrow={arrow} mark={mark} head={`url(#${id}-${mark})`} />
      ))}
      {states.map((state) => (
        <ChartStateBox key={state.id} state={state} standing={standingOf(state.id, current, visited)} />
      ))}
    </Drawing>
  )
}

/** In a narrow frame the drawing shrinks a little before it has to scroll. */
const smallestScale = 0.88

const markNames = ['quiet', 'taken', 'next'] as const

const markOf = (from: string, arrow: string, current: string, taken: ReadonlySet<string>): ArrowMark => {
  if (taken.has(arrow)) return 'taken'
  return from === current ? 'next' : 'quiet'
}

const standingOf = (id: string, current: string, visited: readonly string[]) => {
  if (id === current) return 'now'
  return visited.includes(id) ? 'been' : undefined
}

const ArrowHead = ({ id, mark }: { id: string; mark: ArrowMark }) => (
  <marker
    id={id}
    viewBox="0 0 9 8"
    refX="9"
    refY="4"
    markerWidth="9"
    markerHeight="8"
    orient="auto"
    markerUnits="userSpaceOnUse"
  >
    <Tip d="M0 0 L9 4 L0 8 Z" data-mark={mark} />
  </marker>
)

// It grows with the text around it; its own sizes are those of the drawing.
const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
`

const Tip = styled.path`
  fill: var(--line-strong);

  &:is([data-mark='taken'], [data-mark='next']) {
    fill: var(--brand);
  }
`

const StartLine = styled.path`
  fill: none;
  stroke: var(--line-strong);
  stroke-width: 1.25;
`

const StartDot = styled.circle`
  fill: var(--line-strong);

  ${forcedColors} {
    fill: CanvasText;
  }
`
