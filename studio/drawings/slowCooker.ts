import { type Colour, chrome, coal } from './solids/colour.ts'
import { paint } from './solids/paint.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface SlowCookerLook {
  body: Colour
  inside?: Colour
}

export const slowCooker = ({ body, inside = coal }: SlowCookerLook): Solid[] => [
  tube({
    points: [
      [-13, 3, 11],
      [-16.4, 4, 11.4],
      [-16.6, -0.4, 11.4],
      [-13.4, -1, 11],
    ],
    radius: 1,
    colour: coal,
  }),
  turned({
    at: [0, 0, 0],
    profile: [
      [0, 11],
      [1.4, 11],
    ],
    colour: coal,
  }),
  turned({
    at: [0, 0, 1.2],
    profile: [
      [0, 11.6],
      [2, 13],
      [8, 13.8],
      [13, 13.6],
    ],
    colour: body,
    soft: true,
  }),
  tube({
    points: [
      [12.8, -4.4, 11],
      [16.4, -5.6, 11.4],
      [16.8, -1.4, 11.4],
      [13.6, -0.6, 11],
    ],
    radius: 1,
    colour: coal,
  }),
  turned({
    at: [0, 0, 14.2],
    profile: [
      [0, 14],
      [1.4, 14],
    ],
    colour: inside,
    end: paint('hollow', inside),
  }),
  turned({
    at: [0, 0, 15.4],
    profile: [
      [0, 12.8],
      [0.6, 12.8],
    ],
    colour: chrome,
    finish: 'metal',
  }),
  turned({
    at: [0, 0, 16],
    profile: [
      [0, 12],
      [2, 10.4],
      [3.6, 6],
      [4.2, 1],
    ],
    colour: '#a9bcc4',
    finish: 'glass',
    soft: true,
    end: 'none',
  }),
  turned({
    at: [0, 0, 20],
    profile: [
      [0, 1.4],
      [0.8, 1.2],
      [2, 2.4],
      [3, 2.1],
    ],
    colour: coal,
  }),
  turned({
    at: [-1.2, -13, 6.4],
    axis: [-0.1, -1, 0],
    profile: [
      [0, 2.6],
      [2, 2.2],
    ],
    colour: chrome,
    finish: 'metal',
  }),
]
