import { type Colour, chrome, coal } from './solids/colour.ts'
import type { Finish } from './solids/paint.ts'
import { plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface KettleLook {
  body: Colour
  trim?: Colour
  lid?: Colour
  finish?: Finish
}

export const kettle = ({ body, trim = coal, lid = chrome, finish = 'round' }: KettleLook): Solid[] => [
  turned({
    at: [0, 0, 0],
    profile: [
      [0, 9.6],
      [1.6, 9.6],
    ],
    colour: trim,
  }),
  turned({
    at: [-6.2, 0, 15],
    axis: [-0.62, -0.1, 1],
    profile: [
      [0, 2.6],
      [8, 1.7],
    ],
    colour: body,
    finish,
    end: '#3a2320',
  }),
  turned({
    at: [0, 0, 1.6],
    profile: [
      [0, 8.9],
      [4, 9.3],
      [11, 8.8],
      [18, 7],
      [20.5, 6.2],
    ],
    colour: body,
    finish,
    soft: true,
  }),
  turned({
    at: [0, 0, 22],
    profile: [
      [0, 6],
      [1.2, 5.6],
      [2.4, 3.6],
      [2.9, 1],
    ],
    colour: lid,
    finish: 'metal',
    soft: true,
    end: 'none',
  }),
  turned({
    at: [0, 0, 24.6],
    profile: [
      [0, 1.1],
      [2.2, 1.4],
    ],
    colour: trim,
  }),
  tube({
    points: [
      [5.6, 0, 21.4],
      [9.5, 0, 22.4],
      [13.4, 0, 19],
      [13.6, 0, 12],
      [11.6, 0, 6.4],
      [8.8, 0, 4.6],
    ],
    radius: 1.35,
    colour: trim,
  }),
  plate({
    points: [
      [-4.6, -8.2, 7],
      [-3.6, -8.4, 7],
      [-3, -7.8, 15],
      [-4.6, -7.4, 15],
    ],
    fill: '#ffffff',
    round: 0.2,
    opacity: 0.75,
  }),
]
