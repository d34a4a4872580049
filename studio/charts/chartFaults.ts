import type { DrawnArrow, DrawnBox, DrawnChart, Point } from '#domain/charts/drawnChart.ts'
import { type Piece, piecesOf } from './crossings.ts'
import { textWidth } from './textWidth.ts'

/** What makes a drawing hard to read or untrue, in sentences; none if it is tidy. */
export const chartFaults = (chart: DrawnChart): string[] => [
  ...chart.states.filter(isTooNarrow).map(({ label }) => `The label of ${label} is wider than its box`),
  ...pairsOf(chart.states).flatMap(([one, other]) =>
    overlap(one, other) ? [`${one.label} stands on ${other.label}`] : [],
  ),
  ...chart.arrows.flatMap((arrow) => faultsOfArrow(arrow, chart)),
  ...pairsOf(chart.arrows).flatMap(([one, other]) => faultsBetween(one, other)),
  ...faultsOfStart(chart),
]

const faultsOfStart = ({ start, states, arrows, initial }: DrawnChart) => {
  const pieces = piecesOf(start)
  return [
    ...(isOnEdge(start.at(-1), states, initial) ? [] : ['The start is detached']),
    ...[...states, ...arrows.map(({ label }) => label)].flatMap((box) =>
      pieces.some((piece) => runsThrough(piece, box)) ? ['The start runs through a box or a label'] : [],
    ),
    ...arrows.flatMap((arrow) =>
      piecesOf(arrow.points).some((piece) => pieces.some((each) => coincide(piece, each)))
        ? [`The start and ${nameOf(arrow)} coincide`]
        : [],
    ),
  ]
}

const isTooNarrow = ({ label, stays, width }: DrawnChart['states'][number]) =>
  Math.max(textWidth(label, 14, 600), ...stays.map((each) => textWidth(each, 13) + 18)) > width

const faultsOfArrow = (arrow: DrawnArrow, { states, width, height }: DrawnChart) => {
  const { from, to, points, label } = arrow
  const name = nameOf(arrow)
  const [start, end] = [points[0], points.at(-1)]
  const faults: string[] = []
  if (arrow.labels.length === 0) faults.push(`${name} has no label`)
  if (!isOnEdge(start, states, from) || !isOnEdge(end, states, to)) faults.push(`${name} is detached`)
  if (label.lines.some((line) => textWidth(line, 13) > label.width)) faults.push(`The label of ${name} is too wide`)
  if (label.x < 0 || label.y < 0 || label.x + label.width > width || label.y + label.height > height)
    faults.push(`The label of ${name} leaves the drawing`)
  for (const state of states) {
    if (piecesOf(points).some((piece) => runsThrough(piece, state))) faults.push(`${name} runs through ${state.label}`)
    if (overlap(label, state)) faults.push(`The label of ${name} covers ${state.label}`)
  }
  return faults
}

const faultsBetween = (one: DrawnArrow, other: DrawnArrow) => {
  const names = `${nameOf(one)} and ${nameOf(other)}`
  const faults: string[] = []
  if (piecesOf(one.points).some((piece) => piecesOf(other.points).some((each) => coincide(piece, each))))
    faults.push(`${names} coincide`)
  if (overlap(one.label, other.label)) faults.push(`The labels of ${names} overlap`)
  for (const [arrow, crossed] of [
    [one, other],
    [other, one],
  ] as const)
    if (piecesOf(arrow.points).some((piece) => runsThrough(piece, crossed.label)))
      faults.push(`${nameOf(arrow)} runs through the label of ${nameOf(crossed)}`)
  return faults
}

const nameOf = ({ from, to }: DrawnArrow) => `${from} -> ${to}`

const pairsOf = <Item>(items: readonly Item[]) =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]))

// Rounded coordinates differ by less than this.
const tolerance = 0.5

const isOnEdge = (point: Point | undefined, states: DrawnChart['states'], id: string) => {
  const box = states.find((state) => state.id === id)
  if (!box || !point) return false
  const [x, y] = point
  const [isWithinX, isWithinY] = [isWithin(x, box.x, box.width), isWithin(y, box.y, box.height)]
  const isAtSide = isNear(x, box.x) || isNear(x, box.x + box.width)
  const isAtTop = isNear(y, box.y) || isNear(y, box.y + box.height)
  return isWithinX && isWithinY && (isAtSide || isAtTop)
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= tolerance

const isWithin = (value: number, start: number, size: number) =>
  value >= start - tolerance && value <= start + size + tolerance

const overlap = (one: DrawnBox, other: DrawnBox) =>
  one.x + one.width > other.x + tolerance &&
  other.x + other.width > one.x + tolerance &&
  one.y + one.height > other.y + tolerance &&
  other.y + other.height > one.y + tolerance

const boxOf = ([[x1, y1], [x2, y2]]: Piece): DrawnBox => ({
  x: Math.min(x1, x2),
  y: Math.min(y1, y2),
  width: Math.abs(x1 - x2),
  height: Math.abs(y1 - y2),
})

// A line has no width: it is widened by more than the tolerance, and the box made smaller, so that touching an edge is allowed.
const runsThrough = (piece: Piece, { x, y, width, height }: DrawnBox) => {
  const line = boxOf(piece)
  return (
    line.x < x + width - tolerance &&
    line.x + line.width > x + tolerance &&
    line.y < y + height - tolerance &&
    line.y + line.height > y + tolerance
  )
}

/** Two lines on each other, or so close that they look like one. */
const coincide = (one: Piece, other: Piece) => {
  const [a, b] = [boxOf(one), boxOf(other)]
  const areUpright = a.width === 0 && b.width === 0
  const areLevel = a.height === 0 && b.height === 0
  const closest = 4
  if (areUpright) return Math.abs(a.x - b.x) < closest && a.y + a.height > b.y && b.y + b.height > a.y
  if (areLevel) return Math.abs(a.y - b.y) < closest && a.x + a.width > b.x && b.x + b.width > a.x
  return false
}
