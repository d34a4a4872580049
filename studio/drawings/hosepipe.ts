import { type Colour, coal } from './solids/colour.ts'
import { hoop } from './solids/hoop.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface HosepipeLook {
  hose: Colour
  fitting: Colour
}

/** A coiled hose, its nozzle in front. */
export const hosepipe = ({ hose, fitting }: HosepipeLook): Solid[] => [
  ...[1.2, 3.3, 5.4].flatMap((z) => [
    hoop({ middle: [0, 0, z], radii: [13.6], thickness: 1.25, colour: hose }),
    hoop({ middle: [0, 0, z], radii: [16.2], thickness: 1.25, colour: hose }),
  ]),
  tube({
    points: [
      [-13, -8.6, 6],
      [-6, -16, 5.6],
      [2, -21, 1.6],
      [10, -21.4, 1.3],
    ],
    radius: 1.2,
    colour: hose,
  }),
  turned({
    at: [9, -21.4, 1.6],
    axis: [1, 0, 0.04],
    profile: [
      [0, 1.6],
      [1.6, 2],
      [4, 1.9],
    ],
    colour: coal,
  }),
  turned({
    at: [13, -21.4, 1.8],
    axis: [1, 0, 0.04],
    profile: [
      [0, 1.8],
      [2, 1.6],
      [5, 1.3],
      [7.4, 2.1],
    ],
    colour: fitting,
    end: '#3a3d42',
  }),
]
