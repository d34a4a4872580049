import { type Colour, darker, mix } from './drawings/solids/colour.ts'
import { fitted } from './drawings/solids/fitted.ts'
import { blur, definitions, paint } from './drawings/solids/paint.ts'
import { hull, polygon } from './drawings/solids/path.ts'
import { type Point, seen, shadowOf, type View } from './drawings/solids/point.ts'
import type { Solid } from './drawings/solids/solid.ts'

export interface Framing {
  /** Colour of the tile behind the drawing. */
  tile: Colour
  /** 1 fills the usual frame; more comes closer. */
  zoom?: number
  /** The part of the drawing in the middle: from its left and top, 0 to 1. */
  aim?: readonly [number, number]
}

/** Drawings by the file name of their picture. */
export type Pictures = Record<string, [solids: Solid[], framing: Framing]>

/** A drawing as a square SVG picture: tile, shadows, solids. */
export const framed = (solids: Solid[], { tile, zoom = 1, aim = [0.5, 0.5] }: Framing) => {
  const reach = solids.flatMap((solid) => solid.reach)
  const view = fitted(reach, zoom, aim)
  const drawn = solids.map((solid) => solid.paint(view)).join('')
  const body = `<path d="M0 0h800v800H0z" fill="${paint('wall', tile)}"/>${floor(solids, view, tile)}<g stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><defs>${definitions(body)}</defs>${body}</svg>\n`
}

/** The long shadow, and the dark line under anything that stands on the floor. */
const floor = (solids: Solid[], view: View, tile: Colour) => {
  const shade = darker(mix(tile, '#6b5a52', 0.3), 0.35)
  const long = `fill="${shade}" stroke="${shade}" stroke-width="0" stroke-linecap="round" opacity=".36" filter="${blur(7)}"`
  const tight = `fill="${darker(shade, 0.5)}" opacity=".42" filter="${blur(5)}"`
  return `<g ${long}>${cast(solids, view)}</g><path d="${contact(solids, view)}" ${tight}/>`
}

const cast = (solids: Solid[], view: View) =>
  solids
    .filter(({ reach }) => reach.length > 0)
    .map(({ shade, reach }) => shade?.(view) ?? `<path d="${outline(view, reach.map(shadowOf))}"/>`)
    .join('')

const contact = (solids: Solid[], view: View) =>
  solids
    .map(({ reach }) => reach.filter(([, , z]) => z < 0.6))
    .filter((points) => points.length > 2)
    .map((points) =>
      outline(
        view,
        points.map(([x, y]): Point => [x, y, 0]),
      ),
    )
    .join('')

const outline = (view: View, points: Point[]) => polygon(hull(points.map((point) => seen(view, point))))
