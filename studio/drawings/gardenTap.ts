import { type Colour, darker } from './solids/colour.ts'
import { paint } from './solids/paint.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

/** A garden tap on its standpipe. */
export const gardenTap = ({ metal, handle }: { metal: Colour; handle: Colour }): Solid[] => [
  turned({
    at: [0, 0, 0],
    profile: [
      [0, 5],
      [1, 5],
    ],
    colour: darker(metal, 0.3),
  }),
  turned({
    at: [0, 0, 1],
    profile: [
      [0, 1.6],
      [17, 1.6],
    ],
    colour: '#9ba1a6',
    finish: 'metal',
  }),
  turned({
    at: [0, 0, 17],
    profile: [
      [0, 2.4],
      [3, 2.4],
    ],
    colour: metal,
    finish: 'metal',
  }),
  tube({
    points: [
      [-9.4, -3, 13.6],
      [-9.4, -3, 18],
      [-7.4, -2.4, 20.4],
      [-3, -1, 21.4],
      [0, 0, 21.4],
    ],
    radius: 1.9,
    colour: metal,
  }),
  turned({
    at: [-9.4, -3, 11.6],
    profile: [
      [0, 2.3],
      [2.4, 2.3],
    ],
    colour: metal,
    finish: 'metal',
    end: paint('hollow', metal),
  }),
  turned({
    at: [0, 0, 19.4],
    profile: [
      [0, 2.6],
      [4, 2.8],
      [5, 2],
    ],
    colour: metal,
    finish: 'metal',
  }),
  turned({
    at: [0, 0, 24.4],
    profile: [
      [0, 1],
      [3.4, 1],
    ],
    colour: metal,
    finish: 'metal',
  }),
  tube({
    points: [
      [-4.6, 0, 28.4],
      [-2, 0, 28],
      [2, 0, 28],
      [4.6, 0, 28.4],
    ],
    radius: 1.1,
    colour: handle,
  }),
]
