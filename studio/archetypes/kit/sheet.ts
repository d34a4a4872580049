import { BufferGeometry, Float32BufferAttribute, type Material, Mesh, Vector2, Vector3 } from 'three'
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { type Line, rounded } from './outline.ts'
import { type Place, placed } from './place.ts'

interface Cloth extends Place {
  width: number
  thickness: number
  /** The thickness' factor at a point: centimetres along the line, and across from its middle. */
  puff?: (along: number, across: number) => number
  /** Moves a point of the cloth to where it hangs or lies. */
  drape?: (point: Vector3, along: number, across: number) => void
  /** Other materials from these centimetres of the line on, in order. */
  bands?: readonly (readonly [from: number, Material])[]
  /** Rounding of the cloth's edges, half its thickness by default. */
  rim?: number
}

/**
 * A soft sheet with rounded edges, `width` centimetres wide along x. Its section follows a line of `'z y radius'` corners, so that it can
 * be folded, rolled up or hung over a bar.
 */
export const sheet = (line: Line, material: Material, cloth: Cloth) => {
  const { width, thickness, rim = thickness / 2, bands = [] } = cloth
  const grain = Math.min(1, Math.max(0.25, thickness / 2))
  const path = measured(rounded(line, true))
  const rows = steps(
    0,
    path.length,
    grain,
    rim,
    bands.map(([from]) => from),
  )
  const columns = steps(-width / 2, width / 2, grain * 1.5, rim)
  const half = (along: number, across: number) =>
    (thickness / 2) *
    roundOff(Math.min(along, path.length - along) / rim) *
    roundOff((width / 2 - Math.abs(across)) / rim) *
    (cloth.puff?.(along, across) ?? 1)
  const side = (up: 1 | -1) =>
    rows.flatMap((along) => {
      const { at, normal } = path.at(along)
      return columns.map((across) => {
        const point = new Vector3(across, at.y, at.z).addScaledVector(normal, up * half(along, across))
        cloth.drape?.(point, along, across)
        return point
      })
    })
  const geometry = new BufferGeometry()
  const points = [...side(1), ...side(-1)]
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      points.flatMap(({ x, y, z }) => [x, y, z]),
      3,
    ),
  )
  geometry.setIndex(quads(rows, columns.length, bands, geometry))
  const skin = mergeVertices(geometry, 0.0005)
  skin.computeVertexNormals()
  const mesh = new Mesh(skin, [material, ...bands.map(([, other]) => other)])
  mesh.castShadow = true
  mesh.receiveShadow = true
  return placed(mesh, cloth)
}

const roundOff = (share: number) => (share >= 1 ? 1 : Math.sqrt(Math.max(0, 1 - (1 - share) ** 2)))

/** Even steps between two ends, finer within the rims, with further marks between them. */
const steps = (from: number, to: number, step: number, rim: number, marks: readonly number[] = []) => {
  const count = Math.ceil((to - from) / step)
  const even = Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
  const rims = [0.04, 0.15, 0.34, 0.6].flatMap((share) => [from + rim * share, to - rim * share])
  const inside = even.filter((at) => at === from || at === to || (at > from + rim && at < to - rim))
  return [...new Set([...inside, ...rims, from + rim, to - rim, ...marks])].sort((a, b) => a - b)
}

/** A line by its length: the point `along` it, and the direction that is up for the cloth there. */
const measured = (corners: Vector2[]) => {
  const places = [0]
  for (const [index, corner] of corners.slice(1).entries())
    places.push((places[index] ?? 0) + corner.distanceTo(corners[index] ?? corner))
  const length = places.at(-1) ?? 0
  const point = (along: number) => {
    const next = Math.max(
      1,
      places.findIndex((place) => place >= Math.min(along, length - 1e-6)),
    )
    const [from, to] = [corners[next - 1] ?? new Vector2(), corners[next] ?? new Vector2()]
    const [start, end] = [places[next - 1] ?? 0, places[next] ?? 1]
    return from.clone().lerp(to, (along - start) / (end - start || 1))
  }
  return {
    length,
    at: (along: number) => {
      const [{ x: z, y }, tangent] = [
        point(along),
        point(along + 0.15)
          .sub(point(along - 0.15))
          .normalize(),
      ]
      return { at: { y, z }, normal: new Vector3(0, tangent.x, -tangent.y) }
    },
  }
}

const quads = (rows: number[], columns: number, bands: NonNullable<Cloth['bands']>, geometry: BufferGeometry) => {
  const starts = [0, ...bands.map(([from]) => from), Number.POSITIVE_INFINITY]
  const index: number[] = []
  starts.slice(1).forEach((until, band) => {
    const before = index.length
    rows.slice(0, -1).forEach((along, row) => {
      if (along >= (starts[band] ?? 0) && along < until) index.push(...strip(row, columns, rows.length * columns))
    })
    geometry.addGroup(before, index.length - before, band)
  })
  return index
}

const strip = (row: number, columns: number, under: number) =>
  Array.from({ length: columns - 1 }, (_, column) => row * columns + column).flatMap((a) => {
    const [b, c, d] = [a + 1, a + columns, a + columns + 1]
    return [a, c, b, b, c, d, ...[a, b, c, b, d, c].map((corner) => corner + under)]
  })
