import { type Colour, chrome, coal, darker, lighter } from './solids/colour.ts'
import { plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { wires } from './solids/tube.ts'

export interface DryingRackLook {
  metal?: Colour
  towel: Colour
  cloth: Colour
}

/** A folding clothes airer, a towel and a cloth over its lines. */
export const dryingRack = ({ metal = chrome, towel, cloth }: DryingRackLook): Solid[] => [
  wires({
    lines: [
      [
        [2, 34, 0],
        [2, 4, 60],
      ],
      [
        [78, 34, 0],
        [78, 4, 60],
      ],
    ],
    radius: 1.1,
    colour: metal,
    straight: true,
  }),
  wires({
    lines: Array.from({ length: 7 }, (_, index): Point[] => [
      [0, -4 + index * 8, 60],
      [80, -4 + index * 8, 60],
    ]),
    radius: 0.5,
    colour: metal,
    straight: true,
  }),
  ...draped(6, 42, 28, towel, 38),
  ...draped(48, 72, 12, cloth, 26),
  wires({
    lines: [
      [
        [0, -6, 60],
        [80, -6, 60],
        [80, 46, 60],
        [0, 46, 60],
        [0, -6, 60],
      ],
    ],
    radius: 1.1,
    colour: metal,
    straight: true,
  }),
  wires({
    lines: [
      [
        [2, 4, 0],
        [2, 36, 60],
      ],
      [
        [78, 4, 0],
        [78, 36, 60],
      ],
      [
        [2, 8, 8],
        [78, 8, 8],
      ],
    ],
    radius: 1.1,
    colour: metal,
    straight: true,
  }),
  wires({
    lines: [
      [
        [2, 4, 0.6],
        [2, 5, 2.4],
      ],
      [
        [78, 4, 0.6],
        [78, 5, 2.4],
      ],
      [
        [78, 34, 0.6],
        [78, 33, 2.4],
      ],
    ],
    radius: 1.6,
    colour: coal,
    straight: true,
  }),
]

const draped = (left: number, right: number, y: number, colour: Colour, length: number): Solid[] => [
  plate({
    points: [
      [left, y, 60],
      [right, y, 60],
      [right, y + 5, 60 - length * 0.8],
      [left, y + 5, 60 - length * 0.8],
    ],
    fill: darker(colour, 0.2),
    round: 0.6,
    mark: false,
  }),
  plate({
    points: [
      [left, y, 60.6],
      [right, y, 60.6],
      [right, y - 3, 60 - length],
      [left, y - 3, 60 - length],
    ],
    fill: colour,
    round: 0.8,
    mark: false,
  }),
  ...[0.84, 0.9].map((part) =>
    plate({
      points: [
        [left, y - 3 * part, 60 - length * part],
        [right, y - 3 * part, 60 - length * part],
        [right, y - 3 * part, 59 - length * part],
        [left, y - 3 * part, 59 - length * part],
      ],
      fill: lighter(colour, 0.5),
    }),
  ),
]
