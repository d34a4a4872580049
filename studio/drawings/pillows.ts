import { box } from './solids/box.ts'
import { type Colour, darker } from './solids/colour.ts'
import { gloom } from './solids/gloom.ts'
import { onTop } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'

export interface PillowsLook {
  cover: Colour
  piping: Colour
}

/** Two pillows, one on the other. */
export const pillows = ({ cover, piping }: PillowsLook): Solid[] => [
  ...pillow([0, 0, 0], darker(cover, 0.04), piping),
  gloom(onTop(13, [6, 50, 1, 32]), 0.45),
  ...pillow([3, 2.6, 12], cover, piping),
]

const pillow = ([x, y, z]: Point, cover: Colour, piping: Colour): Solid[] => [
  box({ at: [x, y, z], size: [50, 34, 14.6], colour: cover, round: 7.2 }),
  tube({ points: seam.map(([dx, dy]): Point => [x + dx, y + dy, z + 7]), radius: 0.45, colour: piping }),
]

/** Along the widest line of the pillow that is seen, left to right. */
const seam = [
  [0.2, 8],
  [0.8, 3.8],
  [3.4, 0.8],
  [8, 0],
  [42, 0],
  [46.6, 0.8],
  [49.2, 3.4],
  [50, 8],
  [50, 26],
  [49.2, 30.6],
  [47, 33],
] as const
