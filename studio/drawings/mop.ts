import { type Colour, chrome, darker } from './solids/colour.ts'
import { disc } from './solids/disc.ts'
import { paint } from './solids/paint.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { tube, wires } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface MopLook {
  bucket: Colour
  stick?: Colour
  strands?: Colour
}

/** A bucket, its mop standing beside it. */
export const mop = ({ bucket, stick = chrome, strands = '#f0ebdd' }: MopLook): Solid[] => [
  ...pail(bucket),
  turned({
    at: [19, -6, 8],
    axis: [-0.06, 0.1, 1],
    profile: [
      [0, 1],
      [58, 1],
    ],
    colour: stick,
    finish: 'metal',
  }),
  turned({
    at: [15.7, -0.6, 62],
    axis: [-0.06, 0.1, 1],
    profile: [
      [0, 1.4],
      [9, 1.3],
      [10, 0.8],
    ],
    colour: bucket,
  }),
  wires({ lines: Array.from({ length: 15 }, (_, index) => strand(index)), radius: 0.9, colour: strands }),
  turned({
    at: [19, -6, 7],
    profile: [
      [0, 4.4],
      [2.4, 3.4],
      [4.4, 1.4],
    ],
    colour: bucket,
  }),
]

/** A bucket with its bail up. */
export const pail = (colour: Colour): Solid[] => [
  tube({
    points: [
      [-12, 0, 20],
      [-10, 2, 28],
      [0, 3, 32],
      [10, 2, 28],
      [12, 0, 20],
    ],
    radius: 0.5,
    colour: '#c3c7cc',
  }),
  turned({
    at: [0, 0, 0],
    profile: [
      [0, 9],
      [0.8, 9.6],
      [20, 12],
    ],
    colour,
  }),
  turned({
    at: [0, 0, 19],
    profile: [
      [0, 12.6],
      [2, 12.8],
    ],
    colour,
  }),
  disc({ middle: [0, 0, 21], radius: 11.6, fill: paint('hollow', colour) }),
  turned({
    at: [0, 0, 5],
    profile: [
      [0, 10.16],
      [0.8, 10.26],
    ],
    colour: darker(colour, 0.12),
    sleeve: true,
  }),
  tube({
    points: [
      [-2.6, 2.8, 32],
      [2.6, 2.8, 32],
    ],
    radius: 1.2,
    colour: '#f3f3f1',
  }),
]

const strand = (index: number): Point[] => {
  const angle = (index / 14) * Math.PI * 1.5 - Math.PI * 1.05
  const [across, away] = [Math.cos(angle), Math.sin(angle)]
  return [
    [19 + across * 2.6, -6 + away * 2.6, 7.6],
    [19 + across * 5, -6 + away * 5, 5],
    [19 + across * 7, -6 + away * 7, 0.9],
  ]
}
