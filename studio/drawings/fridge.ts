import { box } from './solids/box.ts'
import { type Colour, coal, lighter, steel } from './solids/colour.ts'
import { onFront, plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface FridgeLook {
  body: Colour
  /** Height of the shop's usual fridge is 60, width 26. */
  height?: number
  /** Where the doors part, from the floor; 0 for one door. */
  parting?: number
  trim?: Colour
}

export const fridge = ({ body, height = 60, parting = 38, trim = steel }: FridgeLook): Solid[] => [
  ...feet.map((at) =>
    turned({
      at,
      profile: [
        [0, 1.2],
        [1.4, 1.2],
      ],
      colour: coal,
    }),
  ),
  box({ at: [0, 2, 1.2], size: [26, 24, height - 1.2], colour: body, round: 1 }),
  ...doors(height, parting).flatMap(([bottom, top]) => [
    box({ at: [0, 0, bottom], size: [26, 2.6, top - bottom], colour: lighter(body, 0.12), round: 0.8 }),
    handle(bottom, top, trim),
  ]),
  plate({ points: onFront(0, [3, 9, height - 5.4, height - 3], 0.3), fill: coal }),
]

const feet: Point[] = [
  [2, 2, 0],
  [24, 3, 0],
  [24, 24, 0],
]

const doors = (height: number, parting: number): [number, number][] =>
  parting
    ? [
        [1.6, parting - 0.3],
        [parting + 0.3, height],
      ]
    : [[1.6, height]]

const handle = (bottom: number, top: number, trim: Colour) => {
  const middle = top - bottom > 30 ? top - 9 : (top + bottom) / 2
  return tube({
    points: [
      [23, -1.2, middle - 6],
      [23, -1.2, middle + 5],
    ],
    radius: 0.7,
    colour: trim,
  })
}
