import { box } from './solids/box.ts'
import { type Colour, chrome, coal } from './solids/colour.ts'
import { paint } from './solids/paint.ts'
import { onTop, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface RollerLook {
  tray: Colour
  colour: Colour
  grip: Colour
  sleeve?: Colour
}

/** A paint roller that rests in its tray. */
export const roller = ({ tray, colour, grip, sleeve = '#f1ebdd' }: RollerLook): Solid[] => [
  box({ at: [0, 0, 0], size: [36, 26, 6], colour: tray, round: 1, taper: 2 }),
  plate({ points: onTop(6, [2, 34, 2, 24], 1), fill: paint('hollow', tray), round: 1 }),
  plate({ points: onTop(4.6, [4, 32, 5, 23], 2), fill: paint('top', colour), round: 1 }),
  turned({
    at: [8, 10, 7.4],
    axis: [1, 0, 0],
    profile: [
      [0, 4],
      [18.6, 4],
    ],
    colour: sleeve,
    end: paint('front', '#d9d2c2'),
  }),
  turned({
    at: [26.6, 10, 7.4],
    axis: [1, 0, 0],
    profile: [
      [0, 1.4],
      [0.6, 1.2],
    ],
    colour: coal,
  }),
  tube({
    points: [
      [27, 10, 7.4],
      [30.6, 10, 7.4],
      [31.4, 8.6, 8.4],
      [30, 4, 11.4],
      [20, 1, 13.4],
      [18, -2, 14],
    ],
    radius: 0.5,
    colour: chrome,
  }),
  turned({
    at: [18.2, -1.4, 14],
    axis: [-0.06, -1, 0.14],
    profile: [
      [0, 1.2],
      [1.6, 1.9],
      [8, 1.7],
      [16, 2.2],
      [18, 1.4],
    ],
    colour: grip,
    soft: true,
  }),
]
