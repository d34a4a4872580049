import type { Colour } from './solids/colour.ts'
import { disc } from './solids/disc.ts'
import { paint } from './solids/paint.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface MugsLook {
  colours: Colour[]
  inside?: Colour
}

/** Mugs standing together; the last stands in front. */
export const mugs = ({ colours, inside = '#f7f2e8' }: MugsLook): Solid[] =>
  colours.flatMap((colour, index) => mug(spots[index % spots.length] ?? [0, 0, 0], colour, inside))

const spots: Point[] = [
  [-2, 13, 0],
  [13, 6, 0],
  [-10, -2, 0],
  [5, -9, 0],
]

const mug = ([x, y, z]: Point, colour: Colour, inside: Colour): Solid[] => [
  tube({
    points: [
      [x + 4.4, y - 1, z + 7.6],
      [x + 7.6, y - 1.4, z + 7.6],
      [x + 8, y - 1.4, z + 4],
      [x + 4.6, y - 1, z + 2.4],
    ],
    radius: 0.75,
    colour,
  }),
  turned({
    at: [x, y, z],
    profile: [
      [0, 4.9],
      [9.6, 5.2],
    ],
    colour,
    end: paint('top', inside),
  }),
  disc({ middle: [x, y, z + 9.6], radius: 4.6, fill: paint('hollow', inside) }),
  turned({
    at: [x, y, z + 1.2],
    profile: [
      [0, 4.98],
      [1.8, 5.04],
    ],
    colour: '#f2e3c9',
    sleeve: true,
  }),
]
