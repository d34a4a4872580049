import { box } from './solids/box.ts'
import { type Colour, chrome, coal, lighter } from './solids/colour.ts'
import { onFront, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { turned } from './solids/turned.ts'

export interface AirFryerLook {
  body: Colour
  trim?: Colour
}

export const airFryer = ({ body, trim = chrome }: AirFryerLook): Solid[] => [
  box({ at: [1, 1, 0], size: [26, 26, 3], colour: coal, round: 1.4 }),
  box({ at: [0, 0, 1.4], size: [28, 28, 31], colour: body, round: 8 }),
  turned({
    at: [14, 14, 32.2],
    profile: [
      [0, 8.6],
      [0.6, 8.2],
    ],
    colour: trim,
    finish: 'metal',
  }),
  turned({
    at: [14, 14, 32.8],
    profile: [
      [0, 3.6],
      [2.2, 3.2],
    ],
    colour: coal,
  }),
  box({ at: [4.6, -1.6, 3.6], size: [18.8, 4, 13], colour: lighter(body, 0.12), round: 2 }),
  box({ at: [11.6, -8, 8], size: [4.8, 8, 3.6], colour: trim, round: 1.5 }),
  plate({ points: onFront(-0.2, [9, 19, 22, 26.4], 1.2), fill: '#0f1418', round: 1.2, opacity: 0.75 }),
  plate({ points: onFront(-0.3, [11, 14, 23.6, 24.8], 0.3), fill: '#8fe3c3', round: 0.3 }),
]
