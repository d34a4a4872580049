import type { Material } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { lathe, post } from '#studio/archetypes/kit/lathe.ts'
import { gloss, glow, juice, metal, paper, plastic, rubber, steel } from '#studio/archetypes/kit/materials.ts'
import { grainy } from '#studio/archetypes/kit/patterns.ts'
import { group, type Place, row } from '#studio/archetypes/kit/place.ts'
import { sheet } from '#studio/archetypes/kit/sheet.ts'
import { slab } from '#studio/archetypes/kit/slab.ts'
import { ball, ring, tube } from '#studio/archetypes/kit/tube.ts'

/** A kettlebell, 28 cm high. */
export const kettlebell = (body: Material, band: Material, place: Place = {}) =>
  group(
    [
      lathe('0 0, 6 0 0.6, 9.6 3.6 3, 10.6 8.6 4, 9 14 4, 5 17 2, 0 17.6', body, { smooth: false }),
      tube('-5 14 0, -7.4 19 0, -6 24.4 0, 0 26 0, 6 24.4 0, 7.4 19 0, 5 14 0', 1.7, metal('#3a3e43', 0.4)),
      ring(10.1, 0.7, band, { at: [0, 8.4, 0] }),
    ],
    place,
  )

/** A dumbbell with six-sided heads, 30 cm long; it lies along x. */
export const dumbbell = (head: Material, place: Place = {}) =>
  group(
    [
      post(1.6, 16, steel(), { turn: [0, 0, -90], at: [-8, 6, 0] }),
      ...[-1, 1].map((side) =>
        slab('-6.9 0 0.8, -3.45 -5.98 0.8, 3.45 -5.98 0.8, 6.9 0 0.8, 3.45 5.98 0.8, -3.45 5.98 0.8', 8, head, {
          bevel: 1,
          turn: [0, 90, 0],
          at: [side * 11 - 4, 6, 0],
        }),
      ),
    ],
    place,
  )

/** A rolled mat, 60 cm long, its end unrolled towards the front. */
export const mat = (foam: Material, strap: Material, place: Place = {}) =>
  group(
    [
      sheet(spiral(7.4, 4), foam, { width: 60, thickness: 1.3, at: [0, 8.1, 0] }),
      sheet('4 0.7, 26 0.7', foam, { width: 60, thickness: 1.3 }),
      ...[-18, 18].map((x) =>
        group([ring(8.3, 0.5, strap, { turn: [0, 0, 90] })], { at: [x, 8.1, 0], scale: [2.6, 1, 1] }),
      ),
    ],
    place,
  )

const spiral = (radius: number, turns: number) =>
  Array.from({ length: 130 }, (_, index): readonly [number, number] => {
    const share = index / 129
    const angle = -share * turns * 2 * Math.PI - 0.4
    const out = 0.9 + share * (radius - 0.9)
    return [Math.cos(angle) * out, Math.sin(angle) * out]
  })

/** A first-aid case, 36 cm wide, with a white cross. */
export const firstAidCase = (body: Material, place: Place = {}) =>
  group(
    [
      box([36, 24, 13], body, { radius: 2.4 }),
      box([36.3, 0.7, 13.3], rubber(colours.coal), { radius: 0.2, at: [0, 14.6, 0] }),
      box([12, 3.8, 0.5], gloss(colours.white), { radius: 0.2, at: [0, 6.4, 6.4] }),
      box([3.8, 12, 0.52], gloss(colours.white), { radius: 0.2, at: [0, 2.3, 6.4] }),
      ...[-12, 12].map((x) => box([3.4, 3.6, 1], steel(), { radius: 0.4, at: [x, 13, 6.4] })),
      tube('-6 23.4 0, -6 27 0, 0 28 0, 6 27 0, 6 23.4 0', 1, rubber(colours.coal)),
    ],
    place,
  )

