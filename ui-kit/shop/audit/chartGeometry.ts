/** A state of a machine; `x` and `y` count columns and rows from 0, halves allowed. */
export type ChartState = { id: string; label: string; x: number; y: number }

export type ChartArrow = { from: string; to: string }

/** Room between boxes, in pixels of the drawing. */
export type Gaps = { x: number; y: number }

export const box = { width: 104, height: 38, margin: 6 }

/** The centre of a state's box, in pixels of the drawing. */
export const centre = ({ x, y }: ChartState, gaps: Gaps) => ({
  x: box.margin + box.width / 2 + x * (box.width + gaps.x),
  y: box.margin + box.height / 2 + y * (box.height + gaps.y),
})

/** The drawing's width and height in pixels. */
export const extent = (states: readonly ChartState[], gaps: Gaps) => {
  const centres = states.map((state) => centre(state, gaps))
  return {
    width: Math.max(0, ...centres.map(({ x }) => x)) + box.width / 2 + box.margin,
    height: Math.max(0, ...centres.map(({ y }) => y)) + box.height / 2 + box.margin,
  }
}

/** Where an arrow leaves one box and reaches the other; of two opposite arrows each keeps to its own side. */
export const arrowEnds = (start: Point, end: Point, opposed: boolean) => {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const length = Math.hypot(dx, dy) || 1
  const side = opposed ? lane / length : 0
  const leaves = reachOfBox(dx, dy)
  const arrives = 1 - leaves - tip / length

  return {
    x1: start.x - dy * side + dx * leaves,
    y1: start.y + dx * side + dy * leaves,
    x2: start.x - dy * side + dx * arrives,
    y2: start.y + dx * side + dy * arrives,
  }
}

type Point = { x: number; y: number }

const lane = 9
const tip = 2

/** The share of the way between two centres that lies inside a box. */
const reachOfBox = (dx: number, dy: number) =>
  Math.min(dx === 0 ? 1 : box.width / 2 / Math.abs(dx), dy === 0 ? 1 : box.height / 2 / Math.abs(dy))
