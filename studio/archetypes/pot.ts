import type { Material } from 'three'
import { colours } from './kit/colours.ts'
import { lathe, post } from './kit/lathe.ts'
import { chrome, plastic } from './kit/materials.ts'
import { detail, group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { ball, ring, tube } from './kit/tube.ts'

export interface PotLook {
  body: Material
  /** Handles, knob and rim. */
  trim?: Material
  rim?: Material
  /** Of the wall, in centimetres. */
  height?: number
  size?: number
}

/** A wide cooking pot, 26 cm across, with a domed lid and a loop handle on either side. */
export const pot = ({ body, trim = plastic(colours.coal), rim = trim, height = 13.5, size = 1 }: PotLook) =>
  group(
    [
      lathe(`0 0, 11.9 0 1.4, 12.6 3, 13 ${height}, 12.6 ${height}, 12 2`, body),
      ring(12.95, 0.32, rim, { at: [0, height, 0] }),
      lid(body, trim, height),
      detail(knob(trim, height + 3.5)),
      detail(handle(trim, height * 0.74)),
      group([handle(trim, height * 0.74)], { turn: [0, 180, 0] }),
    ],
    { scale: size },
  )

const lid = (body: Material, trim: Material, y: number) =>
  group(
    [
      lathe('12.2 0, 13.1 0.25 0.2, 13.1 0.75 0.3, 12.3 0.85 0.4, 11.2 1.6, 8.6 2.75, 5 3.5, 0 3.8', body, {
        smooth: true,
      }),
      post(0.45, 0.3, chrome(), { at: [6.4, 3.05, 3], turn: [14, 0, -20] }),
      post(0.24, 0.36, trim, { at: [6.4, 3.05, 3], turn: [14, 0, -20] }),
    ],
    { at: [0, y, 0] },
  )

const knob = (trim: Material, y: number) =>
  lathe('0 0, 1.9 0 0.2, 1.2 0.7 0.4, 1.1 1.6 0.4, 2.4 2.1 0.5, 2.5 2.9 0.6, 1.2 3.4 0.5, 0 3.5', trim, {
    at: [0, y, 0],
  })

const handle = (trim: Material, y: number) =>
  group([
    tube(
      `12.4 ${y} -4.2, 14.6 ${y + 0.3} -4.2, 16.6 ${y + 0.7} -2.8, 17.2 ${y + 0.8} 0,
      16.6 ${y + 0.7} 2.8, 14.6 ${y + 0.3} 4.2, 12.4 ${y} 4.2`,
      0.85,
      trim,
    ),
    ...row(2, (index) => group([bracket(trim)], { turn: [0, index ? -18.5 : 18.5, 0], at: [0, y, 0] })),
  ])

const bracket = (trim: Material) =>
  group(
    [
      slab('-1.2 -1.6 1.1, 1.2 -1.6 1.1, 1.2 1.6 1.1, -1.2 1.6 1.1', 0.5, trim),
      ...row(2, (index) => ball(0.38, chrome(), { at: [0, index ? 1 : -1, 0.5], scale: [1, 1, 0.5] })),
    ],
    { at: [12.7, 0, 0], turn: [0, 90, 0] },
  )
