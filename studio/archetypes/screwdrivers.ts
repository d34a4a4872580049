import type { Material } from 'three'
import { box } from './kit/box.ts'
import { lathe, post } from './kit/lathe.ts'
import { metal } from './kit/materials.ts'
import { around, detail, group } from './kit/place.ts'

export interface ScrewdriversLook {
  /** One material a handle, from the left. */
  handles: readonly Material[]
  ends: Material
  stand: Material
}

const pitch = 4.6

/** Screwdrivers that stand in a row in their stand, handles up, 22 cm high. */
export const screwdrivers = ({ handles, ends, stand }: ScrewdriversLook) => {
  const width = handles.length * pitch + 1.6
  const place = (index: number) => (index - (handles.length - 1) / 2) * pitch
  return group([
    bench(width, stand),
    detail(group(handles.map((handle, index) => grip(handle, ends, index, place(index))))),
    group(handles.map((_, index) => shaft(index, place(index)))),
  ])
}

const top = 10.4

const bench = (width: number, stand: Material) =>
  group([
    box([width + 1.6, 1.4, 7.4], stand, { radius: 0.35 }),
    box([width, 1.6, 6], stand, { radius: 0.35, at: [0, top - 1.6, 0] }),
    ...[-1, 1].map((side) => box([1.5, top - 1.2, 6], stand, { radius: 0.3, at: [side * (width / 2 - 0.75), 1, 0] })),
  ])

const sizes = [1, 0.9, 1.04, 0.94, 1, 0.9]

const grip = (handle: Material, ends: Material, index: number, x: number) =>
  group(
    [
      lathe('0 0, 0.95 0 0.2, 1.15 0.7 0.3, 1 1.3', ends),
      lathe('1 1.2, 0.95 2, 1.5 3.8, 1.68 6, 1.6 8.2, 1.4 9.4', handle, { smooth: true }),
      lathe('1.42 9.3, 1.46 9.9 0.3, 1.1 10.9 0.5, 0 11.1', ends),
      around(6, () => box([0.7, 4.6, 0.6], ends, { radius: 0.28, at: [0, 4, 1.4] })),
    ],
    { at: [x, top, 0], scale: sizes[index] ?? 1 },
  )

const shank = metal('#cfd3d6', 0.2)
const tip = metal('#5b6064', 0.4)

const shaft = (index: number, x: number) =>
  group([
    post(0.42, 8, shank, { at: [x, 2.6, 0] }),
    index % 2
      ? lathe('0 0, 0.12 0.1, 0.42 0.9', tip, { at: [x, 1.7, 0] })
      : box([0.9, 1.1, 0.22], tip, { radius: 0.08, at: [x, 1.7, 0] }),
  ])
