import { Vector2 } from 'three'

/** A corner of an outline, rounded when it has a radius. */
export type Corner = readonly [x: number, y: number, radius?: number]

/** Corners one after the other, or written as `x y radius, x y radius, ...`: `'0 0, 9.4 0 0.5, 9.6 1.2'`. */
export type Line = string | readonly Corner[]

/** The line's corners. */
export const corners = (line: Line): readonly Corner[] =>
  typeof line === 'string' ? numbers(line).map(([x = 0, y = 0, radius = 0]) => [x, y, radius]) : line

/** The groups of numbers of a line: commas between the groups, blanks within. */
export const numbers = (line: string) => line.split(',').map((part) => part.trim().split(/\s+/).map(Number))

/** The corners as points: a corner with a radius becomes an arc. `open` keeps the two ends apart. */
export const rounded = (line: Line, open = false) => {
  const all = corners(line)
  const last = all.length - 1
  return all.flatMap((corner, index) => {
    const before = all[index === 0 ? last : index - 1]
    const after = all[index === last ? 0 : index + 1]
    const atEnd = open && (index === 0 || index === last)
    if (atEnd || !corner[2] || !before || !after) return [point(corner)]
    return arc(point(before), point(corner), point(after), corner[2])
  })
}

/** A rectangle about the origin. */
export const rectangle = (width: number, height: number, radius = 0): Corner[] => {
  const [x, y] = [width / 2, height / 2]
  const round = Math.min(radius, x, y)
  return [
    [-x, -y, round],
    [x, -y, round],
    [x, y, round],
    [-x, y, round],
  ]
}

/** A circle, or an ellipse when there are two radii. */
export const ellipse = (radius: number, other = radius, points = 64): Corner[] =>
  Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * Math.PI * 2
    return [Math.cos(angle) * radius, Math.sin(angle) * other] as const
  })

const point = ([x, y]: Corner) => new Vector2(x, y)

const arc = (before: Vector2, corner: Vector2, after: Vector2, radius: number) => {
  const [back, on] = [before.clone().sub(corner), after.clone().sub(corner)]
  const half = Math.abs(Math.atan2(back.cross(on), back.dot(on))) / 2
  const reach = Math.min(radius / Math.tan(half), back.length() * 0.499, on.length() * 0.499)
  const from = corner.clone().add(back.setLength(reach))
  const to = corner.clone().add(on.setLength(reach))
  const steps = Math.max(2, Math.ceil((Math.PI - 2 * half) / (radius > 1.5 ? 0.16 : 0.32)))
  return Array.from({ length: steps + 1 }, (_, index) => bow(from, corner, to, index / steps, half))
}

// A rational quadratic curve whose middle weight is the sine of half the corner's angle is an exact arc.
const bow = (from: Vector2, corner: Vector2, to: Vector2, t: number, half: number) => {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t) * Math.sin(half), t * t]
  const sum = a + b + c
  return new Vector2((a * from.x + b * corner.x + c * to.x) / sum, (a * from.y + b * corner.y + c * to.y) / sum)
}
