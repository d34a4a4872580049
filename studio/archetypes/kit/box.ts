import type { Material } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { type Place, solid } from './place.ts'

/** A box of width, height and depth that stands on `at`; all its edges have `radius` (default 0.4 cm). */
export const box = (
  [width, height, depth]: readonly [number, number, number],
  material: Material,
  { radius = 0.4, ...place }: Place & { radius?: number } = {},
) => {
  const fineness = radius < Math.max(width, height, depth) * 0.02 || radius < 0.3 ? 1 : 4
  const geometry = new RoundedBoxGeometry(
    width,
    height,
    depth,
    fineness,
    Math.min(radius, width / 2, height / 2, depth / 2),
  )
  return solid(geometry.translate(0, height / 2, 0), material, place)
}
