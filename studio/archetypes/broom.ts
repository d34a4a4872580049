import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { lathe, post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { rubber } from './kit/materials.ts'
import { group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { ring, wire } from './kit/tube.ts'

export interface BroomLook {
  head: Material
  bristles: Material
  stick: Material
}

/** A broom, 30 cm wide, upright on its bristles, with a dustpan leaning towards it. */
export const broom = ({ head, bristles, stick }: BroomLook) =>
  group([
    group([crown(head), ...row(84, (index) => tuft(index, bristles)), pole(head, stick)], {
      at: [-10, 0, -6],
      turn: [0, 8, 0],
    }),
    group([dustpan(head)], { at: [17, 0, 13], turn: [0, -14, 0] }),
  ])

const crown = (head: Material) =>
  group([
    loft('0 30 6 2.6, 2.2 30.4 6.4 3, 4.6 24 5.6 2.6, 6.2 14 4.8 2.3', head, { edge: 0.9, at: [0, 9.4, 0] }),
    lathe('0 0, 3 0 0.6, 2.2 3 1, 1.9 8.4 0.4, 0 8.4', head, { at: [0, 14, 0] }),
  ])

const tuft = (index: number, bristles: Material) => {
  const [x, z] = [((index % 21) / 20 - 0.5) * 27.5, (Math.floor(index / 21) / 3 - 0.5) * 4]
  const wave = Math.sin(index * 5.7) * 0.35
  const [footX, footZ] = [x * 1.17 + wave, z * 1.75 + Math.cos(index * 3.1) * 0.3]
  return group(
    row(4, (hair) => {
      const [dx, dz] = [((hair % 2) - 0.5) * 0.7, (Math.floor(hair / 2) - 0.5) * 0.7]
      return wire(
        `${x + dx * 0.5} 10.4 ${z + dz * 0.5}, ${footX + dx} ${0.15 + 0.1 * hair} ${footZ + dz}`,
        0.3,
        bristles,
      )
    }),
  )
}

const pole = (head: Material, stick: Material) =>
  group([
    post(1.4, 46, stick, { at: [0, 18, 0] }),
    lathe('0 0, 1.6 0 0.2, 1.6 9 0.3, 1.2 10.4 0.6, 0 10.4', head, { at: [0, 61, 0] }),
    ring(1.4, 0.4, head, { at: [0, 72.2, 0], turn: [90, 0, 0] }),
  ])

const dustpan = (head: Material) =>
  group([
    slab('-13 0 0.5, 13 0 0.5, 12 19 2.5, -12 19 2.5', 0.9, head, { at: [0, 0.4, 12], turn: [-86, 0, 0] }),
    ...[-1, 1].map((side) =>
      slab('0 0, 20 1.6, 20 8 2, 15 7.6 6, 0 1.4 0.6', 0.9, head, {
        at: [side * 12.4 - 0.45, 0.3, 12.4],
        turn: [0, side > 0 ? 93 : 87, 0],
      }),
    ),
    loft('0 25 1.4 0.7, 4 25 1.8 0.8, 7.6 22 2.4 1.1', head, { edge: 0.5, at: [0, 1.4, -7.2], turn: [-8, 0, 0] }),
    loft('0 5.6 2.4 1.1, 4 3.4 2.2 1.1, 12 3.8 2.4 1.2, 16 3 2 1', head, {
      edge: 0.9,
      at: [0, 6.4, -7.4],
      turn: [-62, 0, 0],
    }),
    box([26, 0.5, 1.8], rubber(colours.coal), { radius: 0.2, at: [0, 0, 12.2] }),
  ])
