import { box } from './solids/box.ts'
import { type Colour, lighter } from './solids/colour.ts'
import { onFront, onSide, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'

export interface StorageBoxLook {
  body: Colour
  lid: Colour
}

export const storageBox = ({ body, lid }: StorageBoxLook): Solid[] => [
  box({ at: [0, 0, 0], size: [54, 38, 28], colour: body, round: 2.4, taper: 3 }),
  plate({
    points: [
      [8, 2.4, 5],
      [46, 2.4, 5],
      [48, 0.6, 22],
      [6, 0.6, 22],
    ],
    fill: lighter(body, 0.55),
    round: 1.6,
    opacity: 0.45,
  }),
  plate({ points: onSide(53, [8, 30, 6, 22], 2), fill: lighter(body, 0.55), round: 1.6, opacity: 0.16 }),
  box({ at: [-1.6, -1.6, 27], size: [57.2, 41.2, 4.4], colour: lid, round: 1.8 }),
  box({ at: [4, 4, 30.6], size: [46, 30, 1.8], colour: lighter(lid, 0.1), round: 0.9 }),
  plate({ points: onFront(-1.7, [2, 53, 28.4, 28.8]), fill: '#000000', opacity: 0.12 }),
  ...[10, 38].map((x) => box({ at: [x, -3, 22], size: [7, 2, 9], colour: lighter(lid, 0.22), round: 0.8 })),
]
