import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { feet } from './kit/feet.ts'
import { barHandle } from './kit/handles.ts'
import { glassZone, ironPlate } from './kit/hobs.ts'
import { knob } from './kit/knob.ts'
import { gloss, glow, plastic, rubber, steel } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { detail, group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'

export interface StoveLook {
  body: Material
  /** Knobs and the panel behind them. */
  trim?: Material
  metal?: Material
  hob?: 'plates' | 'glass'
}

/** A freestanding stove with oven and drawer, 54 cm wide and 90 cm high. */
export const stove = ({ body, trim = plastic(colours.coal), metal = steel(), hob = 'plates' }: StoveLook) =>
  group([
    feet([46, 46], rubber(colours.coal), { radius: 1.8, height: 3.5 }),
    box([54, 84, 56], body, { radius: 1, at: [0, 3, 0] }),
    box([54.6, 2.4, 57], body, { radius: 0.9, at: [0, 85.6, 0.2] }),
    box([54, 7.5, 3], body, { radius: 1, at: [0, 87.4, -26.6] }),
    detail(group([hob === 'plates' ? plates() : zones(), knobs(trim, metal)])),
    oven(body, metal),
    drawer(body, metal),
  ])

const corners = [
  [-12.5, 11.5, 9],
  [12.5, 11.5, 7.4],
  [-12.5, -12, 7.4],
  [12.5, -12, 9],
] as const

const plates = () => group(corners.map(([x, z, radius]) => ironPlate(radius, { at: [x, 87.8, z] })))

const zones = () =>
  group([
    box([51, 1, 50], gloss('#0e1011'), { radius: 0.4, at: [0, 87.6, 1.5] }),
    ...corners.map(([x, z, radius]) => glassZone(radius, { at: [x, 88.62, z + 1.5] })),
  ])

const knobs = (trim: Material, metal: Material) =>
  group([
    box([52, 9.4, 1.4], trim, { radius: 0.6, at: [0, 75.2, 27.6] }),
    ...row(5, (index) => dial(-20 + index * 8.2 + (index > 3 ? 7 : 0), index, metal)),
    slab(rectangle(0.9, 0.9, 0.45), 0.5, glow('#ff5a2a', 1.2), { at: [16.2, 80, 28.8] }),
  ])

const dial = (x: number, index: number, metal: Material) =>
  group([
    knob(2.9, metal, { height: 0.5, at: [x, 79.9, 28.8] }),
    knob(2.4, plastic('#2a2c2f'), {
      height: 2.4,
      mark: plastic(colours.white),
      pointing: index === 1 ? 70 : 0,
      at: [x, 79.9, 29],
    }),
  ])

const oven = (body: Material, metal: Material) =>
  group([
    box([51, 46, 3.4], body, { radius: 1, at: [0, 27, 27.4] }),
    slab(rectangle(38, 25, 2), 0.6, gloss('#121416'), { bevel: 0.2, at: [0, 46, 30.5] }),
    slab(rectangle(30, 17, 1.4), 0.3, plastic('#232628'), { bevel: 0.1, at: [0, 46, 30.95] }),
    ...row(3, (shelf) => box([29, 0.5, 0.2], steel(), { radius: 0.1, at: [0, 40.5 + shelf * 5, 31.2] })),
    barHandle(44, metal, { radius: 1, out: 4, turn: [0, 0, 90], at: [0, 67.6, 30.6] }),
  ])

const drawer = (body: Material, metal: Material) =>
  group([
    box([51, 19, 3.4], body, { radius: 1, at: [0, 6.4, 27.4] }),
    barHandle(24, metal, { radius: 0.8, out: 3, turn: [0, 0, 90], at: [0, 19.4, 30.6] }),
  ])
