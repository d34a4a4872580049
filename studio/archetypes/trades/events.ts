import type { Material } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { lathe, post } from '#studio/archetypes/kit/lathe.ts'
import { loft } from '#studio/archetypes/kit/loft.ts'
import { chrome, gloss, metal, plastic, rubber, steel } from '#studio/archetypes/kit/materials.ts'
import { ellipse } from '#studio/archetypes/kit/outline.ts'
import { wood } from '#studio/archetypes/kit/patterns.ts'
import { group, type Place, row } from '#studio/archetypes/kit/place.ts'
import { slab } from '#studio/archetypes/kit/slab.ts'
import { ball, ring, tube, wire } from '#studio/archetypes/kit/tube.ts'

const dark = plastic('#26292d')

/** A loudspeaker, 62 cm high, with a horn above its woofer. */
export const speaker = (body: Material, place: Place = {}) =>
  group(
    [
      box([36, 62, 32], body, { radius: 1.6 }),
      cone(11.5, [0, 20, 16]),
      cone(6, [0, 46, 16]),
      ...[-14, 14].flatMap((x) => [4, 58].map((y) => post(0.9, 0.6, steel(), { turn: [90, 0, 0], at: [x, y, 15.8] }))),
    ],
    place,
  )

const cone = (radius: number, at: readonly [number, number, number]) =>
  group(
    [
      ring(radius, 0.9, metal('#8b9196', 0.35)),
      lathe(`0 -0.6, ${radius * 0.3} -0.6, ${radius * 0.9} 0.4, ${radius} 0.2`, rubber('#33373c')),
      ball(radius * 0.32, gloss('#17191b'), { scale: [1, 0.5, 1], at: [0, -0.2, 0] }),
    ],
    { at, turn: [90, 0, 0] },
  )

/** A microphone on a straight stand, 96 cm high. */
export const microphone = (place: Place = {}) =>
  group(
    [
      post(15, 1.8, rubber(colours.coal), { edge: 0.7, top: 13 }),
      post(1.1, 80, chrome(), { at: [0, 1.6, 0] }),
      post(1.7, 5, dark, { at: [0, 46, 0], edge: 0.3 }),
      group(
        [
          lathe('0 0, 1.3 0 0.3, 1.9 13 0.2, 2.6 14.6 0.2, 0 14.6', dark),
          ball(3.9, metal('#aab0b4', 0.42), { at: [0, 17, 0], scale: [1, 1.08, 1] }),
          ring(3.8, 0.5, steel(), { at: [0, 16.4, 0] }),
        ],
        { at: [0, 80, -1.4], turn: [34, 0, 0] },
      ),
    ],
    place,
  )

/** An acoustic guitar, 100 cm long, that leans back on its stand. */
export const guitar = (top: Material, side: Material, place: Place = {}) =>
  group(
    [
      group(
        [
          slab(guitarBody(1.02), 9, side, { bevel: 1, at: [0, 0, -9] }),
          slab(guitarBody(1), 0.8, top, { bevel: 0.3 }),
          slab(ellipse(4.6), 0.2, gloss('#2a1b12'), { bevel: 0.05, at: [0, 24, 0.75] }),
          ring(5.2, 0.35, gloss('#5d3b25'), { at: [0, 24, 0.8], turn: [90, 0, 0] }),
          box([13, 2.4, 1.2], wood('#4a2f1e', 'x'), { radius: 0.4, at: [0, 10.6, 1.1] }),
          box([5.4, 48, 2.4], wood('#5d3b25'), { radius: 0.6, at: [0, 34, 0.4] }),
          ...row(10, (index) => box([5.2, 0.3, 0.4], steel(), { radius: 0.05, at: [0, 40 + index * 4.1, 1.6] })),
          slab('-3 0 0.4, 3 0 0.4, 4 15 1, -4 15 1', 1.6, wood('#4a2f1e'), { bevel: 0.4, at: [0, 81, -0.6] }),
          ...[-1, 1].flatMap((at) =>
            [85, 89, 93].map((y) =>
              post(0.9, 2, chrome(), { turn: [0, 0, at * -90], at: [at * 3.6, y, 0.2], edge: 0.3 }),
            ),
          ),
          ...row(6, (index) => wire(`${-1.9 + index * 0.76} 11.4 1.9, ${-1.9 + index * 0.76} 82 1.9`, 0.12, steel())),
        ],
        { turn: [-12, 0, 0], at: [0, 4, 4] },
      ),
      ...[-8, 8].map((x) => tube(`${x} 6 8, ${x} 4 3, ${x} 0.6 -14`, 0.9, rubber(colours.coal))),
      ...[-8, 8].map((x) => tube(`${x} 4 3, ${x} 0.6 12`, 0.9, rubber(colours.coal))),
      tube('-8 4 3, 0 4 1, 8 4 3', 0.9, rubber(colours.coal)),
    ],
    place,
  )

const guitarBody = (size: number) =>
  '0 0 8, 19 0 17, 19 22 11, 11.6 25.5 8, 15.6 29 8, 15 46 13, 0 46 8, -15 46 13, -15.6 29 8, -11.6 25.5 8, -19 22 11, -19 0 17'
    .split(',')
    .map((corner) => {
      const [x = 0, y = 0, radius = 0] = corner.trim().split(' ').map(Number)
      return [x * size, y * size, radius] as const
    })

