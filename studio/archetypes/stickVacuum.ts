import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { lathe, post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { glass, glow, plastic, rubber, steel } from './kit/materials.ts'
import { detail, group, row } from './kit/place.ts'
import { ring, tube } from './kit/tube.ts'

export interface StickVacuumLook {
  body: Material
  trim?: Material
  tube?: Material
}

/** A cordless stick vacuum cleaner, upright, 82 cm high. */
export const stickVacuum = ({ body, trim = plastic(colours.teal), tube: pole = steel() }: StickVacuumLook) =>
  group([
    sole(body, trim),
    group(
      [
        post(2, 4, trim, { at: [0, 0, 0] }),
        post(1.9, 40, pole, { at: [0, 3, 0] }),
        post(2.6, 6, body, { at: [0, 40, 0], edge: 0.5 }),
        group([detail(engine(body, trim))], { at: [0, -22, 0] }),
      ],
      { at: [0, 5.4, -4], turn: [-3, 0, 0] },
    ),
  ])

const sole = (body: Material, trim: Material) =>
  group([
    loft('0.6 26 11 3, 3 26 11 3.4, 5.4 22 7.6 3', body, { edge: 1.2 }),
    box([24, 1, 3.4], rubber(colours.coal), { radius: 0.4, at: [0, 0.4, 4.6] }),
    box([23, 1.4, 0.8], trim, { radius: 0.4, at: [0, 2.4, 5.3] }),
    ...row(5, (index) => box([2, 0.5, 0.3], glow('#e8f6ff', 1), { radius: 0.2, at: [-8 + index * 4, 3.9, 4.8] })),
    loft('0 6 5 2, 4 4.4 4.4 2.1', trim, { at: [0, 3.4, -3.6], turn: [-8, 0, 0] }),
    ...[-1, 1].map((side) =>
      post(1.9, 1.6, rubber(colours.coal), { turn: [0, 0, 90], at: [side * 6.4 + 0.8, 1.9, -4.6] }),
    ),
  ])

const engine = (body: Material, trim: Material) =>
  group([
    lathe('0 64, 3 64 0.6, 4.6 66 0.6, 4.6 67 0.3, 0 67', trim),
    lathe('0 67, 4.3 67 0.3, 4.7 79, 0 79', glass('#cfe3e8', 0.24)),
    lathe('0 67.4, 1.2 67.4, 2.4 72, 2.6 78.6, 0 78.6', plastic('#50565b')),
    lathe('0 67.2, 3.9 67.2, 4 69.6, 3 70.4, 0 70', rubber('#8d8377')),
    ring(4.7, 0.5, trim, { at: [0, 79, 0] }),
    lathe('0 79, 5.2 79 0.6, 5.4 84 1, 4.6 88 1.4, 0 88.6', body),
    ...row(10, (index) =>
      box([0.5, 3.6, 0.6], plastic(colours.coal), {
        radius: 0.2,
        at: [5.3 * Math.sin(index * 0.32 - 1.44), 81.4, 5.3 * Math.cos(index * 0.32 - 1.44)],
      }),
    ),
    handle(body, trim),
  ])

const handle = (body: Material, trim: Material) =>
  group([
    tube('0 86.6 -2, 0 92.4 -5, 0 96 -9.4, 0 94.4 -13.6, 0 87 -14, 0 81 -11.6, 0 79.4 -6, 0 80 -3', 1.75, body),
    tube('0 95.6 -10.6, 0 94.2 -13.9, 0 88 -14.3', 1.55, trim, { scale: [1.22, 1, 1] }),
    box([5, 9, 6], body, { radius: 1.4, at: [0, 72, -9.6] }),
    box([5.2, 1, 5], trim, { radius: 0.4, at: [0, 75.4, -10.2] }),
    box([1.6, 3, 1.4], plastic(colours.tomato), { radius: 0.5, at: [0, 85.4, -11.8] }),
  ])
