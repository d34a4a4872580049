/** A state of a machine; `x` and `y` count columns and rows from 0, halves allowed. */
export type ChartState = { id: string; label: string; x: number; y: number }

export type ChartArrow = { from: string; to: string }

/** The gaps between boxes in pixels of the drawing. */
export type Gaps = { x: number; y: number }

export const stateBox = { width: 104, height: 38, margin: 6 }

/** The center of a state's box in pixels of the drawing. */
export const centerOf = ({ x, y }: ChartState, gaps: Gaps) => ({
  x: stateBox.margin + stateBox.width / 2 + x * (stateBox.width + gaps.x),
  y: stateBox.margin + stateBox.height / 2 + y * (stateBox.height + gaps.y),
})

/** The width and height of the drawing in pixels. */
export const chartSize = (states: readonly ChartState[], gaps: Gaps) => {
  const centers = states.map((state) => centerOf(state, gaps))
  return {
    width: Math.max(0, ...centers.map(({ x }) => x)) + stateBox.width / 2 + stateBox.margin,
    height: Math.max(0, ...centers.map(({ y }) => y)) + stateBox.height / 2 + stateBox.margin,
  }
}

/** The start and end point of an arrow between two boxes; two opposite arrows are drawn side by side. */
export const arrowEnds = (start: Point, end: Point, opposed: boolean) => {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const length = Math.hypot(dx, dy) || 1
  const sideShare = opposed ? laneOffset / length : 0
  const startShare = shareInsideBox(dx, dy)
  const endShare = 1 - startShare - arrowGap / length

  return {
    x1: start.x - dy * sideShare + dx * startShare,
    y1: start.y + dx * sideShare + dy * startShare,
    x2: start.x - dy * sideShare + dx * endShare,
    y2: start.y + dx * sideShare + dy * endShare,
  }
}

type Point = { x: number; y: number }

const laneOffset = 9
const arrowGap = 2

/** The share of the line between two centers that lies inside a box. */
const shareInsideBox = (dx: number, dy: number) =>
  Math.min(dx === 0 ? 1 : stateBox.width / 2 / Math.abs(dx), dy === 0 ? 1 : stateBox.height / 2 / Math.abs(dy))
