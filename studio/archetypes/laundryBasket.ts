import type { Material } from 'three'
import { lathe } from './kit/lathe.ts'
import { around, group } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { ring, tube } from './kit/tube.ts'
import { washingHeap } from './kit/washingHeap.ts'

export interface LaundryBasketLook {
  body: Material
  washing: readonly [Material, Material, Material]
  /** Tall and nearly round instead of long and low. */
  tall?: boolean
}

/** A laundry basket with airy sides, 54 cm long, heaped with washing. */
export const laundryBasket = ({ body, washing, tall = false }: LaundryBasketLook) => {
  const height = tall ? 34 : 25
  return group([
    group([basket(body, height)], { scale: tall ? [1, 1, 0.92] : [1.24, 1, 0.84] }),
    washingHeap(washing, height, tall),
  ])
}

const basket = (body: Material, height: number) =>
  group([
    lathe(`0 0, 16.6 0 0.8, 17 3.2, 16.4 3.2, 16 1, 0 1`, body),
    lathe(`${wall(0.8)} ${height * 0.8}, 21.9 ${height}, 21.3 ${height}, ${wall(0.8) - 0.6} ${height * 0.8}`, body),
    ring(21.9, 0.95, body, { at: [0, height, 0] }),
    ...[0.28, 0.45, 0.63].map((share) => ring(wall(share), 0.55, body, { at: [0, height * share, 0] })),
    around(40, () => slat(body, height)),
    ...[1, -1].map((side) => grip(body, side, height)),
  ])

/** The wall's radius at a share of its height. */
const wall = (share: number) => 16.9 + 5 * share

const slat = (body: Material, height: number) =>
  slab(`-0.75 0, 0.75 0, 0.9 ${height * 0.85}, -0.9 ${height * 0.85}`, 0.7, body, {
    bevel: 0.3,
    at: [0, 1.6, 16.5],
    turn: [Math.atan2(5, height) * 57.3, 0, 0],
  })

const grip = (body: Material, side: number, height: number) =>
  tube(
    `${side * 21.6} ${height - 0.4} -7.4, ${side * 24.6} ${height + 0.4} -6, ${side * 25.4} ${height + 0.6} 0, ${side * 24.6} ${height + 0.4} 6, ${side * 21.6} ${height - 0.4} 7.4`,
    1.05,
    body,
  )
