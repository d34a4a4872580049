import type { Material } from 'three'
import { box } from './kit/box.ts'
import { lathe } from './kit/lathe.ts'
import { plastic, rubber, steel } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { pile } from './kit/patterns.ts'
import { group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { tube } from './kit/tube.ts'

export interface RollerLook {
  tray: Material
  paint: Material
  grip: Material
  trim?: Material
  /** Width of the tray in centimetres, on a length of 37. */
  width?: number
}

/** A paint roller that rests in its tray; the well with the paint is at the left, the grip points to the right. */
export const roller = ({ tray, paint, grip, trim = rubber('#222427'), width = 27 }: RollerLook) =>
  group([pan(tray, width), pool(paint, width), frame(grip, trim, width), sleeve(paint, width - 8)])

const wall = '-17 0 1, -7.4 0 2, 16 4.4 1, 17.6 7, -18.4 7'

const pan = (tray: Material, width: number) =>
  group([
    ...[-1, 1].map((side) => slab(wall, 0.7, tray, { bevel: 0.2, at: [0, 0, side * (width / 2 - 0.8) - 0.35] })),
    slab(
      '-17 0 1, -7.4 0 2, 16 4.4 1, 17.6 7, 16.9 7, 15.4 5.1 1, -7.6 0.7 2, -16.4 0.7 1, -17.6 7, -18.3 7',
      width - 1.4,
      tray,
      {
        bevel: 0,
        at: [0, 0, -width / 2 + 0.7],
      },
    ),
    slab(rectangle(39.4, width + 2.6, 2), 0.8, tray, {
      bevel: 0.25,
      holes: [rectangle(35.4, width - 1.6, 1.4)],
      at: [-0.4, 6.7, 0],
      turn: [-90, 0, 0],
    }),
    ...row(8, (index) => rib(index, tray, width)),
    ...[-1, 1].map((side) => box([2.4, 5.4, 1.4], tray, { radius: 0.4, at: [14.4, 0, side * (width / 2 - 2)] })),
  ])

const slope = (x: number) => 0.7 + (x + 7.6) * 0.191

const rib = (index: number, tray: Material, width: number) => {
  const x = -3 + index * 2.3
  return group(
    [-1, 0, 1].map((lane) =>
      box([0.7, 0.7, width / 3 - 2.4], tray, {
        radius: 0.3,
        at: [x + (lane ? 0 : 1.1), slope(x) - 0.25, (lane * width) / 3.2],
      }),
    ),
  )
}

const pool = (paint: Material, width: number) =>
  group([slab('-17.3 1, -7.8 0.8, 3.2 2.9, -17.6 2.9', width - 2, paint, { bevel: 0.02, at: [0, 0, -width / 2 + 1] })])

const centre = [3.6, 5.9] as const

const sleeve = (paint: Material, length: number) =>
  group([
    lathe(
      `0 0, 2.1 0 0.3, 2.5 0.5 0.5, 2.5 ${length - 0.5} 0.5, 2.1 ${length} 0.3, 0 ${length}`,
      pile('#f0e8d6', 0.22),
      {
        turn: [90, 0, 0],
        at: [centre[0], centre[1], -length / 2],
      },
    ),
    lathe(`2.3 0.1, 2.56 0.6 0.4, 2.56 ${length - 0.6} 0.4, 2.3 ${length - 0.1}`, paint, {
      sweep: 165,
      turn: [90, 0, 0],
      at: [centre[0], centre[1], -length / 2],
    }),
    lathe('0 0, 1.7 0 0.1, 1.7 0.4 0.2, 0.9 0.6, 0 0.6', plastic('#3a3e43'), {
      turn: [90, 0, 0],
      at: [centre[0], centre[1], length / 2 - 0.1],
    }),
  ])

const frame = (grip: Material, trim: Material, width: number) => {
  const [[x, y], out] = [centre, width / 2 - 2.3]
  return group([
    tube(
      `${x} ${y} ${out - 2}, ${x} ${y} ${out - 0.6}, ${x + 1.2} ${y + 0.4} ${out}, ${x + 5.4} ${y + 2.4} ${out - 0.4}, ${x + 8.6} ${y + 3.4} ${out * 0.55}, ${x + 10.4} ${y + 3.7} ${out * 0.12}, ${x + 13} ${y + 3.8} 0, ${x + 16} ${y + 3.9} 0`,
      0.45,
      steel(),
    ),
    lathe('0 0, 0.9 0 0.3, 1.2 1 0.3, 1.5 1.8, 1.35 4, 1.6 8, 1.75 11, 1.5 13, 0 13.4', grip, {
      smooth: true,
      at: [x + 14, y + 3.85, 0],
      turn: [0, 0, -87],
    }),
    ...row(4, (index) =>
      lathe('1.3 0, 1.66 0.1 0.1, 1.66 0.5 0.1, 1.3 0.6', trim, {
        at: [x + 17.4 + index * 1.5, y + 4.02 + index * 0.08, 0],
        turn: [0, 0, -87],
      }),
    ),
    lathe('1.4 0, 1.85 0.2 0.2, 1.8 1.2 0.4, 0 1.5', trim, { at: [x + 26.4, y + 4.5, 0], turn: [0, 0, -87] }),
  ])
}
