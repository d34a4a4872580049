import type { Material } from 'three'
import { lathe, post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { metal, steel } from './kit/materials.ts'
import { group, type Point } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { tube } from './kit/tube.ts'

export interface SpadeLook {
  grip: Material
  shaft: Material
  /** Length of the shaft in centimetres. */
  length?: number
  /** Size of the blade against a digging spade's. */
  blade?: number
}

/** A garden spade with a D-shaped grip that lies on its back, its blade towards the front. */
export const spade = ({ grip, shaft, length = 54, blade = 1 }: SpadeLook) =>
  group([
    group(
      [
        group([plate(), socket()], { scale: blade }),
        loft(
          `${34 * blade} 3.4 3.4 1.7, ${34 * blade + length * 0.5} 3.1 3.1 1.55, ${34 * blade + length} 3.2 3.2 1.6`,
          shaft,
        ),
        handle(grip, 34 * blade + length),
      ],
      { turn: [-90, 0, 0], at: [0, 1.9, 50] },
    ),
  ])

const edge = metal('#c3c8cc', 0.3)
const sheet = metal('#8b9298', 0.42)
const bow = 26

// The blade is a piece of a wide pipe, hollow towards the front.
const plate = () =>
  group(
    [
      lathe(`${bow} 1.6, ${bow + 0.45} 1.6, ${bow + 0.45} 28, ${bow} 28, ${bow} 1.6`, sheet, {
        sweep: 42,
        turn: [0, -21, 0],
      }),
      lathe(`${bow} 0 0.1, ${bow + 0.45} 0.4 0.1, ${bow + 0.45} 1.7, ${bow} 1.7, ${bow} 0`, edge, {
        sweep: 42,
        turn: [0, -21, 0],
      }),
      tube(arc(28), 0.55, sheet),
      ...[-1, 1].map((side) => tube([point(side * 21, 0.4), point(side * 21, 28)], 0.3, sheet)),
    ],
    { at: [0, 0, bow - 1.5], turn: [0, 180, 0] },
  )

const point = (degrees: number, y: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [Math.sin(angle) * (bow + 0.2), y, Math.cos(angle) * (bow + 0.2)]
}

const arc = (y: number) => Array.from({ length: 9 }, (_, index) => point(-21 + (index * 42) / 8, y))

const socket = () =>
  group([
    lathe('0 0, 2.5 0 0.3, 2.35 2, 2.15 12 0.3, 0 12', sheet, { at: [0, 27, 0.8] }),
    slab('-2.4 29, -1.3 20 3, 0 15.6 1, 1.3 20 3, 2.4 29', 1.4, sheet, { bevel: 0.6, at: [0, 0, 0.9] }),
    ...[33, 36].map((y) => post(0.5, 0.5, steel(), { edge: 0.2, turn: [90, 0, 0], at: [0, y, 2.6] })),
  ])

const handle = (grip: Material, top: number) =>
  group([
    lathe('0 -7, 2.1 -7 0.4, 2.3 -3, 2.2 2 0.8, 0 2.4', grip, { at: [0, top, 0] }),
    tube(
      `0 ${top} 0, -2.8 ${top + 2.6} 0, -5.4 ${top + 6} 0, -6 ${top + 10} 0, -4.6 ${top + 12.2} 0, 0 ${top + 12.6} 0, 4.6 ${top + 12.2} 0, 6 ${top + 10} 0, 5.4 ${top + 6} 0, 2.8 ${top + 2.6} 0`,
      1.5,
      grip,
      { closed: true },
    ),
    loft('-4 3.6 3.6 1.8, 0 3.9 3.9 1.9, 4 3.6 3.6 1.8', grip, { turn: [0, 0, 90], at: [0, top + 12.5, 0] }),
  ])
