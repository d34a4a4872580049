import { type Colour, chrome, coal, steel } from './solids/colour.ts'
import type { Finish } from './solids/paint.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface PotLook {
  body: Colour
  lid?: Colour
  trim?: Colour
  finish?: Finish
  /** Height of the wall; 9 is a family pot. */
  height?: number
}

export const pot = ({ body, lid = body, trim = coal, finish = 'round', height = 9 }: PotLook): Solid[] => [
  tube({
    points: [
      [-9, 4, height - 2],
      [-12, 5.4, height - 1.6],
      [-12.8, 2, height - 1.6],
      [-9.6, 0.6, height - 2],
    ],
    radius: 0.8,
    colour: trim,
  }),
  turned({
    at: [0, 0, 0],
    profile: [
      [0, 9.8],
      [height, 10.2],
    ],
    colour: body,
    finish,
  }),
  tube({
    points: [
      [9, -5, height - 2],
      [12.4, -6, height - 1.6],
      [13.2, -2.4, height - 1.6],
      [9.8, -1.6, height - 2],
    ],
    radius: 0.8,
    colour: trim,
  }),
  turned({
    at: [0, 0, height],
    profile: [
      [0, 10.6],
      [0.8, 10.6],
    ],
    colour: steel,
    finish: 'metal',
  }),
  turned({
    at: [0, 0, height + 0.8],
    profile: [
      [0, 9.9],
      [1.4, 8.6],
      [2.8, 5],
      [3.3, 1],
    ],
    colour: lid,
    finish,
    soft: true,
    end: 'none',
  }),
  turned({
    at: [0, 0, height + 3.8],
    profile: [
      [0, 1],
      [0.6, 0.9],
      [1.6, 1.9],
      [2.6, 1.7],
    ],
    colour: trim === coal ? coal : chrome,
  }),
]
