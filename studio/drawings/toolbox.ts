import { box } from './solids/box.ts'
import { type Colour, chrome, coal, darker } from './solids/colour.ts'
import { onFront, plate } from './solids/plate.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'

export interface ToolboxLook {
  body: Colour
  lid?: Colour
}

export const toolbox = ({ body, lid = coal }: ToolboxLook): Solid[] => [
  box({ at: [0, 0, 0], size: [48, 23, 17], colour: body, round: 1.6, taper: 1.6 }),
  ...[8, 37].map((x) => plate({ points: onFront(0.6, [x, x + 3, 3, 14], 0.4), fill: darker(body, 0.16), round: 0.4 })),
  box({ at: [-1, -1, 16.4], size: [50, 25, 7.4], colour: lid, round: 2.6 }),
  box({ at: [8, 6, 23], size: [32, 11, 1.8], colour: '#4a4f57', round: 0.8 }),
  tube({
    points: [
      [13, 11.4, 24],
      [13.4, 11.4, 28.4],
      [16, 11.4, 30],
      [24, 11.4, 30.4],
      [32, 11.4, 30],
      [34.6, 11.4, 28.4],
      [35, 11.4, 24],
    ],
    radius: 1.6,
    colour: body,
  }),
  ...[10, 34].map((x) => box({ at: [x, -2, 12.6], size: [5, 2.4, 7.4], colour: chrome, round: 0.7 })),
]
