import { type Colour, chrome, wood } from './solids/colour.ts'
import { plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import { prism } from './solids/prism.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'

export interface KnifeBlockLook {
  handles: Colour
  block?: Colour
}

/** A slanted block with five knives. */
export const knifeBlock = ({ handles, block = wood }: KnifeBlockLook): Solid[] => [
  prism({
    face: [
      [0, 0, 0],
      [17, 0, 0],
      [13.4, 0, 22],
      [1.6, 0, 15],
    ],
    depth: [0, 12, 0],
    colour: block,
    round: 0.8,
    wall: 'side',
  }),
  prism({
    face: [
      [1.6, 0, 15.4],
      [13.4, 0, 22.4],
      [13.4, 12, 22.4],
      [1.6, 12, 15.4],
    ],
    depth: [0, 0, -0.4],
    colour: block,
    finish: 'top',
    round: 0.8,
  }),
  ...slots.flatMap(([u, v, long]) => knife(u, v, long, handles)),
]

const slots = [
  [10.6, 9, 9],
  [10.6, 4, 9],
  [7.4, 9.4, 8],
  [7.4, 4, 8],
  [4.2, 6.6, 7],
] as const

const knife = (x: number, y: number, long: number, colour: Colour): Solid[] => {
  const foot: Point = [x, y, 15.4 + (x - 1.6) * 0.593]
  const at = (distance: number): Point => [foot[0] - distance * 0.5, y, foot[2] + distance * 0.86]
  return [
    tube({ points: [at(0), at(1.2)], radius: 1, colour: chrome, straight: true }),
    tube({ points: [at(1.8), at(long * 0.6), at(long)], radius: 1.15, colour }),
    ...[0.4, 0.7].map((part) =>
      plate({ points: [at(long * part), at(long * part + 0.1)], fill: '#d9dcdf', round: 0.28 }),
    ),
  ]
}
