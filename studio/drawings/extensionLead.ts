import { box } from './solids/box.ts'
import { type Colour, coal } from './solids/colour.ts'
import { hoop } from './solids/hoop.ts'
import { onTop, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface ExtensionLeadLook {
  body: Colour
  sockets: number
  cable?: Colour
}

/** A lead of South African three-pin sockets with its coiled cable. */
export const extensionLead = ({ body, sockets, cable = coal }: ExtensionLeadLook): Solid[] => [
  ...[0.8, 2.2, 3.6].map((z) => hoop({ middle: [12, 24, z], radii: [8], thickness: 0.8, colour: cable })),
  tube({
    points: [
      [4.6, 21, 3],
      [-2, 14, 1],
      [-5, 6, 1.4],
      [0, 4, 2],
    ],
    radius: 0.75,
    colour: cable,
  }),
  box({ at: [0, 0, 0], size: [sockets * 9 + 8, 9, 4.4], colour: body, round: 1.4 }),
  ...Array.from({ length: sockets }, (_, index) => 4.6 + index * 9).flatMap(socket),
  box({ at: [sockets * 9 + 2, 2.6, 4.2], size: [3.4, 3.8, 1.2], colour: '#e4482e', round: 0.5 }),
]

const socket = (x: number): Solid[] => [
  turned({
    at: [x + 1, 4.5, 4.4],
    profile: [
      [0, 3.6],
      [0.2, 3.5],
    ],
    colour: '#dcdee0',
  }),
  ...[
    [0, 1.7],
    [-1.6, -1],
    [1.6, -1],
  ].map(([dx = 0, dy = 0]) =>
    plate({ points: onTop(4.7, [x + 1 + dx - 0.1, x + 1 + dx + 0.1, 4.4 + dy, 4.6 + dy]), fill: coal, round: 0.5 }),
  ),
]
