import type { Material } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { lathe, post } from '#studio/archetypes/kit/lathe.ts'
import { loft } from '#studio/archetypes/kit/loft.ts'
import { gloss, metal, paper, plastic, steel } from '#studio/archetypes/kit/materials.ts'
import { ellipse } from '#studio/archetypes/kit/outline.ts'
import { wood } from '#studio/archetypes/kit/patterns.ts'
import { group, type Place } from '#studio/archetypes/kit/place.ts'
import { slab } from '#studio/archetypes/kit/slab.ts'
import { ball, ring, tube } from '#studio/archetypes/kit/tube.ts'

/** A book that lies flat, its spine to the left. */
export const book = (cover: Material, [width, height, depth]: readonly [number, number, number], place: Place = {}) =>
  group(
    [
      box([width, 0.5, depth], cover, { radius: 0.2 }),
      box([width - 0.9, height - 0.9, depth - 0.9], paper('#f6f1e4'), { radius: 0.1, at: [0.2, 0.45, 0] }),
      box([width, 0.5, depth], cover, { radius: 0.2, at: [0, height - 0.5, 0] }),
      box([0.7, height, depth], cover, { radius: 0.3, at: [-width / 2 + 0.2, 0, 0] }),
    ],
    place,
  )

/** Books on top of one another, from the bottom up. */
export const books = (covers: readonly Material[], place: Place = {}) =>
  group(
    covers.map((cover, index) =>
      book(cover, [26 - (index % 3) * 2.4, 3.4 + (index % 2), 19 - (index % 2) * 1.6], {
        at: [(index % 2) * 1.4 - 0.7, index * 3.9 + (index % 2 ? -0.5 : 0), (index % 3) * 0.6],
        turn: [0, ((index * 7) % 5) * 4 - 8, 0],
      }),
    ),
    place,
  )

/** A pencil, 18 cm long, point up unless turned. */
const pencil = (colour: Material, place: Place = {}) =>
  group(
    [
      post(0.5, 1.6, plastic(colours.coral), { edge: 0.15 }),
      post(0.52, 1, steel(), { at: [0, 1.4, 0] }),
      post(0.48, 13, colour, { at: [0, 2.3, 0] }),
      post(0.48, 1.8, wood('#dcb583'), { top: 0.16, at: [0, 15.2, 0], edge: 0 }),
      post(0.17, 0.6, plastic('#2b2d30'), { top: 0.03, at: [0, 16.9, 0], edge: 0 }),
    ],
    place,
  )

/** A pot of pencils, brushes or pens, 20 cm high. */
export const pencilPot = (pot: Material, pencils: readonly Material[], place: Place = {}) =>
  group(
    [
      lathe('0 0, 4.4 0 0.4, 4.7 10 0.2, 4.3 10 0.1, 4 0.8 0.3, 0 0.8', pot),
      ...pencils.map((colour, index) => {
        const angle = (index / pencils.length) * Math.PI * 2 + 0.4
        return pencil(colour, {
          at: [Math.cos(angle) * 1.6, 1.4, Math.sin(angle) * 1.6],
          turn: [Math.sin(angle) * 12, 0, -Math.cos(angle) * 12],
        })
      }),
    ],
    place,
  )

/** A school satchel, 32 cm wide, with a flap and two buckles. */
export const satchel = (body: Material, flap: Material, place: Place = {}) =>
  group(
    [
      loft('0 32 13 4, 12 33 14 4.4, 27 31 11 4', body, { edge: 1.6 }),
      box([31.6, 15, 2.4], flap, { radius: 1.2, at: [0, 13.4, 5.7], turn: [-5, 0, 0] }),
      loft('0 31.4 12 4, 2.6 30 10 4', flap, { edge: 1, at: [0, 25.6, 0] }),
      ...[-9, 9].map((x) =>
        group(
          [
            box([3, 13, 0.7], plastic('#5d3b25'), { radius: 0.3, at: [0, 8, 7.2] }),
            box([4, 3.4, 0.9], metal('#d9b45a', 0.25), { radius: 0.3, at: [0, 10.4, 7.4] }),
          ],
          { at: [x, 0, 0] },
        ),
      ),
      box([17, 7, 2], flap, { radius: 0.9, at: [0, 2.4, 6.6] }),
      tube('-5 27 0, -5 31 0, 0 32.4 0, 5 31 0, 5 27 0', 0.9, plastic('#5d3b25')),
    ],
    place,
  )

