import { type Colour, coal } from './solids/colour.ts'
import { disc } from './solids/disc.ts'
import { paint } from './solids/paint.ts'
import { plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { wires } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface ClockLook {
  case: Colour
  face?: Colour
  hand?: Colour
}

/** A wall clock at ten past ten. */
export const clock = ({ case: body, face = '#fbf7ee', hand = '#c93f2d' }: ClockLook): Solid[] => [
  turned({
    at: [0, 3, 16],
    axis: [0, -1, 0],
    profile: [
      [0, 16],
      [5, 16],
    ],
    colour: body,
  }),
  disc({ middle: [0, -2, 16], axis: [0, -1, 0], radius: 13.8, fill: paint('top', face) }),
  wires({
    lines: Array.from({ length: 12 }, (_, hour) => [dial(hour * 30, 12.4), dial(hour * 30, hour % 3 ? 11.4 : 10)]),
    radius: 0.34,
    colour: coal,
    straight: true,
  }),
  plate({ points: [dial(305, 7), dial(125, 1.4)], fill: coal, round: 0.6 }),
  plate({ points: [dial(60, 10.6), dial(240, 1.6)], fill: coal, round: 0.45 }),
  plate({ points: [dial(195, 11), dial(15, 2)], fill: hand, round: 0.2 }),
  turned({
    at: [0, -2.1, 16],
    axis: [0, -1, 0],
    profile: [
      [0, 1],
      [0.6, 0.9],
    ],
    colour: hand,
  }),
]

const dial = (degrees: number, radius: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.sin(angle), -2.1, 16 + radius * Math.cos(angle)]
}
