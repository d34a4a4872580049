import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, type Material, MathUtils, Vector3 } from 'three'
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { type Line, numbers, rectangle, rounded } from './outline.ts'
import { type Place, solid } from './place.ts'

/** A level of a loft: its height, its size across x and z, the rounding of its corners, and where its middle is. */
export interface Level {
  y: number
  size: readonly [width: number, depth: number]
  radius: number
  shift?: readonly [x: number, z: number]
}

/**
 * A closed body that passes through rounded rectangles of different sizes; `smooth` (the default) makes its sides one curve. The levels
 * may be written as `'y width depth radius x z, ...'`; x and z, where the middle is, may be left out.
 */
export const loft = (
  line: string | readonly Level[],
  material: Material,
  { smooth = true, edge = 0.5, ...place }: Place & { smooth?: boolean; edge?: number } = {},
) => {
  const levels = typeof line === 'string' ? numbers(line).map(level) : line
  const body = smooth ? interpolate(levels) : [...levels]
  return solid(skin(closeEnds(body, edge).map(points)), material, place)
}

/**
 * A closed body that rises from an outline on the floor (in x and z, `'x z radius, ...'`), stretched and shifted at its levels:
 * `'y scale shiftX shiftZ, ...'`.
 */
export const rise = (
  outline: Line,
  levels: string,
  material: Material,
  { edge = 0.5, ...place }: Place & { edge?: number } = {},
) => {
  const floor = rounded(outline)
  const reach = Math.max(...floor.map((corner) => corner.length()))
  const marks = numbers(levels).map(([y = 0, scale = 1, x = 0, z = 0]) =>
    level([y, scale * 2 * reach, scale * 2 * reach, 0, x, z]),
  )
  const rings = closeEnds(interpolate(marks), edge).map(({ y, size: [size], shift: [x, z] = [0, 0] }) => {
    const scale = size / 2 / reach
    return floor.map((corner) => new Vector3(x + corner.x * scale, y, z + corner.y * scale))
  })
  return solid(skin(rings), material, place)
}

const quarter = Array.from({ length: 7 }, (_, step) => (step / 6) * (Math.PI / 2))

const level = ([y = 0, width = 0, depth = 0, radius = 0, x = 0, z = 0]: number[]): Level => ({
  y,
  size: [width, depth],
  radius,
  shift: [x, z],
})

const around = 9

const points = ({ y, size: [width, depth], radius, shift: [x, z] = [0, 0] }: Level) => {
  const round = MathUtils.clamp(radius, 0.001, Math.min(width, depth) / 2)
  const quarters = rounded(rectangle(width, depth, 0)).map(
    (corner) => [Math.sign(corner.x), Math.sign(corner.y)] as const,
  )
  return quarters.flatMap(([right = 1, front = 1], quarter) =>
    Array.from({ length: around + 1 }, (_, step) => {
      const angle = Math.PI * (1 + quarter / 2 + step / around / 2)
      const [cx, cz] = [right * (width / 2 - round), front * (depth / 2 - round)]
      return new Vector3(x + cx + Math.cos(angle) * round, y, z + cz + Math.sin(angle) * round)
    }),
  )
}

const interpolate = (levels: readonly Level[]): Level[] => {
  const sizes = curve(levels.map(({ y, size: [width, depth] }) => [width, y, depth]))
  const middles = curve(levels.map(({ y, radius, shift: [x, z] = [0, 0] }) => [x, radius + y * 0, z]))
  const heights = curve(levels.map(({ y }) => [0, y, 0]))
  return heights.map((height, index) => {
    const [size, middle] = [sizes[index] ?? height, middles[index] ?? height]
    return { y: height.y, size: [size.x, size.z], radius: middle.y, shift: [middle.x, middle.z] }
  })
}

const curve = (corners: [number, number, number][]) =>
  new CatmullRomCurve3(
    corners.map((corner) => new Vector3(...corner)),
    false,
    'catmullrom',
    0.5,
  ).getPoints((corners.length - 1) * 8)

/** The body with its two rims rounded and its two ends closed. */
const closeEnds = (body: Level[], edge: number) => {
  const [first, last] = [body[0], body.at(-1)]
  if (!first || !last) return []
  const round = Math.min(edge, (last.y - first.y) / 2)
  const rim = (end: number, up: 1 | -1) =>
    quarter.map((angle) => {
      const y = end - up * round * (1 - Math.sin(angle))
      return inset(sectionAt(body, y), round * (1 - Math.cos(angle)), y)
    })
  const sides = body.filter(({ y }) => y > first.y + round && y < last.y - round)
  const shut = (level: Level): Level => ({ ...level, size: [0.002, 0.002], radius: 0.001 })
  return [shut(first), ...rim(first.y, -1).toReversed(), ...sides, ...rim(last.y, 1), shut(last)]
}

const sectionAt = (body: Level[], y: number): Level => {
  const above = Math.max(
    1,
    body.findIndex((level) => level.y >= y),
  )
  const [low, high] = [body[above - 1], body[above]]
  if (!low || !high) throw new Error('A loft has at least two levels, from the bottom up')
  const mix = (a: number, b: number) => MathUtils.mapLinear(y, low.y, high.y, a, b)
  const [[x, z], [toX, toZ]] = [low.shift ?? [0, 0], high.shift ?? [0, 0]]
  const size = [mix(low.size[0], high.size[0]), mix(low.size[1], high.size[1])] as const
  return { y, size, radius: mix(low.radius, high.radius), shift: [mix(x, toX), mix(z, toZ)] }
}

const inset = (level: Level, by: number, y: number): Level => ({
  ...level,
  y,
  size: [Math.max(0.002, level.size[0] - 2 * by), Math.max(0.002, level.size[1] - 2 * by)],
  radius: Math.max(0.001, level.radius - by),
})

const skin = (rings: Vector3[][]) => {
  const corners = rings.slice(1).flatMap((upper, index) => band(rings[index] ?? [], upper))
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      corners.flatMap(({ x, y, z }) => [x, y, z]),
      3,
    ),
  )
  return toCreasedNormals(geometry, MathUtils.degToRad(42))
}

const band = (lower: Vector3[], upper: Vector3[]) =>
  lower.flatMap((a, index) => {
    const next = (index + 1) % lower.length
    const [b, c, d] = [lower[next], upper[index], upper[next]]
    return b && c && d ? [a, c, b, b, c, d] : []
  })
