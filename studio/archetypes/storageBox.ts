import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { glass, plastic, rubber } from './kit/materials.ts'
import { cloth } from './kit/patterns.ts'
import { detail, group, row } from './kit/place.ts'
import { hose } from './kit/tube.ts'

export interface StorageBoxLook {
  body?: Material
  lid: Material
  /** What can be seen in a clear box: the materials of folded things. */
  within?: readonly Material[]
  /** With a rope at one end and wheels under the other. */
  trunk?: boolean
  size?: number
}

/** A storage box of 54 by 38 by 32 cm with a lid that clips on in front and at the back; clear unless it has a body. */
export const storageBox = ({ body, lid, within = [], trunk = false, size = 1 }: StorageBoxLook) =>
  group(
    [
      ...(body ? [shell(body)] : [shell(glass('#e3eef0', 0.15)), core()]),
      ...row(2, (index) => ribs(body ?? glass('#d3e4e8', 0.4), index ? -1 : 1)),
      ...(trunk ? [rope(), ...[-13, 13].map((z) => wheel(z))] : []),
      ...within.map((material, index) => folded(material, index)),
      cover(lid),
      group([clip(lid)], { at: [-14, 0, 0] }),
      detail(group([clip(lid)], { at: [14, 0, 0] })),
      group(
        [-14, 14].map((x) => group([clip(lid)], { at: [x, 0, 0] })),
        { turn: [0, 180, 0] },
      ),
    ],
    { scale: size },
  )

const shell = (material: Material) =>
  group([
    loft('0 47 31 4.5, 26 51.6 35.6 4.5', material, { smooth: false, edge: 1 }),
    loft('0 53.4 37.4 5, 1.5 53.4 37.4 5', material, { smooth: false, edge: 0.4, at: [0, 25, 0] }),
  ])

const core = () =>
  loft('0 46 30 4, 1 46.4 30.4 4', glass('#cfe0e4', 0.2), { smooth: false, edge: 0.4, at: [0, 0.3, 0] })

const rope = () =>
  hose(
    '24 15 -6.5, 26.5 14.5 -6.5, 29 11.5 -4.5, 29.8 10.2 0, 29 11.5 4.5, 26.5 14.5 6.5, 24 15 6.5',
    0.85,
    cloth('#e8dcc2', 0.3),
    {
      rib: 0.9,
    },
  )

const wheel = (z: number) =>
  group([post(3, 3, rubber(colours.coal), { edge: 0.5 }), post(1.3, 3.3, plastic(colours.grey), { edge: 0.2 })], {
    at: [-23.2, 3, z - 1.5],
    turn: [90, 0, 0],
  })

const ribs = (material: Material, side: number) =>
  group([
    ...[-17, 17].map((x) =>
      box([1.2, 22, 0.7], material, { radius: 0.3, at: [x, 2, side * 16.4], turn: [side * 5, 0, 0] }),
    ),
    ...[-9, 9].map((z) =>
      box([0.7, 22, 1.2], material, { radius: 0.3, at: [side * 24.4, 2, z], turn: [0, 0, side * -5] }),
    ),
  ])

/** Folded clothes in two piles. */
const folded = (material: Material, index: number) => {
  const [pile, level] = [index % 2, Math.floor(index / 2)]
  return loft('0 19.6 23 5, 2.3 20.6 24 5, 4.6 19.6 23 5', material, {
    edge: 2.2,
    at: [pile * 21.4 - 10.7, 1.2 + level * 4.5, 0],
    turn: [0, level % 2 ? 2 : -2, 0],
  })
}

const cover = (lid: Material) =>
  group(
    [
      loft('0 55 39 5.4, 2.4 55 39 5.4', lid, { smooth: false, edge: 0.7 }),
      loft('0 47.5 31.5 4, 1.4 46 30 4', lid, { smooth: false, edge: 0.6, at: [0, 2.1, 0] }),
      ...row(3, (index) => box([1, 0.5, 20], lid, { radius: 0.25, at: [(index - 1) * 11, 3.3, 0] })),
    ],
    { at: [0, 25.9, 0] },
  )

const clip = (lid: Material) =>
  group(
    [
      box([8.4, 1.8, 1.6], lid, { radius: 0.7, at: [0, 6.6, 0] }),
      box([7.6, 7.4, 1.1], lid, { radius: 0.5, at: [0, 0.2, 0.3] }),
      box([7.6, 1.2, 1.9], lid, { radius: 0.55, at: [0, 0, 0.3] }),
      box([5, 0.5, 1.5], lid, { radius: 0.2, at: [0, 3.6, 0.35] }),
    ],
    { at: [0, 20.6, 19.6], turn: [2, 0, 0] },
  )
