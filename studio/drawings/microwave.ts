import { box } from './solids/box.ts'
import { type Colour, coal, lighter, steel } from './solids/colour.ts'
import { paint } from './solids/paint.ts'
import { onFront, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface MicrowaveLook {
  body: Colour
  face?: Colour
}

export const microwave = ({ body, face = coal }: MicrowaveLook): Solid[] => [
  box({ at: [0, 1, 1], size: [46, 32, 26], colour: body, round: 1.4 }),
  box({ at: [0, 0, 1], size: [34, 2, 26], colour: lighter(body, 0.1), round: 0.8 }),
  box({ at: [34.4, 0, 1], size: [11.6, 2, 26], colour: face, round: 0.8 }),
  plate({ points: onFront(-0.1, [4, 27, 6, 22], 1.4), fill: paint('front', '#3d434b'), round: 1.4 }),
  plate({
    points: [
      [8, -0.2, 8],
      [12, -0.2, 8],
      [18, -0.2, 21],
      [14, -0.2, 21],
    ],
    fill: '#ffffff',
    opacity: 0.14,
  }),
  tube({
    points: [
      [31, -1.6, 6],
      [31, -1.6, 22],
    ],
    radius: 0.9,
    colour: steel,
  }),
  plate({ points: onFront(-0.1, [36.4, 43.6, 20.4, 24], 0.4), fill: '#9fe0c6', round: 0.4 }),
  ...[15.6, 8].map((z) =>
    turned({
      at: [40, -0.1, z],
      axis: [0, -1, 0],
      profile: [
        [0, 2.6],
        [1.6, 2.2],
      ],
      colour: steel,
      finish: 'metal',
    }),
  ),
]