/** A stethoscope that lies in a loop, 34 cm wide. */
export const stethoscope = (hose: Material, place: Place = {}) =>
  group(
    [
      tube('-16 1 -6, -12 1 2, -4 1 6, 6 1 7, 14 1 2, 12 1 -6, 4 1 -8, 0 1 -3, 3 1 4, 9 1 13', 0.75, hose),
      tube('-16 1 -6, -19 1.4 -10, -18 1.6 -15, -14 1.6 -18', 0.5, steel()),
      tube('-16 1 -6, -14 1.4 -11, -10 1.6 -14, -7 1.6 -16', 0.5, steel()),
      ...[
        [-14, -18],
        [-7, -16],
      ].map(([x = 0, z = 0]) => ball(1.1, rubber(colours.coal), { at: [x, 1.6, z] })),
      post(3.4, 1.4, steel(), { at: [9.6, 0, 15], edge: 0.4 }),
      post(2.5, 0.2, gloss('#e9ecee'), { at: [9.6, 1.36, 15], edge: 0.05 }),
    ],
    place,
  )

/** Three smooth stones on top of one another. */
export const stones = (place: Place = {}) =>
  group(
    [
      ball(8, grainy('#53575c', 0.25), { scale: [1.1, 0.42, 0.9], at: [0, 3.3, 0] }),
      ball(6, grainy('#6f6a64', 0.25), { scale: [1.1, 0.44, 0.9], at: [0.6, 8.9, 0.2], turn: [0, 0, 4] }),
      ball(4.2, grainy('#3f4347', 0.25), { scale: [1.1, 0.48, 0.9], at: [-0.4, 13.4, 0], turn: [0, 0, -5] }),
    ],
    place,
  )

/** A burning candle, 12 cm high, in a bowl. */
export const candle = (bowl: Material, wax: Material, place: Place = {}) =>
  group(
    [
      lathe('0 0, 4 0 0.5, 5.4 2.4 2, 5.8 6 0.3, 5.3 6 0.2, 4.8 3 1, 0 2', bowl),
      post(3.8, 7, wax, { at: [0, 1.6, 0], edge: 0.7 }),
      post(0.2, 1.2, rubber(colours.coal), { at: [0, 8.4, 0] }),
      lathe('0 0, 0.9 0.9, 0.8 1.8, 0 3.6', glow('#ffc257', 1.2), { smooth: true, at: [0, 9, 0] }),
    ],
    place,
  )

/** A moon that glows, 18 cm high, on a wooden foot. */
export const moonLamp = (place: Place = {}) =>
  group([ball(8, juice('#ffe3a3'), { at: [0, 10, 0] }), post(5, 2.6, plastic('#b98a5a'), { top: 4, edge: 0.6 })], place)

/** A baby's bottle, 19 cm high. */
export const babyBottle = (cap: Material, place: Place = {}) =>
  group(
    [
      lathe('0 0, 3.1 0 0.6, 3.3 3, 2.7 6.4, 3.3 9.6, 3.2 12 0.6, 0 12', gloss('#f6f3ea')),
      post(3.2, 2.4, cap, { at: [0, 11.8, 0], edge: 0.4 }),
      lathe('0 0, 2.3 0, 2 1.4, 0.9 2.2, 0.8 3.6, 0 4.4', plastic('#e7c9a1'), { smooth: true, at: [0, 14, 0] }),
      ...row(4, (index) =>
        box([1.6, 0.2, 0.3], plastic(colours.grey), { radius: 0.08, at: [0.8, 2.6 + index * 2, 3] }),
      ),
    ],
    place,
  )

/** A roll of bandage, 6 cm high. */
export const bandage = (place: Place = {}) =>
  group(
    [
      post(4, 6, paper('#fbf6ec'), { edge: 0.3 }),
      ...row(4, (index) => ring(1 + index * 0.8, 0.12, paper('#d9d0c0'), { at: [0, 6, 0] })),
      box([8, 0.3, 6], paper('#fbf6ec'), { radius: 0.1, at: [5, 0, 3.4] }),
    ],
    place,
  )
