import { type Colour, coal } from './solids/colour.ts'
import { glow } from './solids/glow.ts'
import { paint } from './solids/paint.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

/** A camping lantern with a panel on its head. */
export const solarLantern = ({ body }: { body: Colour }): Solid[] => [
  tube({
    points: [
      [-7.6, 0, 22],
      [-7, 0, 30],
      [0, 0, 35],
      [7, 0, 30],
      [7.6, 0, 22],
    ],
    radius: 0.6,
    colour: coal,
  }),
  turned({
    at: [0, 0, 0],
    profile: [
      [0, 8],
      [1, 8.6],
      [6, 8],
      [7, 6.6],
    ],
    colour: body,
  }),
  turned({
    at: [0, 0, 7],
    profile: [
      [0, 6.2],
      [14, 6.2],
    ],
    colour: '#f3e4b4',
    finish: 'glass',
  }),
  turned({
    at: [0, 0, 8],
    profile: [
      [0, 2.2],
      [11, 2.2],
    ],
    colour: '#ffe39a',
    end: '#fff3cf',
  }),
  glow([0, 0, 14], 6),
  ...[11, 16].map((z) =>
    turned({
      at: [0, 0, z],
      profile: [
        [0, 6.4],
        [0.7, 6.4],
      ],
      colour: coal,
      sleeve: true,
    }),
  ),
  turned({
    at: [0, 0, 21],
    profile: [
      [0, 7],
      [1, 8.4],
      [3, 8],
      [5, 6],
    ],
    colour: body,
  }),
  turned({
    at: [0, 0, 26],
    profile: [
      [0, 4.6],
      [0.4, 4.6],
    ],
    colour: coal,
    end: paint('front', '#2f4a7a'),
  }),
]