/** A wooden block with a dot on each visible face, 8 cm wide. */
export const block = (colour: Material, mark: Material, place: Place = {}) =>
  group(
    [
      box([8, 8, 8], colour, { radius: 0.9 }),
      post(2.3, 0.2, mark, { at: [0, 7.95, 0], edge: 0.05 }),
      group([slab('-2.2 -2 0.3, 2.2 -2 0.3, 0 2.2 0.3', 0.2, mark, { bevel: 0.05 })], { at: [0, 4, 3.95] }),
      group([slab('-2 -2 0.4, 2 -2 0.4, 2 2 0.4, -2 2 0.4', 0.2, mark, { bevel: 0.05 })], {
        at: [3.95, 4, 0],
        turn: [0, 90, 0],
      }),
    ],
    place,
  )

/** Rings on a rod, the widest at the bottom, 24 cm high. */
export const ringTower = (rings: readonly Material[], place: Place = {}) =>
  group(
    [
      post(8, 2, wood('#d9b07a'), { edge: 0.7 }),
      post(1.2, 24, wood('#d9b07a'), { edge: 0.6 }),
      ...rings.map((colour, index) => ring(5.4 - index * 0.75, 2, colour, { at: [0, 4 + index * 3.9, 0] })),
      ball(2.4, gloss(colours.pillarBox), { at: [0, 25.4, 0] }),
    ],
    place,
  )

/** A ball with a band round its middle. */
export const stripedBall = (radius: number, colour: Material, band: Material, place: Place = {}) =>
  group(
    [
      ball(radius, colour),
      lathe(`${radius * 0.95} ${-radius * 0.33}, ${radius * 1.012} 0, ${radius * 0.95} ${radius * 0.33}`, band, {
        smooth: true,
      }),
    ].map((part) => group([part], { at: [0, radius, 0], turn: [18, 0, 24] })),
    place,
  )

/** A football of white leather with dark patches, 22 cm across. */
export const football = (place: Place = {}) => {
  const golden = (1 + Math.sqrt(5)) / 2
  const corners = [-1, 1].flatMap((a) =>
    [-golden, golden].flatMap(
      (b) =>
        [
          [0, a, b],
          [a, b, 0],
          [b, 0, a],
        ] as const,
    ),
  )
  const reach = 10.6 / Math.hypot(1, golden)
  return group(
    [
      ball(11, plastic('#f5f5f2')),
      ...corners.map(([x, y, z]) =>
        ball(3.9, plastic('#2b2e32'), { at: [x * reach * 0.74, y * reach * 0.74, z * reach * 0.74] }),
      ),
    ].map((part) => group([part], { at: [0, 11, 0], turn: [20, 14, 8] })),
    place,
  )
}

/** A painter's palette that lies flat, 30 cm wide, with dabs of paint. */
export const palette = (paints: readonly Material[], place: Place = {}) =>
  group(
    [
      slab('-14 -6 7, -4 -10 6, 10 -9 7, 15 0 7, 8 9 7, -8 10 7', 1, wood('#d2a066', 'x'), {
        bevel: 0.3,
        turn: [-90, 0, 0],
        holes: [ellipse(1.6, 1.3, 32).map(([x, y]) => [x - 8, y - 1.6] as const)],
      }),
      ...paints.map((paint, index) => {
        const angle = -1.5 + index * 0.66
        return ball(2, paint, { at: [Math.cos(angle) * 9.4 + 1, 1.1, -Math.sin(angle) * 6.4], scale: [1.1, 0.4, 1] })
      }),
    ],
    place,
  )

/** An apple, 8 cm high. */
export const apple = (skin: Material, place: Place = {}) =>
  group(
    [
      lathe('0 0.8, 1.4 0, 3.4 1.4, 4.2 4, 3.6 6.6, 1.8 7.4, 0 6.4', skin, { smooth: true }),
      tube('0 6.2 0, 0.2 7.6 0, 0.8 8.8 0', 0.25, wood('#6b4429')),
      slab('0 0, 1.6 -0.9 1, 3.6 0.4 0.4, 1.6 1 1', 0.25, plastic(colours.leaf), {
        bevel: 0.1,
        at: [0.5, 8, 0],
        turn: [-30, 20, 14],
      }),
    ],
    place,
  )
