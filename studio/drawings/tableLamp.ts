import { type Colour, darker } from './solids/colour.ts'
import { glow } from './solids/glow.ts'
import { paint } from './solids/paint.ts'
import type { Solid } from './solids/solid.ts'
import { turned } from './solids/turned.ts'

/** A bedside lamp: glazed foot, linen shade. */
export const tableLamp = ({ foot, shade }: { foot: Colour; shade: Colour }): Solid[] => [
  turned({
    at: [0, 0, 0],
    profile: [
      [0, 6],
      [1.4, 6],
    ],
    colour: '#b98a4e',
  }),
  turned({
    at: [0, 0, 1.4],
    profile: [
      [0, 4.6],
      [4, 7.8],
      [9, 8],
      [14, 4.6],
      [17, 2.4],
      [19, 2.2],
    ],
    colour: foot,
    soft: true,
  }),
  turned({
    at: [0, 0, 20],
    profile: [
      [0, 1],
      [4, 1],
    ],
    colour: '#b98a4e',
    finish: 'metal',
  }),
  turned({
    at: [0, 0, 22],
    profile: [
      [0, 14],
      [17, 10],
    ],
    colour: shade,
    end: paint('hollow', shade),
  }),
  ...[22.4, 37.4].map((z) =>
    turned({
      at: [0, 0, z],
      profile: [
        [0, z > 30 ? 10.5 : 14],
        [1, z > 30 ? 10.2 : 13.8],
      ],
      colour: darker(shade, 0.18),
      sleeve: true,
    }),
  ),
  glow([0, 0, 36], 8),
]
