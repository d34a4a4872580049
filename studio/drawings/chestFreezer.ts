import { box } from './solids/box.ts'
import { type Colour, coal, lighter, steel } from './solids/colour.ts'
import { onFront, onSide, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'

export interface ChestFreezerLook {
  body: Colour
  lid?: Colour
}

export const chestFreezer = ({ body, lid = lighter(body, 0.2) }: ChestFreezerLook): Solid[] => [
  box({ at: [0, 0, 2], size: [92, 54, 68], colour: body, round: 2.4 }),
  plate({ points: onFront(-0.1, [58, 84, 8, 20], 1), fill: '#39424a', round: 1, opacity: 0.16 }),
  ...[10, 13, 16].map((z) => plate({ points: onFront(-0.2, [62, 80, z, z + 1.4]), fill: '#39424a', opacity: 0.5 })),
  plate({ points: onFront(-0.1, [8, 26, 58, 62], 0.8), fill: coal, round: 0.6 }),
  plate({ points: onSide(92.1, [10, 44, 30, 32]), fill: '#39424a', opacity: 0.1 }),
  box({ at: [-1, -1, 70.6], size: [94, 56, 9], colour: lid, round: 3 }),
  tube({
    points: [
      [34, -2.6, 74],
      [60, -2.6, 74],
    ],
    radius: 1.5,
    colour: steel,
  }),
]
