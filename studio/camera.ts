import { Box2, Box3, MathUtils, Mesh, type Object3D, PerspectiveCamera, Vector2, Vector3 } from 'three'
import type { Point } from './archetypes/kit/place.ts'
import type { Angle, View } from './picture.ts'

/** The size of every model on the stage: the half diagonal of the box around it. */
export const stageSize = 10

/** Scales the model to the stage and centres it; returns the same model. */
export const fitToStage = (model: Object3D) => {
  const room = new Box3().setFromObject(model, true)
  const factor = stageSize / (room.getSize(new Vector3()).length() / 2)
  const middle = room.getCenter(new Vector3())
  model.position.set(-middle.x * factor, 0, -middle.z * factor)
  model.scale.setScalar(factor)
  model.updateMatrixWorld(true)
  return model
}

/** A long lens that sees the whole model and its shadow, or comes close to its details. `aspect` is width over height. */
export const cameraFor = (model: Object3D, light: Vector3, angle: Angle, aspect: number) => {
  const { from = 35, over = 20, zoom = 1, close = false, aside = [0, 0, 0] } = angle
  const camera = new PerspectiveCamera(20, aspect, 1, 400)
  const towards = new Vector3().setFromSphericalCoords(1, MathUtils.degToRad(90 - over), MathUtils.degToRad(from))
  const seen = close ? details(model) : points(model)
  const shade = close ? seen : seen.map((point) => shadowOf(point, light))
  const target = new Box3().setFromPoints(seen).getCenter(new Vector3())
  let distance = 60
  for (let round = 0; round < 8; round++) {
    placeCamera(camera, target, towards, distance)
    const { excess, middle } = measureFrame(bounds(camera, seen), bounds(camera, shade), aspect)
    shift(camera, target, middle, distance)
    distance *= excess
  }
  target.addScaledVector(new Vector3(...aside), model.scale.x)
  placeCamera(camera, target, towards, distance / zoom)
  return camera
}

/** A camera at a place in the model. */
export const cameraAt = (model: Object3D, { eye, target, lens = 26 }: View, aspect: number) => {
  const camera = new PerspectiveCamera(lens, aspect, 0.2, 400)
  const inWorld = (point: Point) => model.localToWorld(new Vector3(...point))
  camera.position.copy(inWorld(eye))
  camera.lookAt(inWorld(target))
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld(true)
  return camera
}

const placeCamera = (camera: PerspectiveCamera, target: Vector3, towards: Vector3, distance: number) => {
  camera.position.copy(target).addScaledVector(towards, distance)
  camera.near = Math.max(0.5, distance - 40)
  camera.lookAt(target)
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld(true)
}

const shift = (camera: PerspectiveCamera, target: Vector3, by: Vector2, distance: number) => {
  const reach = Math.tan(MathUtils.degToRad(camera.fov / 2)) * distance
  const [right, up] = [new Vector3(), new Vector3()]
  camera.matrixWorld.extractBasis(right, up, new Vector3())
  target.addScaledVector(right, by.x * reach * camera.aspect).addScaledVector(up, by.y * reach)
}

const mostOfTheTile = 1.46
const nearlyTheTile = 1.9

/** The product keeps generous room around it; its shadow may come nearer to the edge, in a wide picture more so. */
const measureFrame = (product: Box2, shadow: Box2, aspect: number) => {
  const all = product.clone().union(shadow)
  const [size, whole] = [product.getSize(new Vector2()), all.getSize(new Vector2())]
  const excess = Math.max(Math.max(size.x, size.y) / mostOfTheTile, Math.max(whole.x, whole.y) / nearlyTheTile)
  return { excess, middle: product.getCenter(new Vector2()).lerp(all.getCenter(new Vector2()), 0.6 / aspect) }
}

const bounds = (camera: PerspectiveCamera, points: Vector3[]) =>
  new Box2().setFromPoints(points.map((point) => flat(point.clone().project(camera))))

const flat = ({ x, y }: Vector3) => new Vector2(x, y)

const shadowOf = (point: Vector3, light: Vector3) => point.clone().addScaledVector(light, -point.y / light.y)

const points = (model: Object3D) => parts(model).flatMap((part) => (part instanceof Mesh ? corners(part) : []))

const details = (model: Object3D) => {
  const found = parts(model).filter((part) => part.userData['detail'])
  if (!found.length) throw new Error('No part of this model is marked as a detail')
  return found.flatMap(points)
}

const parts = (model: Object3D) => {
  const found: Object3D[] = []
  model.traverse((part) => {
    found.push(part)
  })
  return found
}

const corners = ({ geometry, matrixWorld }: Mesh) => {
  const position = geometry.getAttribute('position')
  const every = Math.max(1, Math.floor(position.count / 400))
  const picked = Array.from({ length: Math.ceil(position.count / every) }, (_, index) => index * every)
  return picked.map((index) => new Vector3().fromBufferAttribute(position, index).applyMatrix4(matrixWorld))
}
