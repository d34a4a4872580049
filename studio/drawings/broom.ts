import { box } from './solids/box.ts'
import { type Colour, wood } from './solids/colour.ts'
import { paint } from './solids/paint.ts'
import { onTop, plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { tube, wires } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface BroomLook {
  head: Colour
  bristles: Colour
  stick?: Colour
}

/** A broom with its dustpan. */
export const broom = ({ head, bristles, stick = wood }: BroomLook): Solid[] => [
  box({ at: [-13, -4, 0], size: [26, 8, 11], colour: bristles, round: 1, taper: -1.4 }),
  wires({
    lines: Array.from({ length: 13 }, (_, index): Point[] => [
      [-12 + index * 2, -4.2, 10],
      [-13 + index * 2.2, -5.4, 0.6],
    ]),
    radius: 0.3,
    colour: '#ffffff',
    straight: true,
  }),
  box({ at: [-13.4, -4.6, 10], size: [26.8, 9.2, 4.6], colour: head, round: 2 }),
  turned({
    at: [0, 0, 14],
    axis: [-0.05, 0.12, 1],
    profile: [
      [0, 2.4],
      [5, 1.7],
    ],
    colour: head,
  }),
  turned({
    at: [-0.2, 0.6, 19],
    axis: [-0.05, 0.12, 1],
    profile: [
      [0, 1.25],
      [44, 1.2],
    ],
    colour: stick,
  }),
  turned({
    at: [-2.4, 5.9, 62.4],
    axis: [-0.05, 0.12, 1],
    profile: [
      [0, 1.5],
      [7, 1.4],
      [8, 0.8],
    ],
    colour: head,
  }),
  ...dustpan([8, -28, 0], head),
]

const dustpan = ([x, y, z]: Point, colour: Colour): Solid[] => [
  tube({
    points: [
      [x + 16, y + 8, z + 3],
      [x + 22, y + 8, z + 5],
      [x + 29, y + 8, z + 5.6],
    ],
    radius: 1.3,
    colour,
  }),
  box({ at: [x, y, z], size: [18, 16, 4.4], colour, round: 0.8, taper: 1 }),
  plate({
    points: onTop(z + 4.5, [x - 0.4, x + 16.4, y + 1.4, y + 14.6], 0.8),
    fill: paint('hollow', colour),
    round: 0.8,
  }),
  plate({
    points: [
      [x + 0.4, y + 2.4, z + 1],
      [x + 0.4, y + 13.6, z + 1],
      [x + 10, y + 13.6, z + 3],
      [x + 10, y + 2.4, z + 3],
    ],
    fill: paint('top', colour),
    opacity: 0.4,
  }),
]
