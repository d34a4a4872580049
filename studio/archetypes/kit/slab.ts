import { ExtrudeGeometry, type Material, MathUtils, Path, Shape } from 'three'
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { type Line, rounded } from './outline.ts'
import { type Place, solid } from './place.ts'

interface Cut extends Place {
  /** Rounds the two faces' edges, in centimetres (default 0.1; the outline keeps its size). */
  bevel?: number
  holes?: readonly Line[]
}

/** A plate with the outline's shape (seen from the front, in x and y) and a thickness from z = 0 towards the front. */
export const slab = (
  outline: Line,
  thickness: number,
  material: Material,
  { bevel = 0.1, holes = [], ...place }: Cut = {},
) => {
  const shape = new Shape(rounded(outline))
  shape.holes = holes.map((hole) => new Path(rounded(hole)))
  const round = Math.min(bevel, thickness / 2 - 0.001)
  const geometry = new ExtrudeGeometry(shape, {
    depth: thickness - 2 * round,
    bevelEnabled: round > 0,
    bevelThickness: round,
    bevelSize: round,
    bevelOffset: -round,
    bevelSegments: 3,
    curveSegments: 4,
  })
  return solid(toCreasedNormals(geometry.translate(0, 0, round), MathUtils.degToRad(40)), material, place)
}
