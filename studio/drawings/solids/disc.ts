import { brief, pair } from './path.ts'
import { facing, flatten, type Point, seen, type View } from './point.ts'
import type { Solid } from './solid.ts'

export interface Disc {
  middle: Point
  /** Where its axis points: to the viewer's side. Up by default. */
  axis?: Point
  radius: number
  /** A colour or a paint. */
  fill: string
}

/** A round mark on something else: a face, a hollow, a dot. */
export const disc = ({ middle, axis = [0, 0, 1], radius, fill }: Disc): Solid => ({
  reach: [],
  paint: (view) =>
    `<ellipse transform="${placed(view, middle, axis)}" rx="${brief(radius * view.scale)}" ry="${brief(radius * facing(axis) * view.scale)}" fill="${fill}"/>`,
})

/** Moves and turns a drawing so that the axis points up in it. */
export const placed = (view: View, at: Point, axis: Point) => {
  const angle = bearing(axis)
  return `translate(${pair(seen(view, at))})${Math.abs(angle) < 0.1 ? '' : ` rotate(${brief(angle)})`}`
}

/** Degrees clockwise from up, as seen. */
export const bearing = (axis: Point) => {
  const [x, y] = flatten(axis)
  return (Math.atan2(x, -y) * 180) / Math.PI
}
