import type { Colour } from './colour.ts'
import { blur, type Finish, paint } from './paint.ts'
import { brief, hull, polygon } from './path.ts'
import { type Point, seen, type View } from './point.ts'
import type { Solid } from './solid.ts'

export interface Box {
  /** Its left, front, lower corner. */
  at: Point
  /** Width, depth, height. */
  size: Point
  colour: Colour
  /** Radius of all edges. */
  round?: number
  /** How far its floor stands in on every side. */
  taper?: number
}

/** A box with soft edges, seen from the front, the right and above. */
export const box = (look: Box): Solid => ({
  reach: corners(look, 0),
  paint: (view) => outline(view, look) + faces(view, look),
})

const radiusOf = ({ round = 0.6, size }: Box) => Math.min(round, ...size.map((side) => side / 2.001))

const outline = (view: View, look: Box) => {
  const spots = hull(corners(look, radiusOf(look)).map((corner) => seen(view, corner)))
  const fill = paint('edge', look.colour)
  return `<path d="${polygon(spots)}" fill="${fill}" stroke="${fill}" stroke-width="${brief(radiusOf(look) * 2 * view.scale)}"/>`
}

const faces = (view: View, look: Box) => {
  const soft = radiusOf(look) * view.scale
  const blurred = soft > 3 ? ` filter="${blur(Math.min(8, Math.round(soft * 0.35)))}"` : ''
  return `<g${blurred}>${face(view, look, 'front')}${face(view, look, 'side')}${face(view, look, 'top')}</g>`
}

const face = (view: View, look: Box, finish: Finish & keyof typeof sides) => {
  const points = sides[finish].map((corner) => inside(look, corner, radiusOf(look) * 0.9))
  return `<path d="${polygon(points.map((point) => seen(view, point)))}" fill="${paint(finish, look.colour)}"/>`
}

/** Corners by how far they are to the right, back and up; 0.1 and 0.9 stand in from the edge by its radius. */
const sides = {
  front: [
    [0.1, 0, 0.1],
    [0.9, 0, 0.1],
    [0.9, 0, 0.9],
    [0.1, 0, 0.9],
  ],
  side: [
    [1, 0.1, 0.1],
    [1, 0.9, 0.1],
    [1, 0.9, 0.9],
    [1, 0.1, 0.9],
  ],
  top: [
    [0.1, 0.1, 1],
    [0.9, 0.1, 1],
    [0.9, 0.9, 1],
    [0.1, 0.9, 1],
  ],
} satisfies Record<string, Point[]>

const inside = ({ at, size, taper = 0 }: Box, [u, v, w]: Point, inset: number): Point => {
  const along = (part: number, length: number) => (part % 1 === 0 ? part * length : part < 0.5 ? inset : length - inset)
  const height = along(w, size[2])
  const narrow = taper * (1 - height / size[2])
  return [
    at[0] + narrow + along(u, size[0] - 2 * narrow),
    at[1] + narrow + along(v, size[1] - 2 * narrow),
    at[2] + height,
  ]
}

const corners = (look: Box, inset: number): Point[] => {
  const ends = inset ? [0.1, 0.9] : [0, 1]
  return ends.flatMap((u) => ends.flatMap((v) => ends.map((w) => inside(look, [u, v, w], inset))))
}
