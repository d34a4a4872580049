import { type Colour, chrome } from './solids/colour.ts'
import { glow } from './solids/glow.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

/** A desk lamp with two arms. */
export const deskLamp = ({ body, trim = chrome }: { body: Colour; trim?: Colour }): Solid[] => [
  turned({
    at: [0, 0, 0],
    profile: [
      [0, 9],
      [1.2, 9],
      [2.2, 7.6],
    ],
    colour: body,
  }),
  tube({
    points: [
      [2, 0, 2],
      [9, 0, 22],
    ],
    radius: 0.8,
    colour: trim,
    straight: true,
  }),
  tube({
    points: [
      [9, 0, 22],
      [-8, 0, 39],
    ],
    radius: 0.8,
    colour: trim,
    straight: true,
  }),
  turned({
    at: [9, 1, 22],
    axis: [0, -1, 0],
    profile: [
      [-0.6, 1.7],
      [2.4, 1.7],
    ],
    colour: body,
  }),
  glow([-15.6, -1, 31], 9),
  turned({
    at: [-14.6, 0, 32.4],
    axis: [0.62, 0, 0.9],
    profile: [
      [0, 8],
      [4, 7],
      [8, 4],
      [10, 2.4],
    ],
    colour: body,
    soft: true,
  }),
  turned({
    at: [-8, 0, 41],
    axis: [0.62, 0, 0.9],
    profile: [
      [0, 2.2],
      [2.4, 1.8],
    ],
    colour: body,
  }),
]
