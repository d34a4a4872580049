import { box } from './solids/box.ts'
import { type Colour, darker, lighter } from './solids/colour.ts'
import { disc } from './solids/disc.ts'
import { gloom } from './solids/gloom.ts'
import { onFront, onSide, onTop, plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { turned } from './solids/turned.ts'

export interface TowelsLook {
  colours: Colour[]
  rolls: Colour[]
}

/** Folded bath sheets with rolled towels on top. */
export const towels = ({ colours, rolls }: TowelsLook): Solid[] => [
  ...colours.flatMap((colour, index) => folded(index * 6, colour)),
  ...rolls.flatMap((colour, index) => roll([8 + index * 9.6, 3, colours.length * 6 + 4.6], colour)),
]

const folded = (z: number, colour: Colour): Solid[] => [
  box({ at: [0, 0, z], size: [36, 25, 6.6], colour, round: 3 }),
  plate({ points: onFront(-0.1, [2, 35, z + 3.1, z + 3.5]), fill: darker(colour, 0.4), opacity: 0.45 }),
  plate({ points: onSide(36.1, [3, 5.4, z + 1, z + 5.8]), fill: lighter(colour, 0.5), opacity: 0.6 }),
]

const roll = ([x, y, z]: Point, colour: Colour): Solid[] => [
  gloom(onTop(z - 4.4, [x - 3, x + 6.4, y - 1, y + 19])),
  turned({
    at: [x, y + 18, z],
    axis: [0, -1, 0],
    profile: [
      [0, 4.6],
      [18, 4.6],
    ],
    colour,
    end: lighter(colour, 0.14),
  }),
  ...[3.3, 1.8].map((radius) =>
    disc({
      middle: [x, y, z],
      axis: [0, -1, 0],
      radius: radius,
      fill: radius > 2 ? darker(colour, 0.16) : lighter(colour, 0.14),
    }),
  ),
]
