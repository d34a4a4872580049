import { type Colour, coal, steel } from './solids/colour.ts'
import type { Point } from './solids/point.ts'
import { prism } from './solids/prism.ts'
import type { Solid } from './solids/solid.ts'
import { turned } from './solids/turned.ts'

export interface SpannerLook {
  grip: Colour
  metal?: Colour
}

/** An adjustable spanner, standing on its grip and leaning left. */
export const spanner = ({ grip, metal = '#b9bec4' }: SpannerLook): Solid[] => [
  prism({ face: placed(shaft), depth: [0, 1.6, 0], colour: metal, round: 0.5 }),
  prism({ face: placed(sheath), depth: [0, 2.6, 0], colour: grip, round: 1 }),
  prism({ face: placed(jaw), depth: [0, 2.2, 0], colour: metal, round: 0.5, bays: true }),
  prism({ face: placed(slide), depth: [0, 2, 0], colour: steel, round: 0.4 }),
  turned({
    at: tilted([1.8, 32]),
    axis: [1, -0.5, 0.3],
    profile: [
      [-1, 1.1],
      [1.6, 1.1],
    ],
    colour: coal,
  }),
]

const tilted = ([x, z]: readonly [number, number]): Point => [x * 0.94 - z * 0.34, 0, x * 0.34 + z * 0.94]
const placed = (outline: readonly (readonly [number, number])[]) => outline.map(tilted)

const shaft = [
  [-1.8, 4],
  [1.8, 4],
  [2.4, 28],
  [-2.4, 28],
] as const
const sheath = [
  [-2, 1],
  [2, 1],
  [2.2, 6],
  [1.8, 12],
  [2.2, 18],
  [-2.2, 18],
  [-1.8, 12],
  [-2.2, 6],
] as const
const jaw = [
  [-2.6, 27],
  [2.6, 27],
  [5, 30],
  [5.4, 33.4],
  [0, 34.4],
  [-1, 36],
  [-1.2, 42],
  [-4.6, 41],
  [-5.8, 36],
  [-5, 31],
] as const
const slide = [
  [1.4, 34.6],
  [6, 33.6],
  [5.6, 38],
  [3.6, 41.4],
  [2, 41],
] as const
