import { brief, pair } from './path.ts'
import type { Spot } from './point.ts'

/** The profile of a turned solid as the viewer has it before him, its axis up. */
export interface Profile {
  /** Pairs of distance along the axis and radius. */
  line: readonly Spot[]
  /** How much of the axis' length is seen, 0 to 1. */
  length: number
  /** How far its rings open towards the viewer, 0 to 1. */
  open: number
  scale: number
}

/** The outline as path data; of a sleeve only the front. */
export const silhouette = (profile: Profile, sleeve: boolean) => {
  const flank = flankOf(profile)
  const [first, last] = [flank[0] ?? foot, flank.at(-1) ?? foot]
  const spot = ([x, y]: Touch, side: 1 | -1) => pair([x * side * profile.scale, y * profile.scale])
  const up = flank.map((touch) => spot(touch, -1)).join(' ')
  const down = flank
    .toReversed()
    .slice(1)
    .map((touch) => spot(touch, 1))
    .join(' ')
  const over = arc(profile, last, { large: last[2] > 0 !== sleeve, sweep: !sleeve })
  const under = arc(profile, first, { large: first[2] < 0, sweep: true })
  return `M${up}${over}${spot(last, 1)}L${down}${under}${spot(first, -1)}Z`
}

/** Where a ring touches the outline, how much the wall leans out there, and the ring's radius. */
type Touch = readonly [x: number, y: number, lean: number, radius: number]

const foot: Touch = [0, 0, 0, 0]

const arc = ({ open, scale }: Profile, [, , , radius]: Touch, { large, sweep }: { large: boolean; sweep: boolean }) =>
  `A${brief(radius * scale)} ${brief(radius * open * scale)} 0 ${large ? 1 : 0} ${sweep ? 1 : 0} `

/** One side of the outline from the bottom up, without touches too close for the eye. */
const flankOf = (profile: Profile) =>
  profile.line
    .slice(1)
    .flatMap((to, index) => touching(profile, profile.line[index] ?? to, to))
    .filter((touch, index, all) => index === all.length - 1 || apart(touch, all[index - 1], 1.5 / profile.scale))

const apart = ([x, y]: Touch, before: Touch | undefined, least: number) =>
  !before || Math.hypot(x - before[0], y - before[1]) > least

/** A ring touches the outline where the surface turns away from the viewer; a wall that leans too far never does. */
const touching = ({ length, open }: Profile, from: Spot, to: Spot): Touch[] => {
  const lean = ((to[1] - from[1]) / (to[0] - from[0] || 0.0001)) * (open / length)
  if (Math.abs(lean) >= 1) return []
  const beside = Math.sqrt(1 - lean * lean)
  return [from, to].map(([distance, radius]) => [
    radius * beside,
    radius * open * lean - distance * length,
    lean,
    radius,
  ])
}

/** A profile bent softly through its points (Catmull-Rom). */
export const softened = (line: readonly Spot[]): Spot[] => {
  const at = (index: number): Spot => line[Math.max(0, Math.min(line.length - 1, index))] ?? [0, 0]
  const bend = (index: number, part: number) => spline([at(index - 1), at(index), at(index + 1), at(index + 2)], part)
  return line.flatMap((spot, index) =>
    index === line.length - 1 ? [spot] : [0, 0.25, 0.5, 0.75].map((part) => bend(index, part)),
  )
}

const spline = ([a, b, c, d]: [Spot, Spot, Spot, Spot], t: number): Spot => {
  const along = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
  return [along(0), Math.max(0, along(1))]
}
