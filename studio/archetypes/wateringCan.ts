import type { Material } from 'three'
import { lathe, post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { plastic } from './kit/materials.ts'
import { around, group, row } from './kit/place.ts'
import { tube } from './kit/tube.ts'

export interface WateringCanLook {
  body: Material
  rose: Material
  /** How high the body is against the usual one; a small can has a longer spout for its size. */
  height?: number
}

/** A metal watering can, 30 cm high, its spout to the right, with a handle on top and one at the back. */
export const wateringCan = ({ body, rose, height = 1 }: WateringCanLook) => {
  const top = 21 * height
  return group([can(body, top), hood(body, top), spout(body, rose), handles(body, top)])
}

const dark = plastic('#23302e')

const can = (body: Material, top: number) =>
  group([
    lathe(
      `0 0.6, 10.4 0.6, 10.9 0 0.2, 11.1 0.6 0.2, 10.6 1.2, 9.9 ${top}, 9.5 ${top}, 9.6 ${top - 7}, 0 ${top - 7}`,
      body,
    ),
    lathe(
      `9.8 ${top - 0.5}, 10.3 ${top - 0.2} 0.2, 10.3 ${top + 0.3} 0.2, 9.6 ${top + 0.4} 0.2, 9.3 ${top - 0.5}`,
      body,
    ),
    ...[0.22, 0.84].map((share) => {
      const radius = 10.6 - 0.7 * share
      return lathe(
        `${radius - 0.1} -0.6, ${radius + 0.32} -0.25 0.3, ${radius + 0.32} 0.25 0.3, ${radius - 0.1} 0.6`,
        body,
        { at: [0, top * share, 0] },
      )
    }),
    post(9.5, 0.2, dark, { at: [0, top - 6.9, 0], edge: 0.02 }),
  ])

const hood = (body: Material, top: number) =>
  group([
    lathe('0 2.3, 4 2.2, 7.2 1.4, 9.6 0, 9.9 0, 7.4 1.7, 4 2.5, 0 2.6', body, {
      smooth: true,
      sweep: 180,
      at: [0, top + 0.1, 0],
    }),
    tube(
      `0 ${top + 0.2} 9.7, 0 ${top + 1.9} 7.2, 0 ${top + 2.5} 4, 0 ${top + 2.7} 0, 0 ${top + 2.5} -4, 0 ${top + 1.9} -7.2, 0 ${top + 0.2} -9.7`,
      0.3,
      body,
    ),
  ])

const spout = (body: Material, rose: Material) =>
  group([
    loft('1.4 7.4 6.4 3 9.4 0, 6 5.4 4.6 2.3 12.4 0, 14 4 3.2 1.6 18.4 0, 23.5 3.4 2.5 1.25 25.6 0', body, {
      edge: 0.1,
    }),
    tube('8.6 20.4 0, 14 20.4 0, 20.6 18.6 0', 0.45, body),
    group(
      [
        lathe(
          '0 -2.6, 1.6 -2.6 0.2, 1.75 -0.6 0.2, 1.5 0, 1.7 1.2, 2.6 3.6, 4.2 5.6, 4.5 6.3 0.3, 4.3 6.8 0.3, 0 7.5',
          rose,
        ),
        ...row(3, (circle) =>
          around(circle * 6 + 5, () =>
            post(0.26, 0.3, dark, { edge: 0.02, at: [0, 6.98 - circle * 0.16, 0.9 + circle * 1.25] }),
          ),
        ),
      ],
      { at: [25.4, 23.2, 0], turn: [0, 0, -50] },
    ),
  ])

const handles = (body: Material, top: number) =>
  group([
    tube(
      `8.6 ${top + 0.6} 0, 8.2 ${top + 6} 0, 5.4 ${top + 9.4} 0, 0 ${top + 10.6} 0, -4.4 ${top + 9.8} 0, -7.6 ${top + 6.6} 0, -9.6 ${top - 0.6} 0`,
      0.95,
      body,
    ),
    tube(
      `-9.6 ${top - 2.6} 0, -13.6 ${top - 2.4} 0, -16.4 ${top - 5.4} 0, -16 ${top * 0.5} 0, -13.6 ${top * 0.28} 0, -10 ${top * 0.22} 0`,
      0.95,
      body,
    ),
  ])
