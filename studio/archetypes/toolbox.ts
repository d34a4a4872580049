import type { Material } from 'three'
import { box } from './kit/box.ts'
import { post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { metal, plastic, steel } from './kit/materials.ts'
import { detail, group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'

export interface ToolboxLook {
  body: Material
  lid: Material
  /** Width, height and depth in centimetres. */
  size?: readonly [width: number, height: number, depth: number]
}

/** A toolbox with a lid that slopes to all sides, a handle on top and two latches at the front. */
export const toolbox = ({ body, lid, size: [width, height, depth] = [48, 22, 23] }: ToolboxLook) => {
  const seam = height * 0.62
  return group([
    loft(
      `0 ${width - 5} ${depth - 4} 1.8, ${seam - 2} ${width - 1.6} ${depth - 1.4} 2, ${seam - 1.9} ${width} ${depth} 2.2, ${seam} ${width} ${depth} 2.2`,
      body,
      { smooth: false, edge: 0.7 },
    ),
    ribs(width, seam, depth, body),
    loft(
      `${seam + 0.2} ${width + 0.6} ${depth + 0.6} 2.4, ${seam + 2.4} ${width + 0.6} ${depth + 0.6} 2.4, ${height - 0.6} ${width - 7} ${depth - 9} 2, ${height} ${width - 7.6} ${depth - 9.6} 2`,
      lid,
      { smooth: false, edge: 0.6 },
    ),
    detail(grip(width * 0.42, height, lid)),
    detail(group([-1, 1].map((side) => latch(side * width * 0.29, seam, depth)))),
  ])
}

const ribs = (width: number, seam: number, depth: number, body: Material) =>
  group([
    ...[-0.4, -0.18, 0.18, 0.4].map((share) =>
      box([2.2, seam - 4.6, 1.4], body, { radius: 0.5, at: [share * width, 2, depth / 2 - 1.6], turn: [3.5, 0, 0] }),
    ),
    ...[-1, 1].flatMap((side) =>
      row(2, (index) =>
        box([1.4, seam - 4.6, 2.2], body, {
          radius: 0.5,
          at: [side * (width / 2 - 1.9), 2, (index - 0.5) * depth * 0.45],
          turn: [0, 0, side * -5],
        }),
      ),
    ),
  ])

const dark = plastic('#1b1d1f')

const grip = (length: number, height: number, lid: Material) => {
  const [end, over] = [length / 2, height + 4.6]
  const arch = `${-end - 1.4} ${height - 0.6}, ${-end} ${over} 1.6, ${end} ${over} 1.6, ${end + 1.4} ${height - 0.6}, ${end - 1} ${height - 0.6}, ${end - 2.2} ${over - 2} 0.8, ${-end + 2.2} ${over - 2} 0.8, ${-end + 1} ${height - 0.6}`
  return group([
    slab(arch, 2.6, lid, { bevel: 0.6, at: [0, 0, -1.3] }),
    box([length - 6, 2.4, 3.1], dark, { radius: 1, at: [0, over - 2.25, 0] }),
    ...[-1, 1].map((side) => box([3.4, 0.9, 5], lid, { radius: 0.4, at: [side * (end + 0.2), height - 0.3, 0] })),
  ])
}

const shine = metal('#d9dcde', 0.18)

const latch = (x: number, seam: number, depth: number) =>
  group(
    [
      box([4.4, 2.4, 0.5], steel(), { radius: 0.2, at: [0, 0.9, 0.2] }),
      box([4, 3.4, 0.9], shine, { radius: 0.35, at: [0, -3.6, 0.1] }),
      slab('-1.8 -0.6 0.4, 1.8 -0.6 0.4, 1.8 2 0.5, -1.8 2 0.5', 0.5, shine, {
        bevel: 0.15,
        at: [0, 0, 0.35],
        holes: ['-1 0.7 0.3, 1 0.7 0.3, 1 1.4 0.3, -1 1.4 0.3'],
      }),
      box([2.6, 0.7, 0.8], steel(), { radius: 0.3, at: [0, -4.3, 0.35], turn: [-18, 0, 0] }),
      ...[-1.3, 1.3].map((side) =>
        post(0.35, 0.3, metal('#8b9094', 0.35), { edge: 0.1, turn: [90, 0, 0], at: [side, -1.2, 0.95] }),
      ),
    ],
    { at: [x, seam, depth / 2], scale: 1.1 },
  )
