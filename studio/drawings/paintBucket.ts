import { box } from './solids/box.ts'
import { type Colour, chrome, lighter, wood } from './solids/colour.ts'
import { disc } from './solids/disc.ts'
import { paint } from './solids/paint.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface PaintBucketLook {
  tin: Colour
  label?: Colour
  colour: Colour
}

export const paintBucket = ({ tin, label = '#f4f1ea', colour }: PaintBucketLook): Solid[] => [
  tube({
    points: [
      [-8.6, 0, 17],
      [-7.4, 2, 23],
      [0, 3.4, 26],
      [7.4, 2, 23],
      [8.6, 0, 17],
    ],
    radius: 0.35,
    colour: chrome,
  }),
  turned({
    at: [0, 0, 0],
    profile: [
      [0, 8],
      [17, 9],
    ],
    colour: tin,
  }),
  turned({
    at: [0, 0, 4],
    profile: [
      [0, 8.26],
      [8.6, 8.76],
    ],
    colour: label,
    sleeve: true,
  }),
  turned({
    at: [0, 0, 16.4],
    profile: [
      [0, 9.4],
      [0.9, 9.4],
    ],
    colour: chrome,
    finish: 'metal',
  }),
  turned({
    at: [0, 0, 17],
    profile: [
      [0, 8.4],
      [0.1, 8.4],
    ],
    colour: lighter(tin, 0.1),
    end: paint('hollow', tin),
  }),
  disc({ middle: [0.3, -0.3, 16.6], radius: 7.9, fill: paint('top', colour) }),
  ...brush(colour),
]

const brush = (colour: Colour): Solid[] => [
  box({ at: [-3, -15.4, 0], size: [3.6, 4, 1.6], colour, round: 0.6 }),
  box({ at: [0.2, -15.2, 0.1], size: [2.4, 3.6, 1.5], colour: chrome, round: 0.3 }),
  tube({
    points: [
      [3, -13.4, 0.9],
      [7, -13.4, 1],
      [12.6, -13.4, 1],
    ],
    radius: 0.85,
    colour: wood,
  }),
]
