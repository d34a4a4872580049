import type { Material } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { lathe, post } from '#studio/archetypes/kit/lathe.ts'
import { loft } from '#studio/archetypes/kit/loft.ts'
import { gloss, plastic } from '#studio/archetypes/kit/materials.ts'
import { wood } from '#studio/archetypes/kit/patterns.ts'
import { around, group, type Place, row } from '#studio/archetypes/kit/place.ts'
import { slab } from '#studio/archetypes/kit/slab.ts'
import { ball, ring, tube } from '#studio/archetypes/kit/tube.ts'

/** A crate of slats, 48 cm wide, heaped with vegetables. */
export const vegetableCrate = (place: Place = {}) =>
  group(
    [
      ...[-1, 1].flatMap((side) =>
        [0, 6.4, 12.8].map((y) => box([48, 5, 1.4], wood('#d2a066', 'x'), { radius: 0.3, at: [0, y, side * 16] })),
      ),
      ...[-1, 1].flatMap((side) =>
        [0, 6.4, 12.8].map((y) => box([1.4, 5, 32], wood('#c99a62', 'z'), { radius: 0.3, at: [side * 23.4, y, 0] })),
      ),
      ...[-22, 22].flatMap((x) =>
        [-15, 15].map((z) => box([2.4, 18, 2.4], wood('#b9834f'), { radius: 0.4, at: [x, 0, z] })),
      ),
      box([45, 2, 30], wood('#8a5f3c', 'x'), { radius: 0.3, at: [0, 8, 0] }),
      cabbage({ at: [-13, 18.6, -3] }),
      ...[
        [1, 17, 8],
        [9, 17.4, 3.4],
        [2, 18, -2],
        [7, 21.6, 7],
        [-4, 17, 9],
      ].map(([x = 0, y = 0, z = 0]) => tomato({ at: [x, y, z] })),
      ...row(4, (index) =>
        carrot({ at: [9 + index * 3.6, 19.4 + (index % 2), -10 + (index % 2) * 2], turn: [78, 16 - index * 9, 0] }),
      ),
      ...[
        [17, 17.6, 9],
        [19, 17.4, 2],
      ].map(([x = 0, y = 0, z = 0]) => ball(4.2, gloss('#f0b83a'), { at: [x, y, z], scale: [1.25, 0.95, 1] })),
    ],
    place,
  )

const tomato = (place: Place) =>
  group(
    [
      ball(4.2, gloss(colours.tomato), { scale: [1, 0.86, 1] }),
      around(5, () =>
        slab('-0.5 0 0.2, 0.5 0 0.2, 0 2.6 0.1', 0.3, plastic(colours.leaf), {
          bevel: 0.08,
          at: [0, 3.5, 0.4],
          turn: [68, 0, 0],
        }),
      ),
    ],
    place,
  )

const carrot = (place: Place) =>
  group(
    [
      lathe('0 -11, 0.6 -10.4, 1.6 -4, 2.1 2, 1.4 3.2, 0 3.4', plastic(colours.orange), { smooth: true }),
      ...row(4, (index) =>
        tube(`0 3 0, ${index - 1.5} 7 0.6, ${(index - 1.5) * 2.2} 10.6 ${index % 2}`, 0.4, plastic(colours.leaf)),
      ),
    ],
    place,
  )

const cabbage = (place: Place) =>
  group(
    [
      ball(7.4, plastic('#9cc275')),
      ...row(7, (index) =>
        group(
          [
            ball(6.6, plastic(index % 2 ? '#86b262' : '#78a656'), {
              scale: [1, 1.05, 0.42],
              at: [0, -0.6, 4.6],
              turn: [-18, 0, 0],
            }),
          ],
          {
            turn: [0, index * 52, 0],
          },
        ),
      ),
    ],
    place,
  )

/** A layered cake on its stand, 32 cm high, with icing that runs down and berries on top. */
export const cake = (crumb: Material, icing: Material, stand: Material, place: Place = {}) =>
  group(
    [
      lathe('0 0, 8 0 0.5, 7 1.6 1, 2.2 4 2, 1.8 8 1, 5 10, 15.4 10.4 0.4, 15.4 11.4 0.4, 0 11.4', stand),
      post(12.6, 5, crumb, { edge: 0.6, at: [0, 11.4, 0] }),
      post(12.9, 1.2, icing, { edge: 0.55, at: [0, 16.2, 0] }),
      post(12.6, 5, crumb, { edge: 0.6, at: [0, 17.2, 0] }),
      post(13, 2, icing, { edge: 0.9, at: [0, 21.6, 0] }),
      around(14, (index) =>
        box([3.2, 3 + ((index * 5) % 4), 1.6], icing, { radius: 0.8, at: [0, 19.6 - ((index * 5) % 4) * 0.8, 12.2] }),
      ),
      around(9, (index) => ball(1.6, gloss(index % 3 ? colours.pillarBox : '#3a2f6b'), { at: [0, 24.4, 9.6] })),
      ...[-4, 0, 4].map((x) =>
        group(
          [
            post(0.4, 6, gloss(colours.yellow)),
            ball(0.6, gloss(colours.orange), { at: [0, 6.6, 0], scale: [0.8, 1.5, 0.8] }),
          ],
          { at: [x, 23.4, 0] },
        ),
      ),
    ],
    place,
  )

/** A cupcake, 10 cm high. */
export const cupcake = (cup: Material, icing: Material, place: Place = {}) =>
  group(
    [
      post(2.9, 4.2, cup, { top: 4, edge: 0.2 }),
      ...row(4, (index) => ring(3 - index * 0.9, 1.2 - index * 0.12, icing, { at: [0, 5 + index * 1.3, 0] })),
      ball(1.2, gloss(colours.pillarBox), { at: [0, 10.2, 0] }),
    ],
    place,
  )

/** A lunch box with a clear lid's colour, 20 cm wide. */
export const lunchBox = (body: Material, lid: Material, place: Place = {}) =>
  group(
    [
      loft('0 18.6 12.6 3, 7 20 14 3', body, { smooth: false, edge: 0.8 }),
      loft('0 21 15 3.4, 1.8 20.4 14.4 3.4', lid, { smooth: false, edge: 0.5, at: [0, 6.8, 0] }),
      ...[-1, 1].map((side) => box([1, 3, 5], lid, { radius: 0.4, at: [side * 10.4, 5.4, 0] })),
    ],
    place,
  )
