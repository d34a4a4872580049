import { box } from './solids/box.ts'
import { type Colour, coal, steel } from './solids/colour.ts'
import { paint } from './solids/paint.ts'
import { onTop, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { tube, wires } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface WheelbarrowLook {
  tray: Colour
  frame?: Colour
  grips?: Colour
}

/** Wheel to the left, handles to the right. */
export const wheelbarrow = ({ tray, frame = coal, grips = '#2f3338' }: WheelbarrowLook): Solid[] => [
  tube({
    points: [
      [-22, 26, 13],
      [64, 34, 30],
    ],
    radius: 1.5,
    colour: frame,
    straight: true,
  }),
  turned({
    at: [-22, 17, 12],
    axis: [0, -1, 0],
    profile: [
      [0, 12],
      [5, 12],
    ],
    colour: coal,
    end: paint('front', '#3d4147'),
  }),
  turned({
    at: [-22, 11.8, 12],
    axis: [0, -1, 0],
    profile: [
      [0, 6.6],
      [0.6, 6],
    ],
    colour: steel,
    finish: 'metal',
  }),
  wires({
    lines: [
      [
        [30, 30, 20],
        [36, 30, 1],
        [42, 30, 22],
      ],
      [
        [30, 0, 20],
        [36, 0, 1],
        [42, 0, 22],
      ],
    ],
    radius: 1.3,
    colour: frame,
    straight: true,
  }),
  tube({
    points: [
      [-22, 4, 13],
      [64, -4, 30],
    ],
    radius: 1.5,
    colour: frame,
    straight: true,
  }),
  box({ at: [-16, -6, 18], size: [56, 42, 22], colour: tray, round: 1.4, taper: 9 }),
  plate({ points: onTop(40, [-14.6, 38.6, -4.6, 34.6], 1.4), fill: paint('hollow', tray), round: 1.4 }),
  plate({ points: onTop(33, [-9, 33, 1, 34], 2), fill: paint('top', tray), round: 1, opacity: 0.35 }),
  ...[34, -4].map((y) =>
    tube({
      points: [
        [52, y, 28],
        [64, y, 30],
      ],
      radius: 2.2,
      colour: grips,
    }),
  ),
]
