import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { post } from './kit/lathe.ts'
import { metal, plastic, rubber, steel } from './kit/materials.ts'
import type { Corner } from './kit/outline.ts'
import { group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'

export interface TapeMeasureLook {
  shell: Material
  tape: Material
  rim?: Material
}

/** A tape measure, 7 cm high, its tape pulled out to the right; the belt clip is at its back. */
export const tapeMeasure = ({ shell, tape, rim = rubber(colours.coal) }: TapeMeasureLook) =>
  group([body(shell, rim), clip(), blade(tape)])

const outline = '-3.9 0 1.2, 3.8 0 0.5, 4 1.6 0.6, 3.5 4.6 2.6, 0.6 7.4 3, -3.2 6.8 2.6, -4.2 3.4 2.4'
const plate = '-3.2 0.9 1, 2.9 0.9 0.6, 3.1 1.9 0.6, 2.8 4.3 2.1, 0.4 6.6 2.4, -2.7 6 2.1, -3.5 3.3 2'

const body = (shell: Material, rim: Material) =>
  group([
    slab(outline, 3.9, rim, { bevel: 0.7, at: [0, 0, -1.95] }),
    slab(plate, 4.5, shell, { bevel: 0.45, at: [0, 0, -2.25] }),
    ...[-1, 1].map((side) => badge(side, rim)),
    box([2.1, 0.8, 1.7], shell, { radius: 0.35, at: [3, 5, 0], turn: [0, 0, -50] }),
    ...row(3, (index) =>
      box([0.25, 0.3, 1.5], rim, { radius: 0.1, at: [2.9 + index * 0.36, 5.75 - index * 0.42, 0], turn: [0, 0, -50] }),
    ),
  ])

const badge = (side: number, rim: Material) =>
  group(
    [
      post(2.1, 0.25, metal('#c5c9cc', 0.3), { edge: 0.1, turn: [90, 0, 0] }),
      post(1.8, 0.34, rim, { edge: 0.1, turn: [90, 0, 0] }),
      post(0.5, 0.5, metal('#c5c9cc', 0.3), { edge: 0.12, turn: [90, 0, 0] }),
    ],
    { at: [-0.3, 3.4, side * 2.15], turn: [0, side > 0 ? 0 : 180, 0] },
  )

const clip = () =>
  group([
    slab('-0.8 2 0.4, 0.8 2 0.4, 0.8 6 0.4, -0.8 6 0.4', 0.2, steel(), { bevel: 0.08, at: [-0.3, 0, -3.1] }),
    box([1.6, 0.3, 0.9], steel(), { radius: 0.1, at: [-0.3, 5.6, -2.7] }),
  ])

const reach = 12
const level = 0.75

const blade = (tape: Material) =>
  group([
    box([0.6, 1.4, 3], plastic('#101112'), { radius: 0.2, at: [3.75, 0.2, 0] }),
    group(
      [
        strip(reach, -1, 1, tape, 0),
        ...row(Math.round(reach / 0.5), (index) => tick(index)),
        ...row(2, (index) => group([strip(0.5, -0.1, 0.62, red, 0.04)], { at: [0, 0, 4.6 + index * 5] })),
        hook(),
      ],
      { at: [3.7, level, 0], turn: [0, 90, 0] },
    ),
  ])

const red = plastic(colours.pillarBox)
const ink = plastic(colours.coal)

const tick = (index: number) =>
  group([strip(index % 10 ? 0.11 : 0.16, index % 10 ? (index % 2 ? 0.55 : 0.3) : -0.9, 0.94, ink, 0.03)], {
    at: [0, 0, index * 0.5 + 0.3],
  })

// The blade is bent across, like a gutter: `from` and `to` are shares of its half width.
const strip = (length: number, from: number, to: number, material: Material, lift: number) => {
  const points = Array.from({ length: 9 }, (_, step) => from + ((to - from) * step) / 8)
  const lower = points.map((x): Corner => [-x * 1.3, x * x * 0.3 + lift])
  const upper = points.map((x): Corner => [-x * 1.3, x * x * 0.3 + lift + 0.06])
  return slab([...lower, ...upper.toReversed()], length, material, { bevel: 0 })
}

const hook = () =>
  group([
    box([2.1, 0.14, 1.3], steel(), { radius: 0.05, at: [0, 0.24, reach - 0.5] }),
    slab('-1.3 -0.72 0.2, 1.3 -0.72 0.2, 1.05 0.38, -1.05 0.38', 0.18, steel(), { bevel: 0.05, at: [0, 0, reach] }),
    ...[-0.5, 0.5].map((x) => post(0.16, 0.2, metal('#8b9094', 0.3), { edge: 0.06, at: [x, 0.34, reach - 0.2] })),
  ])
