import { type Colour, coal } from './solids/colour.ts'
import type { Solid } from './solids/solid.ts'
import { tube, wires } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

/** A round cast-iron pot on three legs. */
export const potjie = ({ iron = coal }: { iron?: Colour }): Solid[] => [
  tube({
    points: [
      [-11, 3, 18],
      [-12, 5, 25],
      [-6, 6, 31],
      [0, 6, 32.4],
      [6, 6, 31],
      [12, 5, 25],
      [11, 3, 18],
    ],
    radius: 0.55,
    colour: '#6d737a',
  }),
  wires({
    lines: [
      [
        [-7, 7, 7],
        [-9.6, 9, 0.6],
      ],
      [
        [-6.4, -7.4, 7],
        [-9, -10, 0.6],
      ],
      [
        [8.4, -4.6, 7],
        [11.6, -6.6, 0.6],
      ],
    ],
    radius: 1.3,
    colour: iron,
    straight: true,
  }),
  turned({
    at: [0, 0, 3.4],
    profile: [
      [0, 4],
      [1, 7],
      [4, 11],
      [8, 12.8],
      [12, 12],
      [15, 10.2],
      [17, 10.6],
    ],
    colour: iron,
    soft: true,
  }),
  turned({
    at: [0, 0, 12.4],
    profile: [
      [0, 12.7],
      [0.8, 12.6],
    ],
    colour: '#454a51',
    sleeve: true,
  }),
  turned({
    at: [0, 0, 20],
    profile: [
      [0, 11.2],
      [1, 11.2],
    ],
    colour: '#454a51',
  }),
  turned({
    at: [0, 0, 21],
    profile: [
      [0, 10.6],
      [1.4, 9],
      [2.8, 5],
      [3.4, 1],
    ],
    colour: iron,
    soft: true,
    end: 'none',
  }),
  tube({
    points: [
      [-2.6, 0, 23.6],
      [-2, 0, 26.4],
      [2, 0, 26.4],
      [2.6, 0, 23.6],
    ],
    radius: 0.8,
    colour: '#5a6068',
  }),
]
