import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { chrome, plastic, rubber, steel } from './kit/materials.ts'
import { around, group, row } from './kit/place.ts'
import { ball, tube } from './kit/tube.ts'

export interface HandMixerLook {
  body: Material
  trim?: Material
}

/** A hand mixer that stands on its two beaters, its front to the right; 31 cm high. */
export const handMixer = ({ body, trim = plastic(colours.coal) }: HandMixerLook) =>
  group([
    loft('0 7.6 7.4 3.4, 4 8.8 8.6 4, 12 9 8.8 4.2, 18 8 8 3.9, 21 6.6 6.6 3.2', body, {
      edge: 1.6,
      at: [-11, 20.6, 0],
      turn: [0, 0, -90],
    }),
    handle(body, trim),
    box([4.6, 0.8, 8.9], trim, { radius: 0.3, at: [-1, 19.6, 0], scale: [4, 1, 0.92] }),
    ...row(5, (index) => box([0.5, 2.6, 8.9], trim, { radius: 0.2, at: [-8.4 + index * 1.1, 19.6, 0] })),
    post(2, 1.4, trim, { at: [7.4, 24.2, 0], edge: 0.3 }),
    ...[-1, 1].map((side) => beater(side)),
    tube(
      '-10.6 20.8 0, -13.4 20.4 0, -15.6 17 1, -16.4 9 3, -15 1.6 7, -9 0.45 10, -1 0.45 9',
      0.42,
      rubber(colours.coal),
    ),
  ])

const handle = (body: Material, trim: Material) =>
  group([
    tube('7.6 23.4 0, 9 26.6 0, 6.6 29.4 0, 0 30 0, -6 29.4 0, -9.4 27 0, -9.6 23.4 0', 1.75, body, {
      scale: [1, 1, 1.15],
    }),
    tube('6 29.6 0, 0 30 0, -6 29.4 0', 2.05, trim, { scale: [1, 1, 1.15] }),
    box([3, 1.6, 2.2], plastic(colours.lightGrey), { radius: 0.5, at: [8, 28.2, 0], turn: [0, 0, -52] }),
  ])

const beater = (side: number) =>
  group(
    [
      post(1.3, 1.2, plastic(colours.coal), { at: [0, 16.6, 0] }),
      post(0.42, 9, steel(), { at: [0, 8.4, 0] }),
      around(4, () =>
        tube('0 8.6 0.3, 0 7.6 1.5, 0 5.4 2.35, 0 2.8 2.2, 0 1 1.3, 0 0.5 0', 0.3, chrome(), { capped: false }),
      ),
      ball(0.6, chrome(), { at: [0, 0.6, 0] }),
    ],
    { at: [3.4, 0, side * 2.6], turn: [0, side * 45, 0], scale: [1.25, 1, 1.25] },
  )
