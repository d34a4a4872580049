import { box } from './solids/box.ts'
import { type Colour, darker, lighter } from './solids/colour.ts'
import { onTop, plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { tube, wires } from './solids/tube.ts'

export interface DuvetLook {
  cover: Colour
  stripe: Colour
  ribbon: Colour
}

/** A folded duvet, tied with a ribbon. */
export const duvet = ({ cover, stripe, ribbon }: DuvetLook): Solid[] => [
  ...[0, 9, 18].map((z) =>
    box({ at: [0, 0, z], size: [46, 34, 10.6], colour: z === 9 ? darker(cover, 0.05) : cover, round: 4.9 }),
  ),
  ...[6, 12, 18, 27, 33, 39].map((x) => printed(x, stripe)),
  wires({
    lines: [
      [
        [22.6, -0.6, 1.4],
        [22.6, -1.2, 8],
        [22.6, -1.2, 24],
        [22.6, 0.4, 27.6],
        [22.6, 4, 29],
        [22.6, 30, 29],
      ],
    ],
    radius: 1.3,
    colour: ribbon,
  }),
  ...bow([22.6, 3, 29.6], ribbon),
]

const printed = (x: number, colour: Colour) =>
  plate({ points: onTop(28.7, [x, x + 1.8, 4, 30]), fill: colour, opacity: 0.7 })

const bow = ([x, y, z]: Point, colour: Colour): Solid[] => [
  wires({
    lines: [-1, 1].map((side): Point[] => [
      [x, y, z],
      [x + side * 3.4, y - 1, z + 3.6],
      [x + side * 6.8, y - 1, z + 3.2],
      [x + side * 6, y - 1, z + 0.6],
      [x, y, z],
    ]),
    radius: 0.8,
    colour,
  }),
  wires({
    lines: [-1, 1].map((side): Point[] => [
      [x, y, z],
      [x + side * 2.6, y - 4.4, z - 2.4],
      [x + side * 3.4, y - 5.4, z - 8],
    ]),
    radius: 0.8,
    colour: darker(colour, 0.1),
  }),
  tube({
    points: [
      [x - 0.5, y - 0.6, z + 0.2],
      [x + 0.5, y - 0.6, z + 0.2],
    ],
    radius: 1.5,
    colour: lighter(colour, 0.06),
  }),
]
