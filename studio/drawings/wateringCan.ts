import { type Colour, darker } from './solids/colour.ts'
import { paint } from './solids/paint.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface WateringCanLook {
  body: Colour
  rose?: Colour
}

export const wateringCan = ({ body, rose = '#c98d3a' }: WateringCanLook): Solid[] => [
  tube({
    points: [
      [8, 0, 4],
      [13, 0, 7],
      [15.6, 0, 13],
      [13.6, 0, 18.6],
      [7, 0, 20],
    ],
    radius: 1,
    colour: body,
  }),
  turned({
    at: [-7, 0, 4.4],
    axis: [-0.78, 0, 1],
    profile: [
      [0, 2.2],
      [18, 1.1],
    ],
    colour: body,
    end: 'none',
  }),
  turned({
    at: [-17.6, 0, 18],
    axis: [-0.5, -0.4, 1],
    profile: [
      [0, 1.2],
      [3.4, 3.4],
      [4, 3.4],
    ],
    colour: rose,
    finish: 'metal',
    end: paint('top', darker(rose, 0.25)),
  }),
  turned({
    at: [0, 0, 0],
    profile: [
      [0, 9.4],
      [0.8, 10],
      [16, 8.8],
    ],
    colour: body,
    end: paint('hollow', body),
  }),
  turned({
    at: [0, 0, 15.2],
    profile: [
      [0, 9.2],
      [1, 9.1],
    ],
    colour: darker(body, 0.1),
    sleeve: true,
  }),
  tube({
    points: [
      [-8.4, 0, 16],
      [-7, 0, 23],
      [0, 0, 26],
      [7, 0, 23],
      [8.4, 0, 16],
    ],
    radius: 1,
    colour: body,
  }),
]
