import { type Colour, coal, steel, wood } from './solids/colour.ts'
import type { Point } from './solids/point.ts'
import { prism } from './solids/prism.ts'
import type { Solid } from './solids/solid.ts'
import { tube } from './solids/tube.ts'
import { turned } from './solids/turned.ts'

export interface SpadeLook {
  shaft?: Colour
  grip: Colour
}

/** A digging spade with a D-shaped grip, blade down. */
export const spade = ({ shaft = wood, grip }: SpadeLook): Solid[] => [
  prism({ face: blade, depth: [0.2, 1, 0.2], colour: '#8e959c', finish: 'metal', round: 0.8 }),
  turned({
    at: [0, 1, 26],
    axis: lean,
    profile: [
      [0, 1.7],
      [10, 1.5],
    ],
    colour: steel,
    finish: 'metal',
  }),
  turned({
    at: at(10),
    axis: lean,
    profile: [
      [0, 1.5],
      [46, 1.4],
    ],
    colour: shaft,
  }),
  turned({
    at: at(54),
    axis: lean,
    profile: [
      [0, 1.9],
      [5, 1.8],
    ],
    colour: coal,
  }),
  tube({
    points: [
      at(59),
      add(at(62), -5),
      add(at(69), -5.4),
      add(at(70), -3),
      add(at(70), 3),
      add(at(69), 5.4),
      add(at(62), 5),
      at(59),
    ],
    radius: 1.4,
    colour: grip,
  }),
]

const lean: Point = [0, 0.16, 1]
const at = (distance: number): Point => [0, 1 + distance * 0.158, 26 + distance * 0.987]
const add = ([x, y, z]: Point, across: number): Point => [x + across, y, z]
const blade: Point[] = [
  [-9, -1, 27],
  [-9, -3, 8],
  [-6, -3.4, 2],
  [0, -3.6, 0.4],
  [6, -3.4, 2],
  [9, -3, 8],
  [9, -1, 27],
]
