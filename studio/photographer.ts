import { Mesh, type Object3D, PerspectiveCamera, type Scene, type WebGLRenderer } from 'three'
import { accumulationBuffer, createCompositor, type Size } from './accumulationBuffer.ts'
import { cameraAt, cameraFor, fitToStage } from './camera.ts'
import { biasShadows, keyDirection, type Lights, lightKeys, moveLamps, spread, sunDirection } from './lights.ts'
import type { Picture } from './picture.ts'
import { tiles } from './tiles.ts'

interface Room {
  renderer: WebGLRenderer
  scene: Scene
  lights: Lights
}

/**
 * Takes pictures of `width` by `height` pixels onto the renderer's canvas. Each is the mean of many exposures: every one takes other points of the lamps,
 * which makes shadows soft, and a slightly shifted frame, which makes edges smooth. Shadows on the floor are softer than the product,
 * so they are taken at half the size, and the product only every second time. Close-ups show more of the grain, so they take twice as many.
 */
export const photographer = (
  { renderer, scene, lights }: Room,
  { size, exposures }: { size: Size; exposures: number },
) => {
  const [width, height] = size
  const [product, shadow] = [accumulationBuffer(renderer, size), accumulationBuffer(renderer, [width / 2, height / 2])]
  const composite = createCompositor(renderer, product, shadow)
  const shoot = (camera: PerspectiveCamera, of: 'product' | 'floor', model: Object3D) => {
    model.visible = of === 'product'
    lights.floor.visible = of === 'floor'
    renderer.shadowMap.autoUpdate = of === 'product'
    renderer.render(scene, camera)
    model.visible = true
  }
  return (picture: Picture) => {
    const [model, tile] = [fitToStage(picture.model()), tiles[picture.tile]]
    const { angle, view, sun } = picture
    const towards = sun ? sunDirection(sun) : keyDirection(angle.from ?? 35)
    const camera = view ? cameraAt(model, view, width / height) : cameraFor(model, towards, angle, width / height)
    lightKeys(lights, sun)
    biasShadows(lights, view ? 0.028 : 0.05)
    renderer.setSize(width, height)
    scene.add(model)
    lights.bounce.groundColor.set(tile)
    product.clear()
    shadow.clear()
    // A set fills the picture: nothing of the floor is seen, and every exposure is one of the set.
    const count = view ? Math.ceil(exposures / 2) : picture.angle.close ? exposures * 2 : exposures
    for (let index = 0; index < count; index++) {
      moveLamps(lights, towards, index)
      thinGlassShadows(model, index)
      camera.setViewOffset(width, height, jitter(index, 0.8191725134), jitter(index, 0.6710436067), width, height)
      if (index % 2 && !view) product.updateShadows(() => shoot(blindCamera, 'product', model))
      else product.accumulate(() => shoot(camera, 'product', model))
      if (!view) shadow.accumulate(() => shoot(camera, 'floor', model))
    }
    composite({ shares: [view ? 1 / count : 2 / count, 1 / count], tile })
    discard(model)
  }
}

/** A camera that sees nothing, so that a frame renders the shadow maps only. */
const blindCamera = new PerspectiveCamera(1, 1, 1, 2)
blindCamera.position.set(0, -500, 0)
blindCamera.lookAt(0, -600, 1)

// A pixel gathers light from a little beyond its own edges, which looks smoother than a hard square.
const jitter = (index: number, step: number) => {
  const at = spread(index, step)
  return (at < 0.5 ? Math.sqrt(2 * at) - 1 : 1 - Math.sqrt(2 - 2 * at)) * 0.9
}

/** Glass lets most of the light through: it throws its shadow in one exposure of eight. */
const thinGlassShadows = (model: Object3D, index: number) =>
  model.traverse((part) => {
    if (part instanceof Mesh && part.material.transparent) part.castShadow = index % 8 === 0
  })

const discard = (model: Object3D) => {
  model.removeFromParent()
  model.traverse((part) => {
    if (part instanceof Mesh) part.geometry.dispose()
  })
}
