import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { post } from './kit/lathe.ts'
import { rise } from './kit/loft.ts'
import { glass, plastic, rubber, steel } from './kit/materials.ts'
import { group, row } from './kit/place.ts'
import { tube } from './kit/tube.ts'

export interface IronLook {
  body: Material
  sole?: Material
  /** The water tank in front of the handle. */
  tank?: Material
}

/** A steam iron, 28 cm long, its tip to the right. */
export const iron = ({ body, sole = steel(), tank = glass('#bfe0ee', 0.45) }: IronLook) =>
  group([
    rise(tip, '0 1, 1 1', sole, { edge: 0.25 }),
    rise(tip, '0.9 0.93, 1.8 0.95, 3.6 0.92, 5.4 0.84 -0.6, 6.8 0.7 -1.4', body, { edge: 1 }),
    rise(tip, '6 0.62 -1, 7.6 0.6 -1.2, 9 0.52 -1.8, 10.2 0.4 -2.6', tank, { edge: 1.2 }),
    handle(body),
    post(2.2, 1.1, plastic(colours.coal), { at: [-2.4, 9.9, 0], edge: 0.3 }),
    post(1.7, 0.9, plastic(colours.lightGrey), { at: [-2.4, 10.8, 0], edge: 0.3 }),
    post(0.8, 1.4, plastic(colours.lightGrey), { at: [7.9, 7.2, 0], edge: 0.3, turn: [0, 0, -28] }),
    ...row(2, (index) =>
      box([1.4, 1.1, 1.7], plastic(colours.lightGrey), {
        radius: 0.25,
        at: [8 - index * 1.5, 14 + index * 1.3, 0],
        turn: [0, 0, -44],
      }),
    ),
    tube('-11.4 11 0, -14 11.8 0, -16.6 11 0', 0.95, rubber(colours.coal)),
    tube(
      '-16 11.2 0, -18.4 9.6 -1, -19 4.6 -3, -17 0.9 -8, -10 0.5 -12, 0 0.5 -12.6, 9 0.5 -10',
      0.42,
      rubber(colours.coal),
    ),
  ])

const tip = '14.6 0 0.6, 9.6 3.6 9, 2 5.6 9, -8 6 6, -13 5.4 3, -13.6 0, -13 -5.4 3, -8 -6 6, 2 -5.6 9, 9.6 -3.6 9'

const handle = (body: Material) =>
  group([
    tube('8.6 6 0, 8.8 9.6 0, 8.2 13 0, 5 15.6 0, -1 16.6 0, -7 16 0, -11 13 0, -12 9 0, -11.4 4.6 0', 1.45, body, {
      scale: [1, 1, 1.2],
    }),
    tube('5 15.6 0, -1 16.6 0, -7 16 0', 1.76, rubber(colours.coal), { scale: [1, 1, 1.2] }),
  ])
