import type { Material } from 'three'
import { colours } from './kit/colours.ts'
import { lathe, post } from './kit/lathe.ts'
import { gloss, glow, metal, rubber } from './kit/materials.ts'
import { detail, group, row } from './kit/place.ts'
import { ball, hose, wire } from './kit/tube.ts'

export interface DeskLampLook {
  body: Material
  /** Joints, switch and springs. */
  trim: Material
  size?: number
}

/** A desk lamp, 46 cm high, with two arms; its lit head looks down to the right. */
export const deskLamp = ({ body, trim, size = 1 }: DeskLampLook) =>
  group(
    [
      foot(body, trim),
      arm(body, trim, [-3, 6], [-13, 25]),
      arm(body, trim, [-13, 25], [8, 40]),
      joint(trim, [-3, 6]),
      joint(trim, [-13, 25]),
      detail(joint(trim, [8, 40], 1.5)),
      detail(head(body, trim)),
    ],
    { scale: size },
  )

type Spot = readonly [x: number, y: number]

const foot = (body: Material, trim: Material) =>
  group(
    [
      lathe('0 0, 9.2 0 0.3, 9.4 1.2 0.6, 8.4 2.3 0.9, 3 2.9 1, 0 2.9', body),
      lathe('9.1 0, 9.5 0.1 0.1, 9.5 0.5 0.2, 9.1 0.6', rubber(colours.coal)),
      lathe('0 0, 2.2 0 0.3, 1.7 2.4 0.4, 0 2.4', trim, { at: [0, 2.7, 0] }),
      post(0.9, 0.8, trim, { at: [5.4, 2.3, 2.6], edge: 0.3 }),
    ],
    { at: [-3, 0, 0] },
  )

const joint = (trim: Material, [x, y]: Spot, radius = 1.9) =>
  group([
    post(radius, 3.6, trim, { at: [x, y, -1.8], turn: [90, 0, 0], edge: 0.5 }),
    post(radius * 0.5, 5, trim, { at: [x, y, -2.5], turn: [90, 0, 0], edge: 0.4 }),
    post(radius * 0.62, 1.4, trim, { at: [x, y, 2.1], turn: [90, 0, 0], edge: 0.4 }),
  ])

const arm = (body: Material, trim: Material, [x, y]: Spot, [toX, toY]: Spot) => {
  const [dx, dy] = [toX - x, toY - y]
  const long = Math.hypot(dx, dy)
  return group(
    [
      ...[-1.15, 1.15].map((z) => post(0.62, long, body, { at: [0, 0, z] })),
      hose(`0 ${long * 0.16} 0, 0 ${long * 0.3} 0, 0 ${long * 0.44} 0`, 0.62, trim, { rib: 0.6 }),
      wire(`0 0 0, 0 ${long * 0.6} 0`, 0.16, trim),
      post(0.4, 3.2, trim, { at: [0, long * 0.58, -1.6], turn: [90, 0, 0] }),
    ],
    { at: [x, y, 0], turn: [0, 0, (-Math.atan2(dx, dy) * 180) / Math.PI] },
  )
}

const head = (body: Material, trim: Material) =>
  group(
    [
      lathe('8.9 -15.2, 9.1 -15.1 0.1, 8 -11 2, 4.6 -5.6 2, 3.1 -3.4 0.6, 3 0.4 0.8, 0 0.8', body),
      lathe('3 -4.6, 4.4 -6, 7.7 -11, 8.8 -15.1', glow('#f0cd92', 0.62)),
      lathe('3.25 -3.2, 3.45 -2.9 0.2, 3.4 -1.9 0.2, 3.1 -1.6', trim),
      ...row(3, (index) =>
        post(0.28, 0.2, metal('#2a2c2f', 0.5), {
          at: [Math.sin(index * 2.1) * 1.6, 0.72, Math.cos(index * 2.1) * 1.6],
        }),
      ),
      ball(3.3, glow('#fff3d2', 1.5), { at: [0, -11.2, 0], scale: [1, 1.15, 1] }),
      lathe('0 0, 1.5 0, 1.8 4.6, 0 4.8', gloss(colours.white), { at: [0, -9, 0] }),
      post(1, 3.2, trim, { at: [0, 0.4, 0], edge: 0.3 }),
    ],
    { at: [10.2, 37.4, 0], turn: [-32, 0, 30] },
  )
