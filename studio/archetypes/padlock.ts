import type { Material } from 'three'
import { lathe, post } from './kit/lathe.ts'
import { brass, chrome, metal, plastic, steel } from './kit/materials.ts'
import { ellipse, rectangle } from './kit/outline.ts'
import { group } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { ring, tube } from './kit/tube.ts'

export interface PadlockLook {
  body: Material
  band?: Material
  shackle?: Material
  /** Radius of the shackle in centimetres. */
  thick?: number
}

/** A padlock, 8 cm high, that stands upright with two keys on a ring in front of it. */
export const padlock = ({ body, band, shackle = chrome(), thick = 0.42 }: PadlockLook) =>
  group([
    slab(outline, 2.3, body, { bevel: 0.35, at: [0, 0, -1.15] }),
    ...(band
      ? [slab('-2.75 1.5 0.3, 2.75 1.5 0.3, 2.75 3.2 0.3, -2.75 3.2 0.3', 2.6, band, { bevel: 0.3, at: [0, 0, -1.3] })]
      : ridges()),
    tube(
      '-1.6 4 0, -1.6 6.2 0, -1.45 7.1 0, -0.85 7.8 0, 0 8.02 0, 0.85 7.8 0, 1.45 7.1 0, 1.6 6.2 0, 1.6 4 0',
      thick,
      shackle,
    ),
    ...[-1.6, 1.6].map((x) =>
      lathe(`0 0, ${thick + 0.32} 0, ${thick + 0.28} 0.3 0.1, 0 0.34`, body, { at: [x, 4.6, 0] }),
    ),
    keyhole(band ? 1.3 : 1.15),
    keys(),
  ])

const outline = '-2.6 0 0.6, 2.6 0 0.6, 2.6 4.7 0.9, -2.6 4.7 0.9'

const ridges = () =>
  [0.5, 0.8, 4.15].map((y) =>
    slab(rectangle(4.5, 0.1, 0.05), 2.34, metal('#a9822f', 0.4), { bevel: 0.04, at: [0, y, -1.17] }),
  )

const keyhole = (front: number) =>
  group([
    post(0.95, 0.16, steel(), { edge: 0.06, turn: [90, 0, 0], at: [0, 2.3, front - 0.04] }),
    post(0.34, 0.2, plastic('#101112'), { edge: 0.02, turn: [90, 0, 0], at: [0, 2.48, front - 0.04] }),
    slab('-0.13 0, 0.13 0, 0.2 -0.62, -0.2 -0.62', 0.2, plastic('#101112'), {
      bevel: 0.02,
      at: [0, 2.4, front - 0.04],
    }),
  ])

const bright = metal('#d5b56a', 0.22)

const keys = () =>
  group(
    [
      ring(1.05, 0.09, steel(), { at: [0, 0.22, 0] }),
      group([key(bright)], { at: [0.95, 0.06, 0.5], turn: [0, -24, 0] }),
      group([key(brass())], { at: [0.5, 0.16, 0.95], turn: [2, -62, 0] }),
    ],
    { at: [1.1, 0, 3.1], turn: [0, 12, 0] },
  )

// A key that lies flat and points to the right, its hole at the origin.
const key = (material: Material) =>
  group([
    slab(
      '-0.5 -0.9 0.5, 0.9 -0.9 0.6, 1.3 -0.36, 4.1 -0.36 0.2, 4.4 0 0.1, 4.1 0.36 0.1, 3.8 0.2, 3.5 0.38, 3.2 0.16, 2.8 0.38, 2.5 0.2, 2.2 0.38, 1.3 0.38, 0.9 0.9 0.6, -0.5 0.9 0.5',
      0.2,
      material,
      { bevel: 0.06, holes: [ellipse(0.26, 0.26, 24)], turn: [-90, 0, 0] },
    ),
    slab(rectangle(2.6, 0.12, 0.05), 0.24, metal('#8d7740', 0.4), {
      bevel: 0.02,
      at: [2.5, 0, 0.06],
      turn: [-90, 0, 0],
    }),
  ])
