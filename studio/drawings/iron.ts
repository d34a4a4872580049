import { type Colour, chrome, coal, snow } from './solids/colour.ts'
import type { Point } from './solids/point.ts'
import { prism } from './solids/prism.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface IronLook {
  body: Colour
  tank?: Colour
}

export const iron = ({ body, tank = snow }: IronLook): Solid[] => [
  prism({ face: sole(1, 1.3), depth: [0, 0, -1], colour: chrome, wall: 'metal', finish: 'top' }),
  prism({ face: sole(0.94, 6), depth: [0, 0, -4.4], colour: body, wall: 'round', finish: 'top', round: 0.4 }),
  prism({ face: sole(0.74, 9), depth: [0, 0, -3], colour: tank, wall: 'round', finish: 'top', round: 0.4 }),
  turned({
    at: [4, 0, 9],
    profile: [
      [0, 1.7],
      [0.9, 1.5],
    ],
    colour: coal,
  }),
  tube({
    points: [
      [-9, 0, 8.6],
      [-9.4, 0, 13],
      [-6, 0, 16],
      [1, 0, 16],
      [6.6, 0, 13],
      [8.6, 0, 9],
    ],
    radius: 1.5,
    colour: body,
  }),
]

/** The footprint: square heel, pointed toe. */
const sole = (size: number, height: number): Point[] =>
  [
    [-12, -5.6],
    [-10, -6.6],
    [-3, -6.8],
    [2, -6.4],
    [6.4, -5.4],
    [10, -4],
    [13, -2.2],
    [14.8, -0.6],
    [14.8, 0.6],
    [13, 2.2],
    [10, 4],
    [6.4, 5.4],
    [2, 6.4],
    [-3, 6.8],
    [-10, 6.6],
    [-12, 5.6],
  ].map(([x = 0, y = 0]): Point => [x * size, y * size, height])
