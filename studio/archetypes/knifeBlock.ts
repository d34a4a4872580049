import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { loft } from './kit/loft.ts'
import { metal, plastic, rubber, steel } from './kit/materials.ts'
import { detail, group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { ball } from './kit/tube.ts'

export interface KnifeBlockLook {
  handles: Material
  block: Material
}

/** A leaning block, 22 cm high, from which five knives stick out up and to the right. */
export const knifeBlock = ({ handles, block }: KnifeBlockLook) =>
  group([leaning(block), ...knives.map(([up, z, size]) => slot(up, z, size, handles))], { turn: [0, -18, 0] })

const depth = 10.5
const lean = 35
const lip = [12.6, 9.2, 0] as const

/** How far up the slanted face, where across it, and how large. */
const knives = [
  [11, -2.5, 1.1],
  [10.8, 2.5, 1.08],
  [7, -2.5, 1],
  [6.8, 2.5, 0.95],
  [3, 0, 0.78],
] as const

const leaning = (block: Material) =>
  group([
    slab('-9.6 0.5 0.8, 6.3 0.5 0.8, 12.6 9.2 0.8, 1.2 17.2 0.8', depth, block, { bevel: 0.5, at: [0, 0, -depth / 2] }),
    box([13, 1, 7], rubber(colours.coal), { radius: 0.3, at: [-1.6, 0, 0] }),
  ])

const slot = (up: number, z: number, size: number, handles: Material) =>
  group([group([opening(size), detail(knife(size, handles))], { at: [up * -0.3, up, z] })], {
    at: lip,
    turn: [0, 0, lean],
  })

const opening = (size: number) =>
  box([0.3, 3.4 * size, 0.75], plastic('#1c1a19'), { radius: 0.1, at: [-0.1, -1.7 * size, 0] })

const knife = (size: number, handles: Material) =>
  group(
    [
      box([2.6, 2, 0.28], metal('#d5d8da', 0.18), { radius: 0.1, at: [0, -1, 0] }),
      box([2.9, 1.1, 1.7], steel(), { radius: 0.3, at: [0, 0.9, 0] }),
      loft('1.9 2.7 1.7 0.7, 4 2.4 1.8 0.8, 7.5 2.7 2 0.9, 10.4 2.7 1.9 0.8 0.3, 11.6 3.1 1.8 0.8 0.5', handles, {
        edge: 0.6,
      }),
      ...row(3, (index) => ball(0.32, steel(), { at: [0.05, 3.6 + index * 2.8, 0.92], scale: [1, 1, 0.35] })),
    ],
    { turn: [0, 0, -90], scale: size },
  )
