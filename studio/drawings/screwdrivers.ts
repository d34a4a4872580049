import { box } from './solids/box.ts'
import { type Colour, chrome, coal, wood } from './solids/colour.ts'
import type { Solid } from './solids/solid.ts'
import { turned } from './solids/turned.ts'

export interface ScrewdriversLook {
  handles: Colour[]
  block?: Colour
}

/** Screwdrivers in a wooden stand, the longest at the left. */
export const screwdrivers = ({ handles, block = wood }: ScrewdriversLook): Solid[] => [
  box({ at: [0, 0, 0], size: [handles.length * 6 + 2, 9, 5], colour: block, round: 1 }),
  ...handles.flatMap((colour, index) => screwdriver(4 + index * 6, 13 - index * 1.5, colour)),
]

const screwdriver = (x: number, shaft: number, colour: Colour): Solid[] => [
  turned({
    at: [x, 4.5, 5],
    profile: [
      [0, 0.7],
      [shaft, 0.7],
    ],
    colour: chrome,
    finish: 'metal',
  }),
  turned({
    at: [x, 4.5, 5 + shaft],
    profile: [
      [0, 1.5],
      [2, 2],
      [4, 1.7],
      [10, 2.1],
      [12, 1.4],
    ],
    colour,
  }),
  turned({
    at: [x, 4.5, 8 + shaft],
    profile: [
      [0, 1.84],
      [2, 1.9],
    ],
    colour: coal,
    sleeve: true,
  }),
]
