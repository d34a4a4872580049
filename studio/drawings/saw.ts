import { type Colour, steel } from './solids/colour.ts'
import { paint } from './solids/paint.ts'
import { plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import { prism } from './solids/prism.ts'
import type { Solid } from './solids/solid.ts'

export interface SawLook {
  grip: Colour
  teeth?: number
}

/** A hand saw that stands on its teeth. */
export const saw = ({ grip, teeth = 26 }: SawLook): Solid[] => [
  prism({
    face: [[0, 0, 10.6], ...toothed(teeth), [46, 0, 0], [46, 0, 14]],
    depth: [0, 0.3, 0],
    colour: '#c9ced3',
    finish: 'metal',
  }),
  prism({ face: handle.map(([x, z]): Point => [x, -1, z]), depth: [0, 2.4, 0], colour: grip, round: 1.2 }),
  plate({ points: hole.map(([x, z]): Point => [x, -1, z]), fill: paint('hollow', grip), round: 0.8 }),
  ...[
    [44.6, 10.4],
    [44.8, 5.4],
  ].map(([x = 0, z = 0]) =>
    plate({
      points: [
        [x, -1.1, z],
        [x + 0.1, -1.1, z],
      ],
      fill: steel,
      round: 0.8,
    }),
  ),
]

const toothed = (count: number): Point[] =>
  Array.from({ length: count * 2 + 1 }, (_, index) => {
    const x = 0.4 + (index * 42) / (count * 2)
    return [x, 0, (4.2 * (42 - x)) / 42 + (index % 2 ? 0 : 0.9)]
  })

const handle = [
  [42, 13.4],
  [43, 4],
  [46, 1.6],
  [54, 0.8],
  [57, 3],
  [55.4, 7.4],
  [57.4, 12.6],
  [56, 15.4],
  [50, 14.6],
] as const
const hole = [
  [48, 10.6],
  [48.6, 5.4],
  [51, 4],
  [52.4, 6.4],
  [52.6, 10.4],
  [51, 11.8],
] as const
