import { CatmullRomCurve3, LatheGeometry, type Material, MathUtils, type Vector2, Vector3 } from 'three'
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { corners, type Line, rounded } from './outline.ts'
import { type Place, solid } from './place.ts'

interface Turning extends Place {
  /** Draws a smooth curve through the corners instead of straight lines. */
  smooth?: boolean
  /** Degrees of the turn; 360 is all round. */
  sweep?: number
}

/**
 * A body turned about the y axis from its profile of [radius, height, rounding?] corners. Go anticlockwise, so that faces look outwards: from
 * the axis at the bottom, out, up, and back to the axis at the top (for a hollow: on over the rim and down the inside).
 */
export const lathe = (profile: Line, material: Material, { smooth = false, sweep = 360, ...place }: Turning = {}) => {
  const points = smooth ? curved(profile) : rounded(profile, true)
  const geometry = new LatheGeometry(points, Math.ceil(sweep / 5.6), 0, MathUtils.degToRad(sweep))
  return solid(toCreasedNormals(geometry, MathUtils.degToRad(38)), material, place)
}

/** A round post that stands on `at`: `top` is the upper radius, `edge` rounds its two rims. */
export const post = (
  radius: number,
  height: number,
  material: Material,
  { top = radius, edge = 0.15, ...place }: Place & { top?: number; edge?: number } = {},
) => lathe(`0 0, ${radius} 0 ${edge}, ${top} ${height} ${edge}, 0 ${height}`, material, place)

const curved = (profile: Line): Vector2[] => {
  const curve = new CatmullRomCurve3(corners(profile).map(([radius, height]) => new Vector3(radius, height, 0)))
  curve.curveType = 'centripetal'
  return curve.getPoints(corners(profile).length * 5).flatMap(({ x, y }) => rounded([[Math.max(0, x), y]]))
}
