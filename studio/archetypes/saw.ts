import type { Material } from 'three'
import { colours } from './kit/colours.ts'
import { post } from './kit/lathe.ts'
import { rubber, steel } from './kit/materials.ts'
import { type Corner, ellipse } from './kit/outline.ts'
import { brushed } from './kit/patterns.ts'
import { group } from './kit/place.ts'
import { slab } from './kit/slab.ts'

export interface SawLook {
  grip: Material
  trim?: Material
  /** Length of the blade in centimetres. */
  blade?: number
}

/** A hand saw that lies flat, its handle to the left and its teeth towards the front. */
export const saw = ({ grip, trim = rubber(colours.coal), blade = 55 }: SawLook) =>
  group([group([sheet(blade), handle(grip, trim)], { turn: [-90, 1.2, 0], at: [-blade / 2, 0, 0] })])

const sheet = (length: number) =>
  slab([...teeth(length), [length, 5.4, 0.8], [length - 2.4, 6.8, 1.5], [3.4, 12.4]], 0.24, brushed('#989fa4', 'x'), {
    bevel: 0.04,
    at: [0, 0, 1.2],
    holes: [ellipse(0.6, 0.6, 24).map(([x, y]): Corner => [length - 2.2 + x, 4.4 + y])],
  })

const pitch = 1

const teeth = (length: number) =>
  Array.from({ length: Math.floor((length - 5) / pitch) }, (_, index): Corner[] => [
    [4.4 + index * pitch, 0.7],
    [4.4 + index * pitch + 0.55, 0],
  ]).flat()

const outline = `
  1.6 -0.6 0.8, 3.4 2.4 3, 6.4 4 2, 8.4 7.6 1.6, 7.4 13.6 1.4, 1.4 14 2, -3 15.4 1.5, -7.6 16.2 2, -10.6 14 1.8, -8.4 11 2,
  -8.2 7 4, -10 1.6 2, -8.6 -2.2 1.8, -4 -2.6 1.5`
const inner = '0.6 1.6 1.2, 2.4 6 2, 2.2 9.6 1.6, -1.8 11.4 1.5, -4.6 11.6 1.4, -4.6 6 4, -5.4 1.6 1.2, -3 0.4 1'

const handle = (grip: Material, trim: Material) =>
  group([
    slab(outline, 2.5, grip, { bevel: 0.75, holes: [inner] }),
    slab('-6.4 2 0.8, -5.6 6 3, -5.8 11 1.2, -7.4 13.4 0.8, -8 12 1, -7.2 8 3, -8 2.4 0.8', 2.9, trim, {
      bevel: 0.5,
      at: [0, 0, -0.2],
    }),
    ...[
      [5.6, 6.2],
      [5.8, 11.6],
      [1.2, 12.6],
    ].map(([x = 0, y = 0]) => post(0.75, 0.5, steel(), { edge: 0.2, at: [x, y, 2.2], turn: [90, 0, 0] })),
  ])
