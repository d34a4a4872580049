import { box } from './solids/box.ts'
import { type Colour, coal, darker, steel } from './solids/colour.ts'
import { paint } from './solids/paint.ts'
import { onFront, onSide, onTop, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { turned } from './solids/turned.ts'

export interface AirCoolerLook {
  body: Colour
  grille?: Colour
}

/** An evaporative cooler: louvres above, the water tank below. */
export const airCooler = ({ body, grille = coal }: AirCoolerLook): Solid[] => [
  ...[
    [5, 2],
    [33, 2],
    [33, 30],
  ].map(([x = 0, y = 0]) =>
    turned({
      at: [x, y, 2.4],
      axis: [0, -1, 0],
      profile: [
        [-1, 2.4],
        [2, 2.4],
      ],
      colour: coal,
    }),
  ),
  box({ at: [0, 0, 3.4], size: [38, 32, 72], colour: body, round: 3.4 }),
  plate({ points: onFront(-0.1, [4, 34, 32, 68], 1.6), fill: paint('front', grille), round: 1.6 }),
  ...Array.from({ length: 7 }, (_, row) =>
    plate({ points: onFront(-0.4, [5, 33, 35 + row * 4.8, 36.8 + row * 4.8]), fill: paint('front', '#8d959c') }),
  ),
  plate({ points: onFront(-0.1, [4, 34, 8, 27], 1.6), fill: darker(body, 0.08), round: 1.6 }),
  plate({ points: onFront(-0.2, [29, 31.4, 10, 24], 0.8), fill: '#ffffff', round: 0.8 }),
  plate({ points: onFront(-0.3, [29, 31.4, 10, 18], 0.8), fill: '#58b4d9', round: 0.8 }),
  ...Array.from({ length: 5 }, (_, row) =>
    plate({ points: onSide(38.1, [6, 26, 36 + row * 5.4, 38 + row * 5.4]), fill: '#20262b', opacity: 0.22 }),
  ),
  plate({ points: onTop(75.5, [7, 31, 5, 14], 1), fill: grille, round: 1 }),
  ...[12, 19, 26].map((x) =>
    turned({
      at: [x, 9.5, 75.5],
      profile: [
        [0, 2.2],
        [1.8, 1.9],
      ],
      colour: steel,
      finish: 'metal',
    }),
  ),
]
