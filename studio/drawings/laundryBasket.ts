import { box } from './solids/box.ts'
import { type Colour, darker, lighter } from './solids/colour.ts'
import { paint } from './solids/paint.ts'
import { onTop, plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { wires } from './solids/tube.ts'

export interface LaundryBasketLook {
  body: Colour
  /** Three of them: back, middle, front. */
  washing: Colour[]
}

export const laundryBasket = ({ body, washing }: LaundryBasketLook): Solid[] => [
  box({ at: [0, 0, 0], size: [46, 32, 24], colour: body, round: 2.6, taper: 4 }),
  wires({ lines: frontSlots, radius: 0.32, colour: darker(body, 0.45), straight: true }),
  wires({ lines: sideSlots, radius: 0.32, colour: darker(body, 0.55), straight: true }),
  box({ at: [-1.6, -1.6, 22], size: [49.2, 35.2, 4], colour: body, round: 1.8 }),
  plate({ points: onTop(26.1, [1.4, 44.6, 1.4, 30.6], 2), fill: paint('hollow', body), round: 2 }),
  ...washing.flatMap((colour, index) => garment(lumps[index % lumps.length] ?? [0, 0, 0], colour)),
]

const frontSlots = Array.from({ length: 15 }, (_, index): Point[] => [
  [7 + index * 2.3, 2.7, 5],
  [6.4 + index * 2.38, 0.6, 18],
])
const sideSlots = Array.from({ length: 9 }, (_, index): Point[] => [
  [43.2, 6.6 + index * 2.4, 5],
  [45.4, 6 + index * 2.5, 18],
])

const lumps: Point[] = [
  [4, 12, 20],
  [24, 8, 19],
  [9, 2.4, 19],
]

const garment = ([x, y, z]: Point, colour: Colour): Solid[] => [
  box({ at: [x, y, z], size: [18, 16, 10], colour, round: 4.4 }),
  wires({
    lines: [
      [
        [x + 2, y + 0.6, z + 7],
        [x + 8, y + 1, z + 9.6],
        [x + 13, y + 6, z + 10],
        [x + 15, y + 13, z + 10],
      ],
      [
        [x + 6, y + 0.2, z + 4],
        [x + 13, y + 0.4, z + 6],
        [x + 17.6, y + 5, z + 7],
      ],
    ],
    radius: 0.35,
    colour: x > 20 ? lighter(colour, 0.3) : darker(colour, 0.2),
  }),
]
