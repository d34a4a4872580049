import { type BufferGeometry, Group, type Material, MathUtils, Mesh, type Object3D } from 'three'
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'

/** Where a part stands: `at` in centimetres, `turn` in degrees about x, y and z, `scale` as factors. */
export interface Place {
  at?: Point
  turn?: Point
  scale?: Point | number
}

/** x to the right, y up, z towards the front; in centimetres. */
export type Point = readonly [x: number, y: number, z: number]

/** The object at its place; answers the same object. */
export const placed = <Thing extends Object3D>(thing: Thing, { at, turn, scale }: Place) => {
  if (at) thing.position.set(...at)
  if (turn) thing.rotation.set(...radians(turn))
  if (typeof scale === 'number') thing.scale.setScalar(scale)
  if (typeof scale === 'object') thing.scale.set(...scale)
  return thing
}

/** Parts that are placed together. */
export const group = (parts: Object3D[], place: Place = {}) => placed(new Group().add(...parts), place)

/** Marks a part as worth a close-up; answers the same part. Several marked parts are seen together. */
export const detail = <Thing extends Object3D>(part: Thing) => {
  part.userData['detail'] = true
  return part
}

/** One solid that throws and takes shadows. */
export const solid = (geometry: BufferGeometry, material: Material, place: Place = {}) => {
  geometry.deleteAttribute('uv')
  const mesh = new Mesh(geometry.index ? geometry : mergeVertices(geometry), material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return placed(mesh, place)
}

/** `count` parts, each made from its number (0, 1, 2 ...). */
export const row = <Part extends Object3D>(count: number, part: (index: number) => Part) =>
  Array.from({ length: count }, (_, index) => part(index))

/** `count` copies of a part about the y axis; `part` is drawn at angle 0, towards +z. */
export const around = (count: number, part: (index: number) => Object3D) =>
  group(row(count, (index) => group([part(index)], { turn: [0, (360 / count) * index, 0] })))

const radians = ([x, y, z]: Point) => [MathUtils.degToRad(x), MathUtils.degToRad(y), MathUtils.degToRad(z)] as const
