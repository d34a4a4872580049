import { box } from './solids/box.ts'
import { type Colour, chrome, coal, steel } from './solids/colour.ts'
import { prism } from './solids/prism.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface DrillLook {
  body: Colour
  grip?: Colour
  bit?: Colour
}

export const drill = ({ body, grip = coal, bit = steel }: DrillLook): Solid[] => [
  box({ at: [1, 0, 0], size: [12, 8, 2], colour: grip, round: 0.7 }),
  box({ at: [1, 0, 1.4], size: [12, 8, 4.4], colour: body, round: 1.6 }),
  prism({
    face: [
      [4, 1.6, 5.4],
      [9, 1.6, 5.4],
      [10, 1.6, 16],
      [4, 1.6, 17],
    ],
    depth: [0, 4.8, 0],
    colour: grip,
    round: 1,
  }),
  box({ at: [10, 2.6, 13], size: [1.8, 2.4, 3.4], colour: '#d24b2a', round: 0.7 }),
  box({ at: [0, 0, 15.6], size: [19, 8, 8.4], colour: body, round: 3.2 }),
  tube({
    points: [
      [4, 0, 21],
      [10, 0, 21],
    ],
    radius: 0.5,
    colour: grip,
  }),
  turned({
    at: [19, 4, 19.8],
    axis: [1, 0, 0],
    profile: [
      [0, 3.9],
      [3.6, 3],
      [4.6, 2.6],
    ],
    colour: grip,
  }),
  turned({
    at: [23.4, 4, 19.8],
    axis: [1, 0, 0],
    profile: [
      [0, 2.3],
      [2.4, 2.2],
      [4.4, 1.2],
    ],
    colour: chrome,
    finish: 'metal',
  }),
  tube({
    points: [
      [27.6, 4, 19.8],
      [37, 4, 19.8],
    ],
    radius: 0.42,
    colour: bit,
  }),
]
