import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { feet } from './kit/feet.ts'
import { knob } from './kit/knob.ts'
import { lathe, post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { chrome, glass, plastic, rubber } from './kit/materials.ts'
import { around, detail, group, row } from './kit/place.ts'
import { ball, tube } from './kit/tube.ts'

export interface BlenderLook {
  body: Material
  trim?: Material
  filling: Material
}

/** A jug blender, 41 cm high, its jug full and its handle to the right. */
export const blender = ({ body, trim = plastic(colours.coal), filling }: BlenderLook) =>
  group([
    feet([12, 12], rubber(colours.coal), { radius: 1.3, height: 0.8 }),
    loft('0.6 18 18 7, 5 17.6 17.6 7, 12 14.6 14.6 6, 15 13.6 13.6 6', body, { edge: 0.8 }),
    knob(3, chrome(), { height: 0.7, at: [0, 6.6, 8.35], turn: [-10, 0, 0] }),
    knob(2.5, trim, { height: 1.9, mark: plastic(colours.white), pointing: 30, at: [0, 6.6, 8.8], turn: [-10, 0, 0] }),
    ...row(2, (index) =>
      box([2.6, 1, 0.6], chrome(), {
        radius: 0.3,
        at: [-5.4 + index * 10.8, 6.2, 7.9],
        turn: [-10, (index - 0.5) * 24, 0],
      }),
    ),
    post(6.4, 3, trim, { at: [0, 14.8, 0], edge: 0.5, top: 6 }),
    detail(group([jug(filling), lid(trim), handle(trim)])),
  ])

const jug = (filling: Material) =>
  group([
    lathe('0 18, 5.1 18 0.6, 6.3 29.6, 0 29.7', filling),
    ...froth.map(([x, z, size]) => ball(size, filling, { at: [x, 29.6, z], scale: [1, 0.45, 1] })),
    lathe('0 17.2, 5.6 17.2 0.8, 7.2 35.4 0.2, 6.9 35.4 0.2, 5.3 17.6', glass('#f2f8f9', 0.07)),
    ...row(4, (index) =>
      box([index % 2 ? 1 : 1.8, 0.16, 0.14], plastic(colours.white), {
        radius: 0.05,
        at: [-2.6, 21 + index * 3.4, 5.55 + index * 0.3],
        turn: [-5, -22, 0],
      }),
    ),
  ])

const froth = [
  [1.5, 3, 1],
  [-2.4, 1.2, 1.3],
  [3.4, -1, 1.1],
  [-0.6, -2.8, 1.2],
  [0.4, 0.6, 0.8],
  [-3.6, -2, 0.8],
] as const

const lid = (trim: Material) =>
  group([
    post(7.5, 2, trim, { at: [0, 35, 0], edge: 0.5 }),
    around(16, () => box([0.7, 1.4, 0.4], trim, { radius: 0.2, at: [0, 35.2, 7.4] })),
    post(3.2, 2.4, trim, { at: [0, 36.6, 0], edge: 0.5, top: 2.9 }),
  ])

const handle = (trim: Material) =>
  tube('6.6 33 0, 9.6 33.6 0, 11.6 31.4 0, 11.2 26 0, 9.8 21.6 0, 5.6 20.2 0', 1.05, trim, { scale: [1, 1, 1.3] })
