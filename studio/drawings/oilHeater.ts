import { box } from './solids/box.ts'
import { type Colour, chrome, coal } from './solids/colour.ts'
import { onFront, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface OilHeaterLook {
  fins: Colour
  /** How many fins warm the room. */
  count: number
  trim?: Colour
}

export const oilHeater = ({ fins, count, trim = coal }: OilHeaterLook): Solid[] => {
  const width = count * 5
  return [
    ...[4, width - 4].flatMap((x) => [
      tube({
        points: [
          [x, -4, 3],
          [x, 18, 3],
        ],
        radius: 1,
        colour: trim,
        straight: true,
      }),
      turned({
        at: [x, -3.6, 2.4],
        axis: [0, -1, 0],
        profile: [
          [0, 2.4],
          [1.6, 2.4],
        ],
        colour: trim,
      }),
    ]),
    ...Array.from({ length: count }, (_, index) =>
      box({ at: [index * 5, 0, 5], size: [3.4, 15, 46], colour: fins, round: 1.6 }),
    ),
    box({ at: [width - 0.4, 0.6, 6], size: [7, 14, 44], colour: trim, round: 2 }),
    ...[40, 31].map((z) =>
      turned({
        at: [width + 3.2, 0.6, z],
        axis: [0, -1, 0],
        profile: [
          [0, 2.4],
          [2, 2],
        ],
        colour: chrome,
        finish: 'metal',
      }),
    ),
    plate({ points: onFront(0.4, [width + 1.8, width + 4.6, 22, 25], 0.6), fill: '#f2603c', round: 0.5 }),
  ]
}
