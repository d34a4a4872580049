import { brief, polygon } from './path.ts'
import { type Point, seen } from './point.ts'
import type { Solid } from './solid.ts'

export interface Plate {
  points: Point[]
  /** A colour or a paint. */
  fill: string
  /** Radius of its corners. */
  round?: number
  opacity?: number
  /** Casts no shadow and does not count for framing: a mark on something else. */
  mark?: boolean
}

/** A flat piece: a sheet, a window, a sticker. */
export const plate = ({ points, fill, round = 0, opacity = 1, mark = true }: Plate): Solid => ({
  reach: mark ? [] : points,
  paint: (view) => {
    const edge = round ? ` stroke="${fill}" stroke-width="${brief(round * 2 * view.scale)}"` : ''
    const veil = opacity < 1 ? ` opacity="${brief(opacity, 100)}"` : ''
    return `<path d="${polygon(points.map((point) => seen(view, point)))}" fill="${fill}"${edge}${veil}/>`
  },
})

/** A rectangle on a front (facing -y): left, right, bottom, top at depth `y`. */
export const onFront = (
  y: number,
  [left, right, bottom, top]: readonly [number, number, number, number],
  round = 0,
): Point[] => [
  [left + round, y, bottom + round],
  [right - round, y, bottom + round],
  [right - round, y, top - round],
  [left + round, y, top - round],
]

/** A rectangle on a right side (facing +x): front, back, bottom, top at `x`. */
export const onSide = (
  x: number,
  [front, back, bottom, top]: readonly [number, number, number, number],
  round = 0,
): Point[] => [
  [x, front + round, bottom + round],
  [x, back - round, bottom + round],
  [x, back - round, top - round],
  [x, front + round, top - round],
]

/** A rectangle that lies (facing up): left, right, front, back at height `z`. */
export const onTop = (
  z: number,
  [left, right, front, back]: readonly [number, number, number, number],
  round = 0,
): Point[] => [
  [left + round, front + round, z],
  [right - round, front + round, z],
  [right - round, back - round, z],
  [left + round, back - round, z],
]
