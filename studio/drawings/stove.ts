import { box } from './solids/box.ts'
import { type Colour, chrome, coal, steel } from './solids/colour.ts'
import { paint } from './solids/paint.ts'
import { onFront, onSide, plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface StoveLook {
  body: Colour
  hob?: Colour
}

/** A stove with four plates and an oven. */
export const stove = ({ body, hob = '#3c4147' }: StoveLook): Solid[] => [
  box({ at: [0, 52, 80], size: [54, 3, 16], colour: body, round: 1.2 }),
  box({ at: [0, 0, 2], size: [54, 55, 80], colour: body, round: 1.8 }),
  box({ at: [-0.6, -0.8, 81], size: [55.2, 54, 2.6], colour: hob, round: 1 }),
  ...plates.map(([x, y, radius]) =>
    turned({
      at: [x, y, 83.6],
      profile: [
        [0, radius],
        [1.2, radius - 0.4],
      ],
      colour: coal,
      end: paint('top', '#24272b'),
    }),
  ),
  plate({ points: onFront(-0.1, [2, 52, 68, 79], 0.6), fill: coal, round: 0.6 }),
  ...[9, 18, 27, 36, 45].map((x) =>
    turned({
      at: [x, -0.2, 73.4],
      axis: [0, -1, 0],
      profile: [
        [0, 3],
        [2, 2.6],
      ],
      colour: chrome,
      finish: 'metal',
    }),
  ),
  box({ at: [2, -1.6, 18], size: [50, 2.4, 46], colour: body, round: 1 }),
  plate({ points: onFront(-1.8, [8, 46, 26, 52], 2), fill: paint('front', '#454c55'), round: 2 }),
  plate({
    points: [
      [14, -1.9, 29],
      [19, -1.9, 29],
      [29, -1.9, 50],
      [24, -1.9, 50],
    ],
    fill: '#ffffff',
    opacity: 0.13,
  }),
  tube({
    points: [
      [6, -3.6, 58],
      [48, -3.6, 58],
    ],
    radius: 1.2,
    colour: steel,
  }),
  plate({ points: onFront(-0.1, [2, 52, 15.4, 16.2]), fill: coal, opacity: 0.5 }),
  plate({ points: onSide(54.1, [6, 48, 12, 13]), fill: coal, opacity: 0.12 }),
]

const plates: Point[] = [
  [15, 39, 8],
  [39, 39, 6.4],
  [15, 15, 6.4],
  [39, 15, 8],
]
