import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { knob } from './kit/knob.ts'
import { lathe, post } from './kit/lathe.ts'
import { chrome, plastic } from './kit/materials.ts'
import { detail, group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { ring, wire } from './kit/tube.ts'

export interface FanLook {
  blades: Material
  frame?: Material
  cage?: Material
  stand?: 'desk' | 'pedestal'
  /** How many blades. */
  count?: 3 | 4 | 5
}

/** A fan with a cage 34 cm across, for a desk or on a pedestal of 95 cm. */
export const fan = ({ blades, frame = plastic(colours.coal), cage = chrome(), stand = 'desk', count = 3 }: FanLook) => {
  const high = stand === 'desk' ? 27 : 74
  return group([
    stand === 'desk' ? foot(frame) : pedestal(frame),
    group([motor(frame), detail(cageAt(cage, frame)), detail(propeller(blades, count))], {
      at: [0, high, 1],
      turn: [-6, 0, 0],
    }),
  ])
}

const foot = (frame: Material) =>
  group([
    lathe('0 0, 10.6 0 0.6, 10.8 1 0.6, 8 2.4 1.6, 3.4 3.4 1, 2.4 6 1, 0 6', frame),
    post(1.9, 18, frame, { at: [0, 5, -2], top: 1.6 }),
    ...row(3, (index) =>
      box([1.9, 0.8, 2.4], plastic(colours.lightGrey), {
        radius: 0.3,
        at: [-2.6 + index * 2.6, 2.5, 6.2],
        turn: [20, 0, 0],
      }),
    ),
  ])

const pedestal = (frame: Material) =>
  group([
    lathe('0 0, 21 0 0.6, 21.2 1.2 0.6, 12 3 3, 4 4.4 1.4, 3 8 1, 0 8', frame),
    post(2.2, 32, frame, { at: [0, 6, -3.5], top: 2 }),
    lathe('0 0, 2.9 0 0.4, 2.9 3 0.4, 0 3', frame, { at: [0, 36, -3.5] }),
    post(1.5, 32, chrome(), { at: [0, 38, -3.5] }),
    box([7, 9, 6], frame, { radius: 1.6, at: [0, 60, -3.5] }),
    ...row(3, (index) => knob(1, plastic(colours.lightGrey), { height: 0.7, at: [-2.2 + index * 2.2, 64, -0.5] })),
  ])

const motor = (frame: Material) =>
  group([
    lathe('0 0, 3 0 0.8, 5.4 4 3, 5.6 8 1, 0 8', frame, { turn: [90, 0, 0], at: [0, 0, -12] }),
    box([4, 7, 4], frame, { radius: 1.2, at: [0, -7.6, -6.6] }),
    post(0.7, 3.4, frame, { at: [0, 3.6, -7] }),
  ])

const cageAt = (cage: Material, frame: Material) =>
  group([
    ring(17, 0.5, cage, { turn: [90, 0, 0] }),
    ring(17, 0.36, cage, { turn: [90, 0, 0], at: [0, 0, -0.9] }),
    ...[5.5, 9.5, 13.4].map((radius, index) =>
      ring(radius, 0.2, cage, { turn: [90, 0, 0], at: [0, 0, [4.1, 3.5, 2.3][index] ?? 0] }),
    ),
    ...spokes(40, cage, '0 3 4.3, 0 9 3.7, 0 14 2, 0 17 0'),
    ...spokes(30, cage, '0 4 -5.2, 0 10 -4.8, 0 15 -3, 0 17 -0.9'),
    lathe('0 0, 3.5 0 0.3, 3.4 0.9 0.4, 0 1.1', frame, { turn: [90, 0, 0], at: [0, 0, 4] }),
    lathe('0 0, 2 0, 1.9 0.3 0.1, 0 0.35', chrome(), { turn: [90, 0, 0], at: [0, 0, 5] }),
  ])

const spokes = (count: number, cage: Material, line: string) =>
  row(count, (index) => wire(line, 0.17, cage, { bent: true, turn: [0, 0, (360 / count) * index] }))

const propeller = (blades: Material, count: number) =>
  group([
    ...row(count, (index) => group([blade(blades)], { turn: [0, 0, (360 / count) * index + 20] })),
    lathe('0 0, 3.1 0 0.3, 2.9 2.6 0.6, 0 3', blades, { turn: [90, 0, 0], at: [0, 0, -2.4] }),
  ])

const blade = (blades: Material) =>
  slab('-1.6 2, 1.4 2, 5.6 9 3, 5 14 3, 0.5 15.4 3, -4.6 13.4 3, -3.6 7 3', 0.35, blades, {
    bevel: 0.12,
    turn: [0, 24, 0],
    at: [0, 0, -1.2],
  })
