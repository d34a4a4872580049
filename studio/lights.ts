import { DirectionalLight, HemisphereLight, MathUtils, Mesh, PlaneGeometry, type Scene, Vector3 } from 'three'
import { stageSize } from './camera.ts'
import type { Sun } from './picture.ts'
import { keyLamps, shadowFloor, skyLamps } from './shading.ts'

/** Towards the key light for a camera that stands at `from` degrees: at its left, a little in front, high up. */
export const keyDirection = (from: number) =>
  new Vector3().setFromSphericalCoords(1, MathUtils.degToRad(36), MathUtils.degToRad(from - 66))

/** Towards a sun. */
export const sunDirection = ({ from, height }: Sun) =>
  new Vector3().setFromSphericalCoords(1, MathUtils.degToRad(90 - height), MathUtils.degToRad(from))

/** Adds the lamps and the floor that receives their shadows. The tinted floor reflects a little of its colour. */
export const addLights = (scene: Scene) => {
  const keys = Array.from({ length: keyLamps }, () => lamp(keyStrength / keyLamps))
  const skies = Array.from({ length: skyLamps }, () => lamp(1.35 / skyLamps))
  const bounce = new HemisphereLight('#ffffff', '#ffffff', 1.9)
  const floor = shadowPlane()
  scene.add(...keys, ...skies, bounce, floor)
  return { keys, skies, bounce, floor }
}

/** Gives the key lights the colour and the strength of a sun, or those of the studio. */
export const lightKeys = ({ keys }: Lights, { colour = '#ffffff', strength = 1 }: Partial<Sun> = {}) => {
  for (const key of keys) {
    key.color.set(colour)
    key.intensity = (keyStrength * strength) / keyLamps
  }
}

/** How far a surface is lifted off itself in the shadow maps: less in a set, where things stand on one another. */
export const biasShadows = ({ keys, skies }: Lights, bias: number) => {
  for (const lamp of [...keys, ...skies]) lamp.shadow.normalBias = bias
}

const keyStrength = 2.1

export type Lights = ReturnType<typeof addLights>

/** Moves the lamps to their points for exposure `index`: the keys within their soft box, the skies anywhere above. */
export const moveLamps = ({ keys, skies }: Lights, towards: Vector3, index: number) => {
  for (const [lamp, key] of keys.entries()) moveLamp(key, towards, keyWidth, index * keyLamps + lamp)
  for (const [lamp, sky] of skies.entries()) moveLamp(sky, overhead, skyWidth, index * skyLamps + lamp)
}

/** Number `index` of an even, endless spread over 0 to 1. */
export const spread = (index: number, step: number) => (0.5 + index * step) % 1

const overhead = new Vector3(0, 1, 0)
const keyWidth = MathUtils.degToRad(5)
const skyWidth = MathUtils.degToRad(79)

// The two steps are Roberts' R2 sequence; the sine makes the points even over the disc that the floor sees.
const moveLamp = (lamp: DirectionalLight, towards: Vector3, width: number, index: number) => {
  const tilt = Math.asin(Math.sin(width) * Math.sqrt(spread(index, 0.7548776662)))
  const side = new Vector3(0, 0, 1).cross(towards).normalize()
  const axis = side.applyAxisAngle(towards, spread(index, 0.5698402909) * Math.PI * 2)
  lamp.position.copy(towards).applyAxisAngle(axis, tilt).multiplyScalar(40)
}

const lamp = (strength: number) => {
  const light = new DirectionalLight('#ffffff', strength)
  light.castShadow = true
  light.shadow.mapSize.set(1024, 1024)
  light.shadow.normalBias = 0.05
  light.shadow.bias = -0.0004
  const reach = stageSize * 1.3
  Object.assign(light.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 5, far: 75 })
  return light
}

const shadowPlane = () => {
  const plane = new Mesh(new PlaneGeometry(200, 200).rotateX(-Math.PI / 2), shadowFloor(0.34, 0.4))
  plane.receiveShadow = true
  return plane
}
