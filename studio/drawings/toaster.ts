import { box } from './solids/box.ts'
import { type Colour, coal, steel } from './solids/colour.ts'
import { onSide, onTop, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { turned } from './solids/turned.ts'

export interface ToasterLook {
  body: Colour
  trim?: Colour
  bread?: Colour
}

export const toaster = ({ body, trim = coal, bread = '#e0a95e' }: ToasterLook): Solid[] => [
  box({ at: [-0.5, -0.5, 0], size: [25, 15, 2], colour: trim, round: 0.8 }),
  box({ at: [0, 0, 1.6], size: [24, 14, 16], colour: body, round: 3.4 }),
  ...[8.6, 3.4].flatMap((y) => [
    plate({ points: onTop(17.7, [3, 21, y, y + 2.4], 0.4), fill: coal, round: 0.4 }),
    box({ at: [4.5, y + 0.5, 17], size: [15, 1.5, 6], colour: bread, round: 0.7 }),
  ]),
  plate({ points: onSide(24.1, [6.4, 7.6, 4, 12], 0.3), fill: steel, round: 0.3 }),
  box({ at: [23.8, 5, 11], size: [2, 4, 1.8], colour: trim, round: 0.6 }),
  turned({
    at: [4.5, 0.3, 5],
    axis: [0, -1, 0],
    profile: [
      [0, 1.7],
      [1.3, 1.5],
    ],
    colour: steel,
    finish: 'metal',
  }),
]
