/** A point of the model: x to the right along the front, y away from the viewer, z up. Any unit; the frame scales. */
export type Point = readonly [x: number, y: number, z: number]

/** A point of the picture, in its 800 units; y downwards. */
export type Spot = readonly [x: number, y: number]

/** How the model stands in the picture. */
export interface View {
  scale: number
  left: number
  top: number
}

const turn = (38 * Math.PI) / 180
const tilt = (28 * Math.PI) / 180
const { cos, sin } = Math

export const flatten = ([x, y, z]: Point): Spot => [
  x * cos(turn) + y * sin(turn),
  (x * sin(turn) - y * cos(turn)) * sin(tilt) - z * cos(tilt),
]

export const seen = (view: View, point: Point): Spot => {
  const [x, y] = flatten(point)
  return [view.left + x * view.scale, view.top + y * view.scale]
}

/** How much of a direction points at the viewer, -1 to 1. */
export const facing = ([x, y, z]: Point) => (x * sin(turn) - y * cos(turn)) * cos(tilt) + z * sin(tilt)

/** Where a point's shadow falls on the floor: the light stands to the upper left, in front. */
export const shadowOf = ([x, y, z]: Point): Point => [x + z * 0.34, y + z * 0.56, 0]

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor, a[2] * factor]
export const unit = (a: Point): Point => times(a, 1 / Math.hypot(...a))
