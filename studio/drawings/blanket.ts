import { box } from './solids/box.ts'
import { type Colour, darker, lighter } from './solids/colour.ts'
import { onFront, onTop, plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { wires } from './solids/tube.ts'

export interface BlanketLook {
  wool: Colour
  stripes: Colour[]
}

/** A folded blanket with stripes and a fringe. */
export const blanket = ({ wool, stripes }: BlanketLook): Solid[] => [
  wires({ lines: fringe, radius: 0.35, colour: lighter(wool, 0.2), straight: true }),
  ...[0, 5, 10].map((z) =>
    box({ at: [0, 0, z], size: [45, 32, 5.8], colour: z % 2 ? darker(wool, 0.06) : wool, round: 2.6 }),
  ),
  ...stripes.flatMap((colour, index) => stripe(4 + index * 6, colour)),
]

const fringe = Array.from({ length: 22 }, (_, index): Point[] => [
  [1.4 + index * 2, 0, 2.6],
  [1 + index * 2, -3.4, 0.4],
])

const stripe = (x: number, colour: Colour): Solid[] => [
  plate({ points: onTop(15.9, [x, x + 3.4, 2, 30]), fill: colour, opacity: 0.9 }),
  ...[1.4, 6.4, 11.4].map((z) =>
    plate({ points: onFront(-0.1, [x, x + 3.4, z, z + 3]), fill: darker(colour, 0.08), opacity: 0.9 }),
  ),
]
