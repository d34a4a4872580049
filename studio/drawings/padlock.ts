import { box } from './solids/box.ts'
import { type Colour, chrome, coal, darker } from './solids/colour.ts'
import { onFront, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface PadlockLook {
  body: Colour
  shackle?: Colour
}

export const padlock = ({ body, shackle = chrome }: PadlockLook): Solid[] => [
  tube({
    points: [
      [6, 6, 24],
      [6, 6, 34],
      [8.4, 6, 40],
      [15, 6, 43],
      [21.6, 6, 40],
      [24, 6, 34],
      [24, 6, 24],
    ],
    radius: 2.5,
    colour: shackle,
  }),
  box({ at: [0, 0, 0], size: [30, 12, 27], colour: body, round: 2.6 }),
  ...[5, 21.4].map((z) =>
    plate({ points: onFront(-0.1, [2.4, 27.6, z, z + 0.7]), fill: darker(body, 0.3), opacity: 0.6 }),
  ),
  turned({
    at: [15, 0, 13.6],
    axis: [0, -1, 0],
    profile: [
      [0, 5],
      [0.8, 4.6],
    ],
    colour: chrome,
    finish: 'metal',
  }),
  plate({ points: onFront(-0.9, [14.5, 15.5, 10.6, 15], 0.5), fill: coal, round: 0.5 }),
  plate({
    points: [
      [15, -0.9, 15],
      [15.1, -0.9, 15],
    ],
    fill: coal,
    round: 1.3,
  }),
]
