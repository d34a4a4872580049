import type { Colour } from './colour.ts'
import { bearing, placed } from './disc.ts'
import { type Finish, paint } from './paint.ts'
import { brief } from './path.ts'
import { add, facing, flatten, type Point, type Spot, times, unit, type View } from './point.ts'
import { ring } from './ring.ts'
import { type Profile, silhouette, softened } from './silhouette.ts'
import type { Solid } from './solid.ts'

export interface Turned {
  /** The middle of its lower end. */
  at: Point
  /** Where its axis points: to the viewer's side. Up by default. */
  axis?: Point
  /** Pairs of distance along the axis and radius, from the lower end. */
  profile: readonly Spot[]
  colour: Colour
  finish?: Finish
  /** What fills the end that is seen; `none` where the body closes in a dome. */
  end?: string
  /** A sleeve about another solid: only its front is drawn. */
  sleeve?: boolean
  /** Draws a soft line through the profile instead of a straight one. */
  soft?: boolean
}

/** A solid from the lathe: a cup, a wheel, a handle. */
export const turned = ({ axis = [0, 0, 1], ...look }: Turned): Solid => {
  const along = unit(axis)
  return {
    reach: look.profile.flatMap(([distance, radius]) => ring(add(look.at, times(along, distance)), along, radius, 12)),
    paint: (view) => drawn(view, along, look),
  }
}

const drawn = (
  view: View,
  along: Point,
  { at, profile, soft = false, sleeve = false, ...look }: Omit<Turned, 'axis'>,
) => {
  const { colour, finish = 'round', end = paint('top', colour) } = look
  const line = soft ? softened(profile) : profile
  const seen = { line, length: Math.hypot(...flatten(along)), open: facing(along), scale: view.scale }
  const lid = sleeve || end === 'none' ? '' : lidOf(seen, end)
  const place = `transform="${litPlace(view, at, along)}"`
  const body = `d="${silhouette(seen, sleeve)}" fill="${paint(finish, colour)}"/>`
  return lid ? `<g ${place}><path ${body}${lid}</g>` : `<path ${place} ${body}`
}

/** Keeps the lit flank on the left. */
const litPlace = (view: View, at: Point, along: Point) => {
  const lit = Math.cos(((bearing(along) - 45) * Math.PI) / 180) >= 0
  return `${placed(view, at, along)}${lit ? '' : ' scale(-1 1)'}`
}

const lidOf = ({ line, length, open, scale }: Profile, fill: string) => {
  const [distance, radius] = line.at(-1) ?? [0, 0]
  if (radius <= 0 || open <= 0) return ''
  const [y, rx, ry] = [-distance * length, radius, radius * open].map((value) => brief(value * scale))
  return `<ellipse cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}
