import { type Colour, coal, steel } from './solids/colour.ts'
import type { Point } from './solids/point.ts'
import { prism } from './solids/prism.ts'
import type { Solid } from './solids/solid.ts'
import { turned } from './solids/turned.ts'

export interface HammerLook {
  shaft: Colour
  grip?: Colour
}

/** A claw hammer on its head's foot, leaning on nothing but the light. */
export const hammer = ({ shaft, grip = coal }: HammerLook): Solid[] => [
  turned({
    at: [10, 0, 1],
    axis: up,
    profile: [
      [0, 1.5],
      [1, 1.9],
      [7, 1.6],
      [12, 1.75],
    ],
    colour: grip,
    soft: true,
  }),
  ...[3, 5.6, 8.2].map((part) =>
    turned({
      at: along(part),
      axis: up,
      profile: [
        [0, 1.84],
        [0.7, 1.84],
      ],
      colour: '#4a4f57',
    }),
  ),
  turned({
    at: along(12),
    axis: up,
    profile: [
      [0, 1.35],
      [20, 1.15],
    ],
    colour: shaft,
  }),
  prism({ face: claw.map(([x, z]): Point => [x, -1.4, z]), depth: [0, 2.8, 0], colour: steel, round: 0.4 }),
  turned({
    at: [3.4, 0, 35.2],
    axis: [1, 0, 0.34],
    profile: [
      [-1, 2.2],
      [3, 1.9],
      [4, 2.8],
      [7, 2.8],
    ],
    colour: steel,
    finish: 'metal',
  }),
]

const up: Point = [-0.3, 0, 1]

const along = (distance: number): Point => [10 - 0.287 * distance, 0, 1 + 0.958 * distance]

const claw = [
  [4.4, 37.6],
  [3.6, 34],
  [-1, 31.6],
  [-3.4, 31.2],
  [-7, 28.4],
  [-11, 24.6],
  [-9.6, 29],
  [-6, 34],
  [-1.4, 36.6],
] as const
