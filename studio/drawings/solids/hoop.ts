import { type Colour, darker, lighter } from './colour.ts'
import { placed } from './disc.ts'
import { brief, polygon } from './path.ts'
import { facing, type Point, seen, shadowOf } from './point.ts'
import { ring } from './ring.ts'
import type { Solid } from './solid.ts'

export interface Hoop {
  middle: Point
  /** Where its axis points: to the viewer's side. Up by default. */
  axis?: Point
  /** Radii of the hoops, from the same middle. */
  radii: number[]
  /** Half the thickness of its wire. */
  thickness: number
  colour: Colour
}

/** Round wires about one middle. */
export const hoop = ({ middle, axis = [0, 0, 1], radii, thickness, colour }: Hoop): Solid => ({
  reach: ring(middle, axis, Math.max(...radii) + thickness),
  shade: (view) =>
    radii
      .map((radius) => ring(middle, axis, radius).map((point) => seen(view, shadowOf(point))))
      .map((spots) => `<path d="${polygon(spots)}" fill="none" stroke-width="${brief(thickness * 2 * view.scale)}"/>`)
      .join(''),
  paint: (view) => {
    const wide = thickness * view.scale
    const drawn = (offset: number, width: number, stroke: Colour) =>
      `<g fill="none" stroke="${stroke}" stroke-width="${brief(width)}" transform="${placed({ ...view, left: view.left + offset, top: view.top + offset }, middle, axis)}">${radii.map((radius) => oval(radius * view.scale, facing(axis))).join('')}</g>`
    return wide < 2.5
      ? drawn(0, wide * 2, colour)
      : drawn(0, wide * 2, darker(colour, 0.3)) + drawn(-0.3 * wide, wide * 0.9, lighter(colour, 0.25))
  },
})

const oval = (radius: number, open: number) => `<ellipse rx="${brief(radius)}" ry="${brief(radius * open)}"/>`
