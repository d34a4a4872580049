import type { Colour } from './colour.ts'
import { type Finish, paint } from './paint.ts'
import { brief, hull, polygon } from './path.ts'
import { add, type Point, seen } from './point.ts'
import type { Solid } from './solid.ts'

export interface Prism {
  /** Outline of the face that is seen. */
  face: Point[]
  /** From that face back to the hidden one. */
  depth: Point
  colour: Colour
  finish?: Finish
  wall?: Finish
  /** Radius of the outline's corners. */
  round?: number
  /** The outline has bays: each wall is drawn for itself. */
  bays?: boolean
}

/** A flat outline with thickness: a blade, a sole, a bracket. */
export const prism = ({
  face,
  depth,
  colour,
  finish = 'front',
  wall = 'side',
  round = 0,
  bays = false,
}: Prism): Solid => ({
  reach: [...face, ...face.map((point) => add(point, depth))],
  paint: (view) => {
    const spots = (points: Point[]) => points.map((point) => seen(view, point))
    const sheet = (points: Point[]) => polygon(hull(spots(points)))
    const walls = bays
      ? face.map((point, index) => sheet(wallOf(point, face[(index + 1) % face.length] ?? point, depth))).join('')
      : sheet([...face, ...face.map((point) => add(point, depth))])
    const edge = (fill: string) =>
      `fill="${fill}"${round ? ` stroke="${fill}" stroke-width="${brief(round * 2 * view.scale)}"` : ''}`
    return `<path d="${walls}" ${edge(paint(wall, colour))}/><path d="${polygon(spots(face))}" ${edge(paint(finish, colour))}/>`
  },
})

const wallOf = (a: Point, b: Point, depth: Point) => [a, b, add(b, depth), add(a, depth)]
