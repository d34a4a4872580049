import { box } from './solids/box.ts'
import { type Colour, coal, steel } from './solids/colour.ts'
import { paint } from './solids/paint.ts'
import { onTop, plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import { prism } from './solids/prism.ts'
import type { Solid } from './solids/solid.ts'
import { turned } from './solids/turned.ts'

export interface TapeMeasureLook {
  shell: Colour
  tape?: Colour
}

export const tapeMeasure = ({ shell, tape = '#f6c945' }: TapeMeasureLook): Solid[] => [
  prism({ face: shape, depth: [0, 6, 0], colour: coal, round: 1.2 }),
  prism({
    face: shape.map(([x, y, z]): Point => [x * 0.86 + 0.9, y - 0.6, z * 0.86 + 1]),
    depth: [0, 1, 0],
    colour: shell,
    round: 1,
  }),
  box({ at: [11.4, 1, 0.6], size: [17, 4, 0.5], colour: tape, round: 0.1 }),
  ...Array.from({ length: 11 }, (_, index) => 13.4 + index * 1.3).map((x, index) =>
    plate({ points: onTop(1.1, [x, x + 0.2, 1.1, index % 4 ? 2.3 : 3.6]), fill: coal }),
  ),
  box({ at: [28, 0.8, 0], size: [0.5, 4.4, 1.6], colour: steel, round: 0.1 }),
  turned({
    at: [6.4, -0.7, 7],
    axis: [0, -1, 0],
    profile: [
      [0, 4],
      [0.4, 3.8],
    ],
    colour: coal,
    end: paint('front', '#f3efe4'),
  }),
  turned({
    at: [6.4, -1.1, 7],
    axis: [0, -1, 0],
    profile: [
      [0, 1.4],
      [0.4, 1.2],
    ],
    colour: shell,
  }),
]

const shape: Point[] = [
  [1.4, 0, 1.2],
  [12, 0, 1.2],
  [12.2, 0, 8],
  [11, 0, 11.6],
  [8, 0, 13],
  [4, 0, 12.6],
  [1.6, 0, 10],
]
