import { type Colour, coal, wood } from './solids/colour.ts'
import { disc } from './solids/disc.ts'
import { paint } from './solids/paint.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface FryingPanLook {
  body: Colour
  inside?: Colour
  handle?: Colour
}

export const fryingPan = ({ body, inside = coal, handle = wood }: FryingPanLook): Solid[] => [
  turned({
    at: [0, 0, 0],
    profile: [
      [0, 10],
      [0.6, 11.4],
      [5, 13.6],
    ],
    colour: body,
    end: paint('top', body),
    soft: true,
  }),
  disc({ middle: [0, 0, 4.96], radius: 13, fill: paint('hollow', inside) }),
  disc({ middle: [0.2, -0.4, 2.6], radius: 10.6, fill: paint('front', '#3d4248') }),
  tube({
    points: [
      [12.6, -4, 4],
      [16, -5, 5.4],
    ],
    radius: 1,
    colour: '#9aa0a6',
    straight: true,
  }),
  tube({
    points: [
      [16, -5, 5.4],
      [22, -7, 7.4],
      [29, -9.4, 8.6],
    ],
    radius: 1.35,
    colour: handle,
  }),
]
