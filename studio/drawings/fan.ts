import { type Colour, chrome, coal } from './solids/colour.ts'
import { hoop } from './solids/hoop.ts'
import { paint } from './solids/paint.ts'
import { plate } from './solids/plate.ts'
import type { Point } from './solids/point.ts'
import type { Solid } from './solids/solid.ts'
import { wires } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface FanLook {
  blades: Colour
  frame?: Colour
  cage?: Colour
  /** Height of the hub; 34 stands on a table, 80 on the floor. */
  height: number
}

export const fan = ({ blades, frame = coal, cage = chrome, height }: FanLook): Solid[] => [
  turned({
    at: [0, 0, 0],
    profile: [
      [0, 13],
      [1.6, 13],
      [3, 10.4],
      [4.2, 2],
    ],
    colour: frame,
  }),
  turned({
    at: [0, 0, 3.6],
    profile: [
      [0, 1.9],
      [height - 8, 1.4],
    ],
    colour: cage,
    finish: 'metal',
  }),
  turned({
    at: [0, 4, height],
    axis: [0, -1, 0.06],
    profile: [
      [-4, 3],
      [0, 5],
      [6, 5],
    ],
    colour: frame,
    soft: true,
  }),
  hoop({ middle: [0, 1, height], axis: front, radii: [20], thickness: 0.7, colour: cage }),
  ...[0, 1, 2, 3, 4].map((index) => blade(index, height, blades)),
  turned({
    at: [0, -2, height],
    axis: front,
    profile: [
      [0, 4],
      [2.4, 3.4],
    ],
    colour: blades,
  }),
  wires({
    lines: Array.from({ length: 12 }, (_, index) => spoke(index, height)),
    radius: 0.22,
    colour: cage,
    straight: true,
  }),
  hoop({ middle: [0, -5.4, height], axis: front, radii: [8, 14], thickness: 0.22, colour: cage }),
  hoop({ middle: [0, -3, height], axis: front, radii: [20], thickness: 0.8, colour: cage }),
  turned({
    at: [0, -5, height],
    axis: front,
    profile: [
      [0, 4.4],
      [1, 4],
    ],
    colour: frame,
  }),
]

const front: Point = [0, -1, 0]

const on = (radius: number, angle: number, y: number, height: number): Point => [
  radius * Math.cos(angle),
  y,
  height + radius * Math.sin(angle),
]

const blade = (index: number, height: number, colour: Colour) => {
  const start = (index * Math.PI * 2) / 5
  const outline = [
    [3, 0.5],
    [10, 0.62],
    [17, 0.5],
    [17.6, 0.2],
    [16.4, -0.22],
    [9, -0.26],
    [3, -0.3],
  ]
  return plate({
    points: outline.map(([radius = 0, turn = 0]) => on(radius, start + turn, -1, height)),
    fill: paint('front', colour),
    round: 0.3,
  })
}

const spoke = (index: number, height: number) => {
  const angle = (index * Math.PI) / 6
  return [on(4, angle, -5.4, height), on(15, angle, -5.4, height), on(20, angle, -3, height)]
}
