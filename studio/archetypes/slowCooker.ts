import type { Material } from 'three'
import { colours } from './kit/colours.ts'
import { knob } from './kit/knob.ts'
import { lathe } from './kit/lathe.ts'
import { chrome, glass, gloss, glow, plastic } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { group } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { ball, ring, tube } from './kit/tube.ts'

export interface SlowCookerLook {
  body: Material
  trim?: Material
  /** The glazed pot inside, which shows as the rim. */
  pot?: Material
}

const wide = [1.28, 1, 1] as const

/** An oval slow cooker with a glass lid, 40 cm wide. */
export const slowCooker = ({ body, trim = plastic(colours.coal), pot = gloss('#2b2724') }: SlowCookerLook) =>
  group([
    lathe('0 0, 11 0 0.6, 11.6 1.6 0.4, 0 1.8', trim, { scale: wide }),
    lathe('11.2 1.4 0.4, 12.6 4 2, 13.2 9, 13 13.6, 12.7 14.6 0.4, 11.6 14.6', body, { scale: wide }),
    lathe('12 14.4, 13 14.6 0.3, 13.4 15.6 0.5, 12.4 16.2 0.4, 11.4 15.4 0.3, 11.2 6, 0 6', pot, { scale: wide }),
    lathe('11.3 12.6, 0 12.6', gloss('#7a4020'), { scale: wide }),
    stew(),
    lid(trim),
    ...[-1, 1].map((side) => ear(side, trim)),
    group([
      knob(2.4, chrome(), { height: 0.5, at: [0, 7, 12.9] }),
      knob(2, trim, { height: 1.7, mark: plastic(colours.white), at: [0, 7, 13.2], pointing: -30 }),
      slab(rectangle(0.8, 0.8, 0.4), 0.4, glow('#ff6a3a', 1.2), { at: [4, 7, 12.55], turn: [0, 12, 0] }),
    ]),
  ])

/** Potatoes, carrots and meat in their gravy. */
const stew = () =>
  group(
    pieces.map(([x, z, size, colour], index) =>
      ball(size, gloss(colour), { at: [x, 12.6, z], scale: [1.25, 0.62, 1], turn: [0, index * 47, 0] }),
    ),
  )

const pieces = [
  [-9, 1, 1.9, '#e3c06a'],
  [-5, -4, 1.6, '#e07a2c'],
  [-4, 4, 2, '#8a4a2b'],
  [0, 0, 2.1, '#e3c06a'],
  [1, -6.4, 1.8, '#8a4a2b'],
  [3.4, 5.6, 1.6, '#e07a2c'],
  [5.6, -2, 2, '#8a4a2b'],
  [8.6, 3, 1.9, '#e3c06a'],
  [10, -3, 1.4, '#e07a2c'],
  [-8.6, -4.6, 1.5, '#8a4a2b'],
  [-1.4, 7.6, 1.5, '#e3c06a'],
] as const

const lid = (trim: Material) =>
  group([
    ring(11.5, 0.42, chrome(), { at: [0, 16, 0], scale: wide }),
    lathe('11.3 16, 9.6 17.6, 6 19, 0 19.8', glass('#eef6f7', 0.09), { smooth: true, scale: wide }),
    lathe('0 19.6, 1 19.6, 0.9 20.6 0.3, 2 21.4 0.4, 1.9 22.4 0.5, 0 22.7', trim),
  ])

const ear = (side: number, trim: Material) =>
  tube(`${side * 15.8} 11 -4, ${side * 19} 11.6 -3.2, ${side * 19.4} 11.6 3.2, ${side * 15.8} 11 4`, 0.95, trim)
