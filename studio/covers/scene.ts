import type { Object3D } from 'three'
import { group } from '#studio/archetypes/kit/place.ts'
import type { Angle, Picture } from '#studio/picture.ts'
import type { Tile } from '#studio/tiles.ts'

/** A wide picture of several things that stand together. */
export const scene = (tile: Tile, parts: () => Object3D[], angle: Angle = {}): Picture => ({
  archetype: 'cover',
  model: () => group(parts()),
  angle: { from: 22, over: 20, zoom: 1.1, ...angle },
  tile,
  format: 'wide',
})

/** A thing at a place on the floor, in centimetres; `turn` in degrees, anticlockwise seen from above. */
export const put = (
  thing: Object3D,
  [x, z]: readonly [x: number, z: number],
  { turn = 0, scale = 1, up = 0 }: { turn?: number; scale?: number; up?: number } = {},
) => group([thing], { at: [x, up, z], turn: [0, turn, 0], scale })
