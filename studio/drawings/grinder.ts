import { box } from './solids/box.ts'
import { type Colour, chrome, coal, steel } from './solids/colour.ts'
import { paint } from './solids/paint.ts'
import { onFront, plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

/** An angle grinder: motor to the left, disc to the right. */
export const grinder = ({ body }: { body: Colour }): Solid[] => [
  tube({
    points: [
      [-17, 0, 6],
      [-24, 2, 6],
      [-30, 8, 2],
      [-24, 14, 1],
    ],
    radius: 0.8,
    colour: coal,
  }),
  turned({
    at: [-17, 0, 6.4],
    axis: [1, 0, 0],
    profile: [
      [0, 3.4],
      [10, 3],
      [13, 3.6],
    ],
    colour: coal,
    soft: true,
  }),
  turned({
    at: [-4, 0, 6.4],
    axis: [1, 0, 0],
    profile: [
      [0, 4],
      [1.4, 4.4],
      [14, 4.6],
    ],
    colour: body,
  }),
  ...[0, 2, 4].map((x) => plate({ points: onFront(-4.4, [x, x + 1, 5, 8.4], 0.3), fill: coal, round: 0.3 })),
  box({ at: [9.4, -3.6, 3], size: [8.4, 7.6, 7], colour: steel, round: 2 }),
  turned({
    at: [14, 0, 1.6],
    profile: [
      [0, 10],
      [0.7, 10],
    ],
    colour: '#4a4440',
    end: paint('top', '#6a625c'),
  }),
  turned({
    at: [14, 0, 2.3],
    profile: [
      [0, 4],
      [0.3, 4],
    ],
    colour: '#a53b27',
    end: paint('front', '#c8513a'),
  }),
  guard([14, 0, 2.6]),
  turned({
    at: [14, 0, 2.6],
    profile: [
      [0, 2],
      [3, 3],
    ],
    colour: steel,
    finish: 'metal',
  }),
  box({ at: [10, -3.8, 4.6], size: [8, 7.6, 6], colour: steel, round: 2.2 }),
  turned({
    at: [14, -3.6, 8],
    axis: [0, -1, 0.1],
    profile: [
      [0, 1.3],
      [2, 1.5],
      [9, 1.8],
      [11, 1.2],
    ],
    colour: coal,
    soft: true,
  }),
  turned({
    at: [14, 0, 10.6],
    profile: [
      [0, 1],
      [1, 1],
    ],
    colour: chrome,
    finish: 'metal',
  }),
]

const guard = ([x, y, z]: Point) =>
  plate({
    points: [-0.9, -0.5, 0, 0.5, 0.9, 1.3, 1.57]
      .map((angle): Point => [x - 10.6 * Math.cos(angle), y + 10.6 * Math.sin(angle), z])
      .concat([[x, y, z]]),
    fill: paint('top', '#8d9298'),
    round: 0.3,
  })
