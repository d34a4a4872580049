import { CatmullRomCurve3, type Material, SphereGeometry, TorusGeometry, TubeGeometry, Vector3 } from 'three'
import { numbers } from './outline.ts'
import { group, type Place, type Point, solid } from './place.ts'

interface Bend extends Place {
  closed?: boolean
  /** 0 is nearly straight between the points, 0.5 (the default) is a round bend. */
  tension?: number
  /** Round caps at the two ends (the default for an open tube). */
  capped?: boolean
}

/** A round bar of `radius` along a smooth line through the points, which may be written as `'x y z, x y z, ...'`. */
export const tube = (
  line: string | readonly Point[],
  radius: number,
  material: Material,
  { closed = false, tension = 0.5, capped = !closed, ...place }: Bend = {},
) => {
  const points = typeof line === 'string' ? numbers(line).map(([x = 0, y = 0, z = 0]): Point => [x, y, z]) : line
  const corners = points.map((point) => new Vector3(...point))
  const curve = new CatmullRomCurve3(corners, closed, tension === 0.5 ? 'centripetal' : 'catmullrom', tension)
  const bar = solid(new TubeGeometry(curve, points.length * 9, radius, 14, closed), material)
  const ends = capped ? [points[0], points.at(-1)].flatMap((at) => (at ? [ball(radius, material, { at })] : [])) : []
  return group([bar, ...ends], place)
}

/** A thin rod or wire, straight from point to point unless `bent`; cheap enough for cages and racks. */
export const wire = (
  line: string,
  radius: number,
  material: Material,
  { bent = false, ...place }: Place & { bent?: boolean } = {},
) => {
  const points = numbers(line).map(([x = 0, y = 0, z = 0]) => new Vector3(x, y, z))
  const curve = new CatmullRomCurve3(points, false, bent ? 'centripetal' : 'catmullrom', bent ? 0.5 : 0)
  return solid(new TubeGeometry(curve, bent ? points.length * 5 : points.length - 1, radius, 7), material, place)
}

/** A ribbed hose along a smooth line; `rib` is the distance of its ribs. */
export const hose = (
  line: string,
  radius: number,
  material: Material,
  { rib = radius * 0.7, ...place }: Place & { rib?: number } = {},
) => {
  const points = numbers(line).map(([x = 0, y = 0, z = 0]) => new Vector3(x, y, z))
  const curve = new CatmullRomCurve3(points, false, 'centripetal')
  const steps = Math.round((curve.getLength() / rib) * 6)
  const geometry = new TubeGeometry(curve, steps, radius, 20)
  const [position, middle, corner] = [geometry.getAttribute('position'), new Vector3(), new Vector3()]
  for (let index = 0; index < position.count; index++) {
    const step = Math.floor(index / 21)
    curve.getPointAt(step / steps, middle)
    corner
      .fromBufferAttribute(position, index)
      .sub(middle)
      .multiplyScalar(1 + 0.09 * Math.sin((step / 6) * Math.PI * 2))
      .add(middle)
    position.setXYZ(index, corner.x, corner.y, corner.z)
  }
  geometry.computeVertexNormals()
  return solid(geometry, material, place)
}

/** A ball about `at`; give `scale` three factors for an egg. */
export const ball = (radius: number, material: Material, place: Place = {}) =>
  solid(new SphereGeometry(radius, 32, 20), material, place)

/** A ring that lies flat about `at`: `radius` to the middle of a bar of `thickness` (its radius). */
export const ring = (radius: number, thickness: number, material: Material, place: Place = {}) =>
  solid(new TorusGeometry(radius, thickness, 12, 72).rotateX(Math.PI / 2), material, place)
