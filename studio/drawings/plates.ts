import { type Colour, lighter } from './solids/colour.ts'
import { disc } from './solids/disc.ts'
import { paint } from './solids/paint.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { turned } from './solids/turned.ts'

export interface PlatesLook {
  glaze: Colour
  rim: Colour
}

/** A dinner set: a pile of plates, side plates and bowls. */
export const plates = ({ glaze, rim }: PlatesLook): Solid[] => [
  ...[0, 1, 2, 3].map((index) =>
    turned({
      at: [-8, 9, index * 1.3],
      profile: [
        [0, 9],
        [1, 13.4],
        [1.5, 13.6],
      ],
      colour: index % 2 ? lighter(rim, 0.25) : rim,
      end: paint('top', glaze),
    }),
  ),
  disc({ middle: [-8, 9, 5.46], radius: 9.4, fill: paint('hollow', lighter(glaze, 0.6)) }),
  ...[0, 1, 2].flatMap((index) => bowl([-8, 9, 5.6 + index * 2.4], rim, glaze)),
  ...[0, 1, 2, 3].map((index) =>
    turned({
      at: [11, -8, index * 1.1],
      profile: [
        [0, 6],
        [0.9, 9.4],
        [1.3, 9.6],
      ],
      colour: index % 2 ? lighter(rim, 0.25) : rim,
      end: paint('top', glaze),
    }),
  ),
  disc({ middle: [11, -8, 4.64], radius: 6.4, fill: paint('hollow', lighter(glaze, 0.6)) }),
]

const bowl = ([x, y, z]: Point, colour: Colour, inside: Colour): Solid[] => [
  turned({
    at: [x, y, z],
    profile: [
      [0, 3.4],
      [1, 5.4],
      [3, 7.4],
      [5, 8],
    ],
    colour,
    soft: true,
    end: paint('top', inside),
  }),
  disc({ middle: [x, y, z + 5], radius: 7.3, fill: paint('hollow', inside) }),
]
