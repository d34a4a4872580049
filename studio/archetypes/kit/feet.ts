import type { Material } from 'three'
import { post } from './lathe.ts'
import { group, type Place } from './place.ts'

/** Four round feet under the corners of a rectangle of width and depth. */
export const feet = (
  [width, depth]: readonly [number, number],
  material: Material,
  { radius = 1.2, height = 1, ...place }: Place & { radius?: number; height?: number } = {},
) => {
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * (width / 2), 0, z * (depth / 2)] as const))
  return group(
    corners.map((at) => post(radius * 0.85, height, material, { top: radius, at })),
    place,
  )
}
