import type { Material } from 'three'
import { box } from './kit/box.ts'
import { lathe, post } from './kit/lathe.ts'
import { glass, gloss, glow, metal, plastic, steel } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { ball, tube } from './kit/tube.ts'

export interface FloodlightLook {
  body: Material
  /** A solar one has its panel on top and its sensor below. */
  solar?: boolean
  bracket?: Material
}

/** A floodlight, 22 cm wide, on the bracket that it stands or hangs by; it shines to the front. */
export const floodlight = ({ body, solar = false, bracket = steel() }: FloodlightLook) =>
  group([
    stirrup(bracket, solar ? 17 : 12.5),
    group([lamp(body), ...(solar ? [sensor(body)] : fins(body))], {
      at: [0, solar ? 17 : 12.5, 0],
      turn: [solar ? 4 : -8, 0, 0],
    }),
    ...(solar ? [panel(body)] : [lead()]),
  ])

const stirrup = (bracket: Material, axle: number) =>
  group([
    box([26.4, 0.6, 4.4], bracket, { radius: 0.25 }),
    ...[-1, 1].map((side) =>
      group([
        slab(`-2.2 0, 2.2 0, 1.9 ${axle + 1.8} 1.9, -1.9 ${axle + 1.8} 1.9`, 0.6, bracket, {
          bevel: 0.2,
          at: [side * 12.9 - 0.3, 0, 0],
          turn: [0, 90, 0],
        }),
        post(1.5, 1.6, plastic('#2a2d30'), { edge: 0.3, at: [side * 13, axle, 0], turn: [0, 0, side * -90] }),
        post(0.7, 1.9, bracket, { edge: 0.2, at: [side * 13, axle, 0], turn: [0, 0, side * -90] }),
        post(0.8, 0.8, metal('#7d8286', 0.4), { edge: 0.2, at: [side * 8, 0.4, 0] }),
        post(0.7, 2.2, bracket, { at: [side * 10.8, axle, 0], turn: [0, 0, side * -90] }),
      ]),
    ),
  ])

const lamp = (body: Material) =>
  group([
    box([22, 17, 3.6], body, { radius: 1.1, at: [0, -8.5, 0] }),
    slab(rectangle(21, 16, 1.2), 1, body, { bevel: 0.35, at: [0, 0, 1.5], holes: [rectangle(17.6, 12.6, 0.7)] }),
    slab(rectangle(18, 13, 0.8), 0.3, metal('#e4e6e4', 0.3), { bevel: 0.05, at: [0, 0, 1.62] }),
    ...row(24, (index) => diode((index % 6) - 2.5, Math.floor(index / 6) - 1.5)),
    slab(rectangle(17.8, 12.8, 0.7), 0.2, glass('#eaf3f5', 0.12), { bevel: 0.05, at: [0, 0, 2.2] }),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((y) => post(0.42, 0.3, steel(), { edge: 0.1, turn: [90, 0, 0], at: [x * 9.7, y * 7.2, 2.4] })),
    ),
  ])

const diode = (x: number, y: number) =>
  group([
    slab(rectangle(2, 2, 0.3), 0.12, gloss('#f1efe6'), { bevel: 0.04, at: [x * 2.75, y * 2.9, 1.86] }),
    slab(rectangle(1.3, 1.3, 0.2), 0.1, glow('#ffe9a8', 1.25), { bevel: 0.03, at: [x * 2.75, y * 2.9, 1.95] }),
  ])

const fins = (body: Material) =>
  row(11, (index) => box([0.5, 14, 3], body, { radius: 0.2, at: [-8.5 + index * 1.7, -7, -2.8] }))

const sensor = (body: Material) =>
  group([
    tube('0 -8 0.4, 0 -9.6 0.8', 1.1, body),
    box([7, 4.2, 4], body, { radius: 1.2, at: [0, -13.4, 1.2] }),
    ball(1.9, gloss('#d9dee0'), { at: [0, -11.4, 2.9], scale: [1.2, 0.9, 0.9] }),
    lathe('2 0, 2.4 0, 2.4 0.4 0.1, 2 0.4', plastic('#b9bdc0'), {
      at: [0, -11.4, 2.85],
      turn: [90, 0, 0],
      scale: [1.12, 0.9, 1],
    }),
    post(0.3, 0.3, glow('#e8331f', 1.2), { turn: [90, 0, 0], at: [2.6, -10.2, 3.05], edge: 0.05 }),
  ])

const panel = (body: Material) =>
  group(
    [
      box([2.4, 4, 2.4], plastic('#2a2d30'), { radius: 0.5, at: [0, -3.6, 0] }),
      box([23, 1.2, 14], body, { radius: 0.55 }),
      box([21.4, 0.3, 12.4], gloss('#13233f'), { radius: 0.1, at: [0, 1.05, 0] }),
      ...row(5, (index) =>
        box([0.12, 0.1, 12.2], metal('#aab7c4', 0.3), { radius: 0.04, at: [(index - 2) * 3.56, 1.32, 0] }),
      ),
      ...row(3, (index) =>
        box([21.2, 0.1, 0.12], metal('#aab7c4', 0.3), { radius: 0.04, at: [0, 1.32, (index - 1) * 3.1] }),
      ),
    ],
    { at: [0, 28.6, -1], turn: [22, 0, 0] },
  )

const lead = () =>
  tube('0 8 -2.6, 0 5.4 -5, -1 1.6 -6.4, -4 0.5 -7.4, -9 0.5 -7.6, -13 0.5 -6', 0.5, plastic('#1b1d1f'))
