import { box } from './solids/box.ts'
import { type Colour, chrome, coal } from './solids/colour.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'

export interface LadderLook {
  rails?: Colour
  treads?: Colour
  steps: number
}

/** A folding step ladder; every step is 24 high. */
export const ladder = ({ rails = chrome, treads = '#d9dde1', steps }: LadderLook): Solid[] => {
  const top = steps * 24
  const depth = top * 0.5
  return [
    ...[0, 44].map((x) =>
      tube({
        points: [
          [x, depth, 0],
          [x, 12, top - 2],
        ],
        radius: 1.6,
        colour: rails,
        straight: true,
      }),
    ),
    tube({
      points: [
        [0, depth - 8, 18],
        [44, depth - 8, 18],
      ],
      radius: 1.2,
      colour: rails,
      straight: true,
    }),
    ...[-1, 45].map((x) =>
      tube({
        points: [
          [x, 0, 0],
          [x, 10, top],
        ],
        radius: 2.2,
        colour: rails,
        straight: true,
      }),
    ),
    ...Array.from({ length: steps - 1 }, (_, index) => step(index + 1, top, treads)),
    box({ at: [-3, 4, top - 1], size: [50, 16, 4], colour: coal, round: 1.6 }),
    ...[-1, 45].map((x) => foot([x, 0, 0])),
  ]
}

const step = (index: number, top: number, colour: Colour) => {
  const height = index * 24
  return box({ at: [0, (height / top) * 10 - 4, height - 1.5], size: [44, 10, 3], colour, round: 0.8 })
}

const foot = ([x, y, z]: Point) =>
  tube({
    points: [
      [x, y, z + 0.5],
      [x, y, z + 5],
    ],
    radius: 2.7,
    colour: coal,
  })
