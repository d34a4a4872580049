import type { Object3D } from 'three'
import type { Point } from './archetypes/kit/place.ts'
import type { Tile } from './tiles.ts'

/** Where the camera stands. */
export interface Angle {
  /** Degrees to the right of the front: 35 by default, negative to the left. */
  from?: number
  /** Degrees that it looks down: 20 by default. */
  over?: number
  /** Comes close to the parts that the archetype marks with `detail`. */
  close?: boolean
  /** 1 shows the whole product with its shadow, or the whole detail; more comes closer. */
  zoom?: number
  /** Moves the middle of the picture, in the model's centimetres. */
  aside?: Point
}

/** A camera in a set that fills the whole picture, in the model's centimetres. */
export interface View {
  eye: Point
  /** The point in the middle of the picture. */
  target: Point
  /** Degrees that the lens sees from top to bottom: 26 by default. */
  lens?: number
}

/** Where the key light stands: degrees to the right of the front, and above the floor. */
export interface Sun {
  from: number
  height: number
  colour?: string
  /** 1 is the key light of the studio. */
  strength?: number
}

/** What is in front of the camera, how it is looked at, and the tile behind it. */
export interface Picture {
  archetype: string
  model: () => Object3D
  angle: Angle
  /** In place of the angle. */
  view?: View
  /** By default the light of the studio, at the camera's left. */
  sun?: Sun
  tile: Tile
  /** The room or yard that the product is shown in, by its name in `scenes/settings.ts`. */
  setting?: string
  /** Square by default; wide is 8 to 5, desk 16 to 9, phone 4 to 3. */
  format?: PictureFormat
}

export type PictureFormat = 'square' | 'wide' | 'desk' | 'phone'

/** Pictures by file name without size and extension. */
export type Pictures = Record<string, Picture>

/**
 * The pictures of all products of one archetype: by slug the product's look and a tile for each of its pictures, which are taken from the
 * archetype's angles in turn and called `slug`, `slug-2`, `slug-3`. A scene may take the place of the second (`scenes/uses.ts`).
 */
export const shots = <Look>(
  archetype: (look: Look) => Object3D,
  angles: readonly Angle[],
  products: Record<string, readonly [look: Look, ...tiles: Tile[]]>,
): Pictures =>
  Object.fromEntries(
    Object.entries(products).flatMap(([slug, [look, ...tiles]]) =>
      tiles.map((tile, index) => [
        index ? `${slug}-${index + 1}` : slug,
        { archetype: archetype.name, model: () => archetype(look), angle: angles[index] ?? {}, tile },
      ]),
    ),
  )

/** The usual three-quarter view, from the right. */
export const whole: Angle = {}
export const fromTheLeft: Angle = { from: -38 }
export const fromTheFront: Angle = { from: 4, over: 13 }
export const fromTheSide: Angle = { from: 82, over: 14 }
export const fromAbove: Angle = { from: 28, over: 52 }
export const closeBy: Angle = { close: true }
