import { Box3, MathUtils, type Object3D, Vector3 } from 'three'
import { paper } from '#studio/archetypes/kit/materials.ts'
import { group } from '#studio/archetypes/kit/place.ts'
import type { Picture, View } from '#studio/picture.ts'
import { tiles } from '#studio/tiles.ts'
import { type Companion, companions } from './companions.ts'
import type { Setting, Site } from './fittings.ts'
import { settings } from './settings.ts'

/** Where a product is used, and what stands beside it. */
export interface Use {
  setting: keyof typeof settings
  beside: keyof typeof companions
  /** The side of the product on which its companion stands: 1, the right, by default. */
  side?: 1 | -1
  /** Degrees that the product is turned, anticlockwise seen from above. */
  turn?: number
  /** Degrees to the right of the front from where the camera looks, and degrees that it looks down. */
  from?: number
  over?: number
  /** How far the product stands above the ground of the setting, in centimetres. */
  up?: number
  /** From the model to the product's true size, where a model stands for products of several sizes; 1 by default. */
  scale?: number
  /** 1 shows the product with its companion; more comes closer. */
  zoom?: number
  /** How far the camera looks below the product's middle, in centimetres. */
  below?: number
}

/** A picture of a product at its true size in a setting, in place of one before a tile; the tile tints the wall. */
export const inUse = (picture: Picture, use: Use): Picture => ({
  ...picture,
  setting: use.setting,
  angle: {},
  sun: settings[use.setting].sun,
  model: () => compose(picture, use).model,
  get view() {
    return compose(picture, use).view
  },
})

const compose = (picture: Picture, use: Use) => {
  const { side = 1 } = use
  const setting: Setting = settings[use.setting]
  const companion: Companion = companions[use.beside]
  const product = centred(picture.model(), use)
  const found = new Box3().setFromObject(product, true).getSize(new Vector3())
  const size = found.setX(Math.max(found.x, setting.taken ?? 0))
  const frame = frameOf(size, companion, use)
  const back = -Math.max(setting.behind, size.z / 2 + setting.gap)
  const site: Site = {
    span: frame.span,
    depth: size.z,
    back,
    paint: paper(deeper(tiles[picture.tile])),
    width: frame.span * 1.4 + Math.abs(back) * 1.3 + Math.abs(frame.aside) * 2,
    height: frame.span * 1.1 + 10,
  }
  const x = side * (size.x / 2 + frame.gap + companion.width / 2)
  const onFloor = companion.lowered || companion.height > 70
  const lowered = setting.shelf?.at ?? (onFloor ? (setting.floor ?? 0) : 0)
  const z = companion.againstWall ?? setting.shelf?.fromWall
  const beside = group([companion.model()], {
    at: [x, lowered, z === undefined ? Math.min(size.z * 0.16, 16) : back + z],
  })
  return { model: group([...setting.parts(site), product, beside]), view: viewOf(size, frame, use) }
}

const centred = (model: Object3D, { turn = 0, up = 0, scale = 1 }: Use) => {
  const thing = group([group([model], { turn: [0, turn, 0], scale })])
  const room = new Box3().setFromObject(thing, true)
  const middle = room.getCenter(new Vector3())
  thing.position.set(-middle.x, up + Math.max(0, -room.min.y), -middle.z)
  return thing
}

interface Frame {
  span: number
  gap: number
  /** How far the middle of the picture is beside the product's middle. */
  aside: number
}

/** The camera sees the whole product, a small companion whole and most of a large one. */
const frameOf = (size: Vector3, { width, height }: Companion, { side = 1, zoom = 1, up = 0 }: Use): Frame => {
  const gap = Math.min(12, 2 + size.x * 0.1)
  const share = width > 40 ? 0.72 : 1
  const wide = size.x + gap + width * share
  const high = Math.max(size.y + up, Math.min(height, size.y * 1.5))
  const span = Math.max(wide * 1.22, high * 1.5, 32) / zoom
  return { span, gap, aside: (side * (gap + width * share)) / 2 }
}

const lens = 26

const viewOf = ({ y }: Vector3, { span, aside }: Frame, { from = 14, over = 15, up = 0, below = 0 }: Use): View => {
  const distance = span / 2 / Math.tan(MathUtils.degToRad(lens / 2))
  const target = [aside, (y + up) * 0.46 - below, 0] as const
  const towards = new Vector3().setFromSphericalCoords(
    distance,
    MathUtils.degToRad(90 - over),
    MathUtils.degToRad(from),
  )
  return { eye: [target[0] + towards.x, target[1] + towards.y, target[2] + towards.z], target, lens }
}

/** The wall's paint is a stronger shade of the tile. */
const deeper = (tile: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(tile.slice(at, at + 2), 16))
  const grey = (red + green + blue) / 3
  const shade = (value: number) => Math.round(Math.max(0, Math.min(255, grey * 0.95 + (value - grey) * 2)))
  return `#${[red, green, blue].map((value) => shade(value).toString(16).padStart(2, '0')).join('')}`
}
