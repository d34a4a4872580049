import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { feet } from './kit/feet.ts'
import { knob } from './kit/knob.ts'
import { lathe } from './kit/lathe.ts'
import { chrome, glass, gloss, glow, metal, plastic, steel } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { around, detail, group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { ring } from './kit/tube.ts'

export interface WashingMachineLook {
  body: Material
  /** The ring of the door. */
  door?: Material
  /** A drawer for the powder, or the low grille of a tumble dryer. */
  kind?: 'washer' | 'dryer'
}

/** A front-loading washing machine or tumble dryer, 60 cm wide and 85 high. */
export const washingMachine = ({ body, door = chrome(), kind = 'washer' }: WashingMachineLook) =>
  group([
    feet([48, 42], plastic(colours.coal), { radius: 2.4, height: 2.4 }),
    box([60, 79, 55], body, { radius: 1.8, at: [0, 2, 0] }),
    box([60.6, 3.6, 56.4], body, { radius: 1.2, at: [0, 81, 0] }),
    panel(body, kind),
    detail(porthole(door)),
    kind === 'washer' ? flap(body) : grille(),
  ])

const panel = (body: Material, kind: string) =>
  group(
    [
      slab(rectangle(58.6, 13, 1.6), 1.2, body, { bevel: 0.4 }),
      ...(kind === 'washer'
        ? [
            slab(rectangle(17, 10, 1), 0.7, body, { bevel: 0.25, at: [-18.6, 0, 0.9] }),
            slab('-5 0 0.8, 5 0 0.8, 4.4 2 0.6, -4.4 2 0.6', 0.3, plastic('#8d9296'), { at: [-18.6, -3.6, 1.5] }),
          ]
        : [slab(rectangle(17, 2, 0.6), 0.3, chrome(), { at: [-18.6, 1, 1.2] })]),
      detail(
        group([
          knob(4.1, chrome(), { height: 0.7, at: [0, 0, 1.1] }),
          knob(3.5, body, { height: 2.6, mark: plastic(colours.tomato), pointing: -45, at: [0, 0, 1.4] }),
        ]),
      ),
      slab(rectangle(13, 5.6, 0.8), 0.3, gloss('#111315'), { bevel: 0.08, at: [15, 1.8, 1.15] }),
      ...row(3, (index) =>
        slab(rectangle(1.6, 2.6, 0.2), 0.1, glow('#9fe1ff', 1.1), { bevel: 0.02, at: [12.6 + index * 2.3, 1.8, 1.42] }),
      ),
      ...row(4, (index) =>
        box([2.4, 1.2, 0.5], plastic('#aab0b4'), { radius: 0.4, at: [10.2 + index * 3.2, -3.8, 1.1] }),
      ),
      knob(1.3, chrome(), { height: 0.6, at: [25.6, 0, 1.1] }),
    ],
    { at: [0, 73.4, 26.9] },
  )

const porthole = (door: Material) =>
  group(
    [
      lathe('0 0, 20.4 0 0.4, 20.6 1.8 1, 17.8 3.6 1, 15.4 2.8 0.6, 14.6 0.8, 0 0.6', door),
      lathe('0 0, 14.9 0, 14.7 1.4, 12.8 3.2, 8 5, 0 5.8', gloss('#16191c'), { smooth: true, at: [0, 0.2, 0] }),
      lathe('0 1, 15 1, 14.8 2, 13 3.6, 8 5.4, 0 6.2', glass('#9fb4bd', 0.16), { smooth: true, at: [0, 0.2, 0] }),
      ring(10.6, 0.22, metal('#4c5257', 0.3), { at: [0, 4.2, 0] }),
      around(10, () => ring(0.55, 0.16, metal('#5b6268', 0.3), { at: [0, 5, 8] })),
    ],
    { turn: [90, 0, 0], at: [0, 40, 27.2] },
  ).add(latch())

const latch = () => box([2.4, 2, 7.4], steel(), { radius: 0.8, at: [18.6, 2.6, 0] })

const flap = (body: Material) =>
  group([
    box([57, 8.4, 1.2], body, { radius: 0.5, at: [0, 4, 27.2] }),
    slab(rectangle(9, 6.4, 0.8), 0.6, body, { bevel: 0.2, at: [20, 8.2, 28] }),
    box([3, 0.9, 0.4], plastic('#8d9296'), { radius: 0.2, at: [20, 10, 28.6] }),
  ])

const grille = () =>
  group([
    slab(rectangle(40, 9, 1), 0.6, plastic('#d2d5d7'), { bevel: 0.2, at: [0, 9.6, 27.2] }),
    ...row(19, (index) => box([1, 6.6, 0.4], plastic('#3d4246'), { radius: 0.3, at: [-18 + index * 2, 6.3, 27.7] })),
  ])
