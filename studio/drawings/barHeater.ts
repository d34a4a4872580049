import { box } from './solids/box.ts'
import { type Colour, coal } from './solids/colour.ts'
import { blur, paint } from './solids/paint.ts'
import { onFront, plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { tube, wires } from './solids/tube.ts'

export interface BarHeaterLook {
  body: Colour
  bars: number
}

export const barHeater = ({ body, bars }: BarHeaterLook): Solid[] => {
  const height = 14 + bars * 9
  const rows = Array.from({ length: bars }, (_, row) => 12 + row * 9)
  return [
    ...[6, 36].map((x) => box({ at: [x, -4, 0], size: [4, 19, 2.4], colour: coal, round: 1.1 })),
    box({ at: [0, 0, 2], size: [46, 11, height], colour: body, round: 3 }),
    plate({ points: onFront(-0.1, [4, 42, 7, height - 3], 1.4), fill: paint('metal', '#a7a39c'), round: 1.4 }),
    glow(rows, 3),
    ...rows.map((z) =>
      tube({
        points: [
          [6, -1, z],
          [40, -1, z],
        ],
        radius: 1.3,
        colour: '#ff7a35',
      }),
    ),
    wires({ lines: guard(height), radius: 0.3, colour: '#dfe2e5', straight: true }),
  ]
}

const glow = (rows: number[], reach: number): Solid => ({
  reach: [],
  paint: (view) =>
    `<g filter="${blur(6)}">${rows.map((z) => plate({ points: onFront(-0.5, [5, 41, z - reach, z + reach]), fill: '#ff9a4d', opacity: 0.75 }).paint(view)).join('')}</g>`,
})

const guard = (height: number): Point[][] =>
  [10, 17, 24, 31, 38].map((x): Point[] => [
    [x, -2.4, 6.6],
    [x, -2.4, height - 2.6],
  ])
