import { box } from './solids/box.ts'
import { type Colour, chrome, coal, steel } from './solids/colour.ts'
import { disc } from './solids/disc.ts'
import { paint } from './solids/paint.ts'
import { onFront, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { turned } from './solids/turned.ts'

export interface WashingMachineLook {
  body: Colour
  ring?: Colour
}

export const washingMachine = ({ body, ring = chrome }: WashingMachineLook): Solid[] => [
  box({ at: [0, 0, 0], size: [60, 56, 84], colour: body, round: 2.4 }),
  plate({ points: onFront(-0.1, [2, 58, 70.4, 71], 0), fill: '#000000', opacity: 0.16 }),
  plate({ points: onFront(-0.1, [5, 22, 73.6, 80], 0.8), fill: paint('front', '#dfe3e6'), round: 0.8 }),
  plate({ points: onFront(-0.1, [40, 55, 74.4, 79.6], 0.6), fill: coal, round: 0.6 }),
  turned({
    at: [31, 0, 77],
    axis: [0, -1, 0],
    profile: [
      [0, 3.4],
      [2.4, 3],
    ],
    colour: steel,
    finish: 'metal',
  }),
  turned({
    at: [30, 0, 40],
    axis: [0, -1, 0],
    profile: [
      [0, 22],
      [2.4, 21],
    ],
    colour: ring,
    finish: 'metal',
  }),
  disc({ middle: [30, -2.4, 40], axis: [0, -1, 0], radius: 17.6, fill: paint('hollow', '#56636e') }),
  turned({
    at: [30, -2.6, 40],
    axis: [0, -1, 0],
    profile: [
      [0, 14.6],
      [3, 10],
      [3.6, 6],
    ],
    colour: '#8fa6b4',
    finish: 'glass',
    end: paint('glass', '#8fa6b4'),
    soft: true,
  }),
  plate({ points: onFront(-0.1, [6, 14, 3, 8], 0.8), fill: '#000000', opacity: 0.1, round: 0.6 }),
]
