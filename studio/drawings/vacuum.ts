import { box } from './solids/box.ts'
import { type Colour, coal, steel } from './solids/colour.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface VacuumLook {
  body: Colour
  trim?: Colour
}

/** A drum vacuum cleaner with its hose and floor head. */
export const vacuum = ({ body, trim = coal }: VacuumLook): Solid[] => [
  tube({
    points: [
      [10, 2, 22],
      [20, 8, 30],
      [30, 6, 36],
      [35, -4, 34],
      [36, -10, 26],
    ],
    radius: 1.7,
    colour: trim,
  }),
  ...[
    [-9, 6],
    [-7, -9],
    [9, -8],
  ].map(([x = 0, y = 0]) =>
    turned({
      at: [x, y, 1.8],
      axis: [0.3, -1, 0],
      profile: [
        [0, 2],
        [2, 2],
      ],
      colour: trim,
    }),
  ),
  turned({
    at: [0, 0, 3],
    profile: [
      [0, 12.4],
      [1, 13],
      [15, 13],
    ],
    colour: body,
  }),
  turned({
    at: [0, 0, 17],
    profile: [
      [0, 13.5],
      [2, 13.5],
    ],
    colour: trim,
  }),
  turned({
    at: [0, 0, 19],
    profile: [
      [0, 12.8],
      [3, 12],
      [6.4, 8.6],
      [8, 2],
    ],
    colour: body,
    soft: true,
    end: 'none',
  }),
  tube({
    points: [
      [-7, 0, 24],
      [-5, 0, 29.4],
      [0, 0, 31],
      [5, 0, 29.4],
      [7, 0, 24],
    ],
    radius: 1.2,
    colour: trim,
  }),
  turned({
    at: [9.4, -2, 22],
    axis: [1, 0.2, 0.9],
    profile: [
      [0, 2.8],
      [3, 2.2],
    ],
    colour: trim,
  }),
  turned({
    at: [-4, -12.4, 10],
    axis: [-0.2, -1, 0],
    profile: [
      [0, 3],
      [0.8, 2.8],
    ],
    colour: steel,
    finish: 'metal',
  }),
  tube({
    points: [
      [36, -9.4, 28],
      [34, -15, 3.6],
    ],
    radius: 1.3,
    colour: steel,
    straight: true,
  }),
  box({ at: [24, -21, 0], size: [20, 8, 3.4], colour: trim, round: 1.5 }),
]
