import type { Material, Object3D } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { paper } from '#studio/archetypes/kit/materials.ts'
import { wood } from '#studio/archetypes/kit/patterns.ts'
import { group } from '#studio/archetypes/kit/place.ts'
import { slab } from '#studio/archetypes/kit/slab.ts'
import type { Sun } from '#studio/picture.ts'

/** The place that a setting is built around: the product stands in its middle, at height 0. All in centimetres. */
export interface Site {
  /** How much the camera sees from left to right; the setting reaches far enough beyond. */
  span: number
  depth: number
  /** The wall's front, behind the product. */
  back: number
  /** The paint of the wall. */
  paint: Material
  /** How wide and how high the setting is at the wall. */
  width: number
  height: number
}

/** A room or a yard, and the light in it. */
export interface Setting {
  parts: (site: Site) => Object3D[]
  sun: Sun
  /** Room between the product and the wall, at least. */
  gap: number
  /** How far behind the product's middle the wall is, at least. */
  behind: number
  /** Height of the floor, below 0 if the product stands on a piece of furniture. */
  floor?: number
  /** Where the companion of a product that hangs on the wall stands: its height, and its distance from the wall. */
  shelf?: { at: number; fromWall: number }
  /** The setting itself takes this width around the product. */
  taken?: number
}

/** The wall behind the product, from the height `from` up. */
export const paintedWall = ({ width, height, back, paint }: Site, from = 0) =>
  box([width, height + Math.abs(from), 4], paint, { radius: 0.1, at: [0, from, back - 2] })

/** A floor whose boards or tiles lie at height `at`. */
export const floor = ({ span, width, back, depth }: Site, material: Material, at = 0) => {
  const front = depth / 2 + span * (at ? 1.1 : 0.75)
  return box([width, 2, front - back], material, { radius: 0.1, at: [0, at - 2, (front + back) / 2] })
}

/** The board along the foot of the wall. */
export const skirting = ({ width, back }: Site, at = 0) =>
  box([width, 10, 1.6], paper('#fbf7ee'), { radius: 0.25, at: [0, at, back + 0.8] })

/** A worktop from wall to front, its upper face at height 0. */
export const top = ({ width, back, depth }: Site, material: Material, { thick = 4, deep = 62 } = {}) => {
  const front = Math.max(back + deep, depth / 2 + 7)
  return box([width, thick, front - back], material, { radius: 0.25, at: [0, -thick, (front + back) / 2] })
}

/** The fronts of the cupboards below a worktop. */
export const cupboards = ({ width, back, depth }: Site, front: Material) =>
  box([width, 70, 4], front, { radius: 0.25, at: [0, -74, Math.max(back + 62, depth / 2 + 7) - 4] })

/** A worktop with a round hole for the basin. */
export const vanity = ({ width, back }: Site) => {
  const [side, front] = [width / 2, back + 66]
  const outline = `${-side} ${-front}, ${side} ${-front}, ${side} ${-back}, ${-side} ${-back}`
  const hole = '-18.8 -43.8 18.7, 18.8 -43.8 18.7, 18.8 -6.2 18.7, -18.8 -6.2 18.7'
  return slab(outline, 4, wood('#c08f5a', 'x'), { bevel: 0.1, holes: [hole], at: [0, -4, 0], turn: [-90, 0, 0] })
}

/** A tool that hangs on the wall. */
export const hung = (tool: Object3D, at: readonly [number, number, number], roll = 0) =>
  group([group([tool], { turn: [90, 0, 0] })], { at, turn: [0, 0, roll] })
