import { type Colour, chrome } from './solids/colour.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

/** A basin mixer with one lever and a swan's neck. */
export const mixerTap = ({ metal = chrome }: { metal?: Colour }): Solid[] => [
  turned({
    at: [0, 0, 0],
    profile: [
      [0, 5],
      [1, 4.8],
      [1.6, 3.4],
    ],
    colour: metal,
    finish: 'metal',
  }),
  turned({
    at: [0, 0, 1.6],
    profile: [
      [0, 3.2],
      [12, 2.9],
    ],
    colour: metal,
    finish: 'metal',
  }),
  tube({
    points: [
      [0, 0, 12],
      [0, 0, 22],
      [-1.4, 0, 28],
      [-7, 0, 32],
      [-12.6, 0, 28.4],
      [-14, 0, 22],
    ],
    radius: 1.5,
    colour: metal,
  }),
  turned({
    at: [-14, 0, 20],
    profile: [
      [0, 1.8],
      [2.6, 1.8],
    ],
    colour: metal,
    finish: 'metal',
    end: 'none',
  }),
  turned({
    at: [2.4, 0, 8],
    axis: [1, 0, 0.1],
    profile: [
      [0, 2.4],
      [3, 2.4],
    ],
    colour: metal,
    finish: 'metal',
  }),
  tube({
    points: [
      [5, 0, 8.6],
      [7, -0.6, 12],
      [9, -1, 17],
    ],
    radius: 0.9,
    colour: metal,
  }),
]