/** A camera on a low tripod, 66 cm high as a model, that looks to the front. */
export const tripodCamera = (body: Material, place: Place = {}) =>
  group(
    [
      ...[90, 210, 330].map((angle) =>
        group(
          [
            tube('0 30 1, 0 15 12, 0 1 22', 1.5, dark, { tension: 0 }),
            tube('0 16 11.2, 0 1 22', 1.8, steel(), { tension: 0 }),
            ball(1.8, rubber(colours.coal), { at: [0, 1.6, 22] }),
          ],
          { turn: [0, angle, 0] },
        ),
      ),
      post(3.6, 8, dark, { at: [0, 26, 0], edge: 0.6 }),
      box([14, 2, 10], dark, { radius: 0.5, at: [0, 34, 0] }),
      group(
        [
          box([30, 20, 12], body, { radius: 2.4 }),
          box([30.3, 9, 12.3], rubber('#3a3d41'), { radius: 1.4, at: [0, 4.4, 0] }),
          loft('0 15 11 2, 5 9 8 2', body, { smooth: false, edge: 0.8, at: [0, 19.6, 0] }),
          lens(),
          post(2.2, 1.4, metal('#c0c5c9', 0.3), { at: [11, 19.8, 0], edge: 0.3 }),
          box([3, 1.2, 3], gloss(colours.pillarBox), { radius: 0.4, at: [-11, 19.8, 0] }),
        ],
        { at: [0, 36, 0] },
      ),
    ],
    place,
  )

const lens = () =>
  group(
    [
      post(8.4, 5, dark, { edge: 0.4 }),
      post(7.9, 9, rubber('#33373b'), { edge: 0.5 }),
      ring(8, 0.3, gloss(colours.pillarBox), { at: [0, 5.4, 0] }),
      lathe('0 7.6, 4 8, 6.6 8.8, 7 9.3 0.2, 7.8 9.3', gloss('#1d2b3f')),
      ball(5.4, gloss('#243a58'), { at: [0, 6.6, 0], scale: [1, 0.4, 1] }),
    ],
    { at: [0, 9.6, 6], turn: [90, 0, 0] },
  )

/** A marquee, 90 cm wide as a model, its roof in two colours and its front open. */
export const marquee = (roof: Material, second: Material, place: Place = {}) =>
  group(
    [
      ...[-42, 42].flatMap((x) => [-28, 28].map((z) => post(1.3, 38, gloss(colours.white), { at: [x, 0, z] }))),
      loft('0 92 64 1, 5 88 60 1', roof, { smooth: false, edge: 0.2, at: [0, 36, 0] }),
      loft('0 88 60 1, 7 62 42 1, 13 38 26 1, 20 16 11 1, 27 1.5 1.5 0.7', roof, { edge: 0.2, at: [0, 40.8, 0] }),
      ...row(9, (index) => scallop(second, [-40.9 + index * 10.22, 36.4, 31.7], 0)),
      ...row(6, (index) => scallop(second, [45.8, 36.4, 26 - index * 10.4], 90)),
      post(0.7, 8, gloss(colours.white), { at: [0, 67, 0] }),
      slab('0 0, 9 2.4 0.4, 0 5', 0.4, second, { bevel: 0.1, at: [0.6, 69.6, 0] }),
      box([84, 30, 1], roof, { radius: 0.3, at: [0, 6, -28] }),
      box([1, 30, 56], roof, { radius: 0.3, at: [-42, 6, 0] }),
      ...[-1, 1].map((side) => wire(`${side * 44} 37 31, ${side * 56} 0.4 42`, 0.3, rubber('#8d8271'))),
    ],
    place,
  )

const scallop = (material: Material, at: readonly [number, number, number], turn: number) =>
  slab('-5 5 0.2, -5 1 2, -2.4 -2.2 2.4, 2.4 -2.2 2.4, 5 1 2, 5 5 0.2', 0.8, material, {
    bevel: 0.25,
    at,
    turn: [0, turn, 0],
  })

/** Three balloons on strings that are tied to a present, 78 cm high together. */
export const balloons = (
  three: readonly [Material, Material, Material],
  paper: Material,
  ribbon: Material,
  place: Place = {},
) =>
  group(
    [
      box([26, 20, 26], paper, { radius: 0.6 }),
      box([27.4, 5, 27.4], paper, { radius: 0.6, at: [0, 18, 0] }),
      box([5, 23.4, 27.8], ribbon, { radius: 0.3 }),
      box([27.8, 23.4, 5], ribbon, { radius: 0.3 }),
      ...[-1, 1].map((side) =>
        ring(4.4, 1.1, ribbon, { at: [side * 4.4, 25.4, 0], turn: [72, 0, side * 14], scale: [1.1, 1, 0.8] }),
      ),
      ...three.map((colour, index) => {
        const [x, y, z] = (
          [
            [-15, 54, 0],
            [3, 64, -5],
            [17, 51, 4],
          ] as const
        )[index] ?? [0, 0, 0]
        return group([
          lathe('0 -12.4, 1.6 -12, 6 -8, 9.6 -1, 9.8 4, 7 9.4, 3 11.6, 0 12', colour, { smooth: true, at: [x, y, z] }),
          lathe('0 0, 1.8 0, 0.5 1.6, 0 1.6', colour, { at: [x, y - 13.6, z] }),
          wire(`${x} ${y - 13} ${z}, ${x * 0.5} ${y - 22} ${z}, 0 24 0`, 0.22, gloss(colours.cream), { bent: true }),
        ])
      }),
    ],
    place,
  )
