import { type Colour, darker, lighter } from './colour.ts'
import { brief, curve, line } from './path.ts'
import { add, type Point, type Spot, seen, shadowOf } from './point.ts'
import type { Solid } from './solid.ts'

export interface Wires {
  /** Each a line of points, bent through them. */
  lines: Point[][]
  radius: number
  colour: Colour
  /** Straight between the points instead of bent through them. */
  straight?: boolean
}

/** Bent rods of one kind: the bars of a rack, the cage of a fan. */
export const wires = ({ lines, radius, colour, straight = false }: Wires): Solid => {
  const drawn = (move: (point: Point) => Spot) =>
    lines.map((points) => (straight ? line : curve)(points.map(move))).join('')
  return {
    reach: lines.flat().flatMap((point) => around(point, radius)),
    shade: (view) =>
      `<path d="${drawn((point) => seen(view, shadowOf(point)))}" fill="none" stroke-width="${brief(radius * 2 * view.scale)}"/>`,
    paint: (view) => {
      const coat = ([offset, width, stroke]: Coat) =>
        `<path d="${drawn((point) => moved(seen(view, point), offset))}" stroke="${stroke}" stroke-width="${brief(width)}"/>`
      return `<g fill="none">${coats(radius * view.scale, colour)
        .map(coat)
        .join('')}</g>`
    },
  }
}

/** One bent rod: a handle, a cable, a leg. */
export const tube = ({ points, ...look }: Omit<Wires, 'lines'> & { points: Point[] }): Solid =>
  wires({ lines: [points], ...look })

type Coat = readonly [offset: number, width: number, stroke: Colour]

/** From the shaded skin to the lit ridge; a thin wire needs fewer. */
const coats = (r: number, c: Colour): Coat[] => {
  if (r < 3) return [[0, r * 2, darker(c, 0.12)]]
  if (r < 6)
    return [
      [0, r * 2, darker(c, 0.26)],
      [-0.26 * r, r * 0.9, lighter(c, 0.14)],
    ]
  if (r < 10)
    return [
      [0, r * 2, darker(c, 0.3)],
      [-0.12 * r, r * 1.4, c],
      [-0.34 * r, r * 0.4, lighter(c, 0.35)],
    ]
  return [
    [0, r * 2, darker(c, 0.32)],
    [-0.1 * r, r * 1.6, darker(c, 0.06)],
    [-0.24 * r, r * 0.9, lighter(c, 0.1)],
    [-0.36 * r, r * 0.28, lighter(c, 0.42)],
  ]
}

const moved = ([x, y]: Spot, offset: number): Spot => [x + offset, y + offset]

const around = (point: Point, radius: number): Point[] => [
  add(point, [radius, -radius, radius]),
  add(point, [-radius, radius, Math.max(-radius, -point[2])]),
]
