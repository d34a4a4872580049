import type { Material } from 'three'
import { lathe } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { metal, steel } from './kit/materials.ts'
import { group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { ball, ring, tube } from './kit/tube.ts'

export interface FryingPanLook {
  body: Material
  inside: Material
  handle: Material
  size?: number
}

/** A frying pan, 28 cm across, its long handle to the right. */
export const fryingPan = ({ body, inside, handle, size = 1 }: FryingPanLook) =>
  group([dish(body, inside), grip(handle)], { scale: size, turn: [0, -6, 0] })

const dish = (body: Material, inside: Material) =>
  group([
    lathe('0 0, 10.6 0 0.6, 12.4 2 3, 13.9 6, 13.9 6', body),
    lathe('14 5.9, 14.05 6.15 0.1, 13.6 6.2 0.1, 12 2.2 3, 10.4 0.7 1, 0 0.7', inside),
    ...row(3, (index) => ring(3 + index * 2.6, 0.07, inside, { at: [0, 0.7, 0] })),
    ...row(2, (index) => ball(0.5, steel(), { at: [12.9, 3.6, index * 2.4 - 1.2], scale: [0.5, 1, 1] })),
  ])

const grip = (handle: Material) =>
  group([
    tube('12.8 3.6 0, 15.4 4.4 0, 18 5.2 0', 1, metal('#b9bdc1', 0.3), { scale: [1, 1, 1.5] }),
    group(
      [
        loft('0 2.3 3 1.1, 4 2.2 2.9 1.1, 11 2.5 3.4 1.2, 15 2.3 3.2 1.1, 17 2 2.6 1', handle, { edge: 0.8 }),
        loft('-0.6 2.5 3.2 1.2, 0.8 2.5 3.2 1.2', metal('#b9bdc1', 0.3), { edge: 0.2 }),
      ],
      { at: [17.2, 5, 0], turn: [0, 0, -73] },
    ),
    hook(),
  ])

const hook = () =>
  group([slab('-0.4 -0.3 0.2, 0.4 -0.3 0.2, 0.4 0.8 0.2, -0.4 0.8 0.2', 0.5, steel()), eye()], {
    at: [33.1, 9.9, 0],
    turn: [0, 0, -73],
  })

const eye = () => ring(1.1, 0.24, steel(), { at: [0, 1.6, 0.2], turn: [90, 0, 0] })
