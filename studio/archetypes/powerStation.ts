import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { feet } from './kit/feet.ts'
import { lathe, post } from './kit/lathe.ts'
import { gloss, glow, plastic, rubber } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { detail, group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'

export interface PowerStationLook {
  body: Material
  trim: Material
  /** One handle on top, or one at each side. */
  handles?: 'top' | 'sides'
  sockets?: 2 | 4
}

/** A portable power station, its screen and sockets at the front. */
export const powerStation = ({ body, trim, handles = 'top', sockets = 2 }: PowerStationLook) => {
  const [width, height, depth] = sockets === 2 ? [30, 20, 20] : [41, 27, 30]
  return group([
    feet([width - 7, depth - 7], rubber(colours.coal), { radius: 2, height: 1.4 }),
    box([width, height, depth], body, { radius: 2.4, at: [0, 1, 0] }),
    ...[-1, 1].map((side) =>
      box([1.6, height + 0.5, depth + 0.5], trim, { radius: 0.8, at: [side * (width / 2 - 4.6), 0.75, 0] }),
    ),
    ...[-1, 1].map((side) => vents(side, width, height)),
    front(width, height, depth / 2, trim, sockets),
    ...(handles === 'top'
      ? [bridge(width, height, body, trim)]
      : [-1, 1].map((side) => grab(side, width, height, body, trim))),
  ])
}

const vents = (side: number, width: number, height: number) =>
  group(
    row(7, (index) =>
      box([0.6, height * 0.5, 0.9], plastic('#17191b'), {
        radius: 0.25,
        at: [side * (width / 2 - 0.15), height * 0.26, (index - 3) * 1.9],
      }),
    ),
  )

const front = (width: number, height: number, z: number, trim: Material, sockets: number) => {
  const wide = width - 13
  const middle = 1 + height / 2
  return group([
    slab(rectangle(wide, height - 3.4, 1.4), 0.9, plastic('#191b1d'), { bevel: 0.3, at: [0, middle, z - 0.5] }),
    detail(
      group([screen(), ...outlets(sockets)], {
        at: [0, middle + (sockets === 2 ? 0 : 1), z + 0.35],
        scale: sockets === 2 ? 1 : 1.08,
      }),
    ),
    group(
      [
        ...row(sockets === 2 ? 3 : 4, (index) => port(-wide / 2 + 2.6 + index * 2.7, trim)),
        group(
          [
            post(1.15, 0.5, trim, { turn: [90, 0, 0], edge: 0.15 }),
            post(0.8, 0.6, plastic('#2c2f33'), { turn: [90, 0, 0], edge: 0.15 }),
          ],
          {
            at: [wide / 2 - 2.6, 0, 0],
          },
        ),
      ],
      { at: [0, middle - height / 2 + 4.1, z + 0.3] },
    ),
  ])
}

const port = (x: number, trim: Material) =>
  group([
    slab(rectangle(1.9, 1.1, 0.3), 0.3, plastic('#3d4246'), { bevel: 0.08, at: [x, 0, 0] }),
    slab(rectangle(1.4, 0.6, 0.15), 0.36, plastic('#0a0b0c'), { bevel: 0.03, at: [x, 0, 0] }),
    slab(rectangle(1.2, 0.16, 0.05), 0.38, trim, { bevel: 0.02, at: [x, -0.12, 0] }),
  ])

const lit = glow('#9fe8ff', 1.15)

const screen = () =>
  group(
    [
      slab(rectangle(9.4, 5, 0.6), 0.4, gloss('#0b1c24'), { bevel: 0.12 }),
      ...row(5, (index) =>
        slab(rectangle(0.75, 1.5, 0.12), 0.1, index < 4 ? glow('#57e08a', 1.1) : plastic('#1f3a40'), {
          bevel: 0.02,
          at: [-3.5 + index * 0.95, -1.2, 0.37],
        }),
      ),
      slab(rectangle(5.2, 2.1, 0.3), 0.06, lit, {
        bevel: 0.01,
        at: [-1.55, -1.2, 0.37],
        holes: [rectangle(4.9, 1.8, 0.2)],
      }),
      slab(rectangle(0.25, 0.8, 0.08), 0.06, lit, { bevel: 0.01, at: [1.25, -1.2, 0.37] }),
      group([figure(8), figure(6, 1.5)], { at: [-3.4, 1.1, 0.37] }),
      slab('-0.6 -0.15, 0.1 1.2, 0.55 1.2, 0.25 0.25, 0.8 0.25, -0.35 -1.3, 0 -0.15', 0.06, glow('#ffd24a', 1.1), {
        bevel: 0.01,
        at: [3, -1.15, 0.37],
      }),
      ...row(3, (index) =>
        slab(rectangle(2.2 - index * 0.5, 0.22, 0.08), 0.06, lit, {
          bevel: 0.01,
          at: [2.4 - index * 0.25, 1.7 - index * 0.6, 0.37],
        }),
      ),
    ],
    { at: [0, 4.2, 0] },
  )

const strokes: Record<string, readonly [number, number, number, number]> = {
  a: [0.5, 0.9, 0.7, 0.2],
  b: [0.9, 0.45, 0.2, 0.7],
  c: [0.9, -0.45, 0.2, 0.7],
  d: [0.5, -0.9, 0.7, 0.2],
  e: [0.1, -0.45, 0.2, 0.7],
  f: [0.1, 0.45, 0.2, 0.7],
  g: [0.5, 0, 0.7, 0.2],
}
const figures = { 6: 'acdefg', 8: 'abcdefg' }

const figure = (digit: keyof typeof figures, x = 0) =>
  group(
    [...figures[digit]].map((name) => {
      const [left = 0, y = 0, wide = 0, tall = 0] = strokes[name] ?? []
      return slab(rectangle(wide, tall, 0.08), 0.06, lit, { bevel: 0.01, at: [x + left, y, 0] })
    }),
  )

const hole = plastic('#0c0d0e')

const outlets = (count: number) => row(count, (index) => outlet((index - (count - 1) / 2) * 6.2, -1.6))

// A South African three-pin socket: the earth is the larger hole at the top.
const outlet = (x: number, y: number) =>
  group(
    [
      group(
        [
          lathe('0 0, 2.7 0 0.2, 2.7 0.5 0.2, 2.3 0.5 0.1, 2.2 0.25, 0 0.25', plastic('#4a4f54')),
          post(0.58, 0.06, hole, { at: [0, 0.24, -0.95], edge: 0.01 }),
          ...[-1, 1].map((side) => post(0.46, 0.06, hole, { at: [side * 1, 0.24, 0.7], edge: 0.01 })),
        ],
        { turn: [90, 0, 0] },
      ),
    ],
    { at: [x, y, -0.1] },
  )

const bridge = (width: number, height: number, body: Material, trim: Material) => {
  const end = width / 2 - 4.6
  const top = height + 6.4
  const line = `${-end - 3} ${height - 1}, ${-end} ${top} 2, ${end} ${top} 2, ${end + 3} ${height - 1}, ${end - 0.4} ${height - 1}, ${end - 2.6} ${top - 2.6} 1.2, ${-end + 2.6} ${top - 2.6} 1.2, ${-end + 0.4} ${height - 1}`
  return group([
    slab(line, 5.4, body, { bevel: 1, at: [0, 0, -2.7] }),
    box([width * 0.36, 1.6, 5.7], trim, { radius: 0.7, at: [0, top - 2.1, 0] }),
  ])
}

const grab = (side: number, width: number, height: number, body: Material, trim: Material) => {
  const [x, top] = [side * (width / 2 + 0.9), height + 3]
  const line = `-9.6 ${height - 9}, -8 ${top} 2, 8 ${top} 2, 9.6 ${height - 9}, 6.8 ${height - 9}, 5.6 ${top - 2.6} 1.2, -5.6 ${top - 2.6} 1.2, -6.8 ${height - 9}`
  return group([
    slab(line, 3.4, body, { bevel: 0.9, at: [x - 1.7, 0, 0], turn: [0, 90, 0] }),
    box([3.7, 1.7, 8], trim, { radius: 0.7, at: [x, top - 2.15, 0] }),
  ])
}
