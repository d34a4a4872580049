import { pail } from './mop.ts'
import { box } from './solids/box.ts'
import type { Colour } from './solids/colour.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'

export interface BucketLook {
  colour: Colour
  sponge: Colour
}

/** A ten-litre bucket with a sponge. */
export const bucket = ({ colour, sponge }: BucketLook): Solid[] => [
  ...pail(colour),
  box({ at: spongeAt, size: [9, 6, 3.6], colour: sponge, round: 0.9 }),
]

const spongeAt: Point = [4, -19, 0]
