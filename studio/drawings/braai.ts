import { type Colour, chrome, coal, wood } from './solids/colour.ts'
import type { Solid } from './solids/solid.ts'
import { tube, wires } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

/** A kettle braai with its lid on. */
export const braai = ({ body }: { body: Colour }): Solid[] => [
  wires({
    lines: [
      [
        [0, 10, 34],
        [0, 20, 2],
      ],
      [
        [-8, -6, 34],
        [-18, -12, 2],
      ],
      [
        [8, -6, 34],
        [18, -12, 2],
      ],
    ],
    radius: 1.1,
    colour: chrome,
    straight: true,
  }),
  turned({
    at: [0, 0, 14],
    profile: [
      [0, 12.6],
      [0.8, 12.6],
    ],
    colour: '#8d939a',
    finish: 'metal',
  }),
  turned({
    at: [18.6, -12.6, 3.6],
    axis: [0.3, -1, 0],
    profile: [
      [-2, 3.6],
      [1, 3.6],
    ],
    colour: coal,
    end: '#6a7077',
  }),
  turned({
    at: [-18, -12.6, 3.6],
    axis: [0.3, -1, 0],
    profile: [
      [-2, 3.6],
      [1, 3.6],
    ],
    colour: coal,
    end: '#6a7077',
  }),
  turned({
    at: [0, 0, 30],
    profile: [
      [0, 9],
      [2, 14],
      [6, 18.6],
      [11, 21],
      [15, 21.4],
    ],
    colour: body,
    soft: true,
  }),
  tube({
    points: [
      [19, -9, 43],
      [23, -11, 43.4],
      [25, -6, 43.4],
      [21.6, -4, 43],
    ],
    radius: 1,
    colour: wood,
  }),
  turned({
    at: [0, 0, 44.4],
    profile: [
      [0, 22],
      [1.4, 22],
    ],
    colour: chrome,
    finish: 'metal',
  }),
  turned({
    at: [0, 0, 45.6],
    profile: [
      [0, 21.4],
      [5, 20.2],
      [10, 15.6],
      [13.6, 8],
      [14.6, 2],
    ],
    colour: body,
    soft: true,
    end: 'none',
  }),
  turned({
    at: [-9, -10, 54.6],
    axis: [-0.4, -0.5, 1],
    profile: [
      [0, 2],
      [0.8, 1.8],
    ],
    colour: chrome,
    finish: 'metal',
  }),
  tube({
    points: [
      [-4, 0, 60],
      [-4, 0, 63.4],
      [4, 0, 63.4],
      [4, 0, 60],
    ],
    radius: 1.2,
    colour: wood,
  }),
]
