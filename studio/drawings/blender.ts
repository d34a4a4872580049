import { box } from './solids/box.ts'
import { type Colour, chrome, coal } from './solids/colour.ts'
import { onFront, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface BlenderLook {
  body: Colour
  trim?: Colour
  /** What is being mixed. */
  filling?: Colour
}

export const blender = ({ body, trim = coal, filling = '#f2a7a0' }: BlenderLook): Solid[] => [
  box({ at: [-8, -8, 0], size: [16, 16, 11], colour: body, round: 2.6, taper: -1 }),
  turned({
    at: [0.3, -8.2, 5],
    axis: [0, -1, 0],
    profile: [
      [0, 2.8],
      [1.6, 2.4],
    ],
    colour: chrome,
    finish: 'metal',
  }),
  ...[-6.6, 5].map((x) =>
    plate({ points: onFront(-8.8, [x, x + 1.8, 4, 5.6], 0.3), fill: '#ffffff', round: 0.3, opacity: 0.7 }),
  ),
  turned({
    at: [0, 0, 11],
    profile: [
      [0, 6.4],
      [2.4, 5.6],
    ],
    colour: trim,
  }),
  tube({
    points: [
      [6.4, 0, 17],
      [10.6, 0, 17.4],
      [12, 0, 22],
      [11.6, 0, 28],
      [7.6, 0, 30],
    ],
    radius: 1,
    colour: trim,
  }),
  turned({
    at: [0, 0, 13.4],
    profile: [
      [0, 5.2],
      [19, 7.6],
    ],
    colour: '#cfe0e6',
    finish: 'glass',
  }),
  turned({
    at: [0, 0, 14.2],
    profile: [
      [0, 4.9],
      [10, 6.1],
    ],
    colour: filling,
  }),
  plate({
    points: [
      [-5, -4.6, 15],
      [-4.2, -4.8, 15],
      [-5.4, -5.2, 31],
      [-6.4, -4.8, 31],
    ],
    fill: '#ffffff',
    round: 0.2,
    opacity: 0.6,
  }),
  turned({
    at: [0, 0, 31.8],
    profile: [
      [0, 8],
      [2.2, 7.6],
    ],
    colour: trim,
  }),
  turned({
    at: [0, 0, 34],
    profile: [
      [0, 3.2],
      [1.8, 2.8],
    ],
    colour: trim,
  }),
]
