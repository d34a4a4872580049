import type { Material } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { lathe, post } from '#studio/archetypes/kit/lathe.ts'
import { brass, gloss, paper, rubber } from '#studio/archetypes/kit/materials.ts'
import { grainy, wood } from '#studio/archetypes/kit/patterns.ts'
import { group, type Place, row } from '#studio/archetypes/kit/place.ts'
import { ring, tube } from '#studio/archetypes/kit/tube.ts'

/** A gas cylinder, `height` (default 56) cm high, with its collar and valve. */
export const gasCylinder = (body: Material, { height = 56, ...place }: Place & { height?: number } = {}) =>
  group(
    [
      lathe(
        `0 1, 12 1, 12 0 0.3, 13 0 0.3, 13 4 0.4, 15 6 1, 15.4 10 3, 15.4 ${height - 16} 6, 9 ${height - 9} 5, 0 ${height - 8}`,
        body,
      ),
      ...[14, height - 22].map((y) => ring(15.5, 0.4, body, { at: [0, y, 0] })),
      lathe(`8.6 ${height - 10}, 8.6 ${height} 0.3, 7.8 ${height} 0.3, 7.8 ${height - 9}`, body, {
        sweep: 290,
        turn: [0, 110, 0],
      }),
      post(2, 5, brass(), { at: [0, height - 9, 0], edge: 0.3 }),
      post(2.6, 2.4, rubber(colours.coal), { at: [0, height - 3.6, 0], edge: 0.6 }),
    ],
    place,
  )

/** A bundle of split logs tied with string, 34 cm long. */
export const firewood = (place: Place = {}) =>
  group(
    [
      ...[
        [0, 0],
        [7.4, 0],
        [-7.4, 0],
        [3.7, 6],
        [-3.7, 6],
        [0, 12],
      ].map(([x = 0, y = 0], index) =>
        group(
          [
            post(3.8, 34, wood(['#7a5233', '#6b4429', '#8a5f3c'][index % 3] ?? '#6b4429'), { edge: 0.3 }),
            post(3.2, 34.3, wood('#d9b07a'), { edge: 0.1, at: [0, -0.1, 0] }),
          ],
          { turn: [90, 0, 0], at: [x, y + 3.8, -17] },
        ),
      ),
      ...[-9, 9].map((z) =>
        tube(`-11.6 4 ${z}, -7 12.6 ${z}, 0 20 ${z}, 7 12.6 ${z}, 11.6 4 ${z}`, 0.5, paper('#d9c7a2')),
      ),
    ],
    place,
  )

/** A rainwater tank, 60 cm high as a model, with ribs, lid and tap. */
export const waterTank = (body: Material, place: Place = {}) =>
  group(
    [
      lathe('0 0, 23 0 1.2, 23 46 2, 20 51 3, 8 55 2, 8 57.6 0.4, 0 57.6', body),
      ...row(9, (index) => ring(22.9, 0.9, body, { at: [0, 4.6 + index * 4.8, 0] })),
      post(8.8, 2.2, rubber(colours.coal), { at: [0, 57, 0], edge: 0.6 }),
      group(
        [
          post(1.2, 5, brass(), { turn: [90, 0, 0] }),
          post(1.7, 3, brass(), { at: [0, -2, 4.2], edge: 0.3 }),
          box([4.4, 0.9, 1.2], gloss(colours.pillarBox), { radius: 0.4, at: [0, 1.4, 4.2] }),
        ],
        {
          at: [0, 6.6, 22.6],
        },
      ),
      box([54, 2.6, 54], grainy('#bdb7ab', 0.3), { radius: 0.5, at: [0, -2.6, 0] }),
    ],
    place,
  )

/** A refillable water bottle of 20 litres, 48 cm high. */
export const waterBottle = (water: Material, cap: Material, place: Place = {}) =>
  group(
    [
      lathe(
        '0 0, 12 0 1.6, 13.4 1.6 1, 13.4 9 0.6, 12.6 10 0.4, 12.6 12 0.4, 13.4 13 0.6, 13.4 21 0.6, 12.6 22 0.4, 12.6 24 0.4, 13.4 25 0.6, 13.4 33 4, 5 40 4, 3.6 43 0.5, 3.6 45, 0 45',
        water,
      ),
      post(4.2, 3.6, cap, { at: [0, 44.4, 0], edge: 0.5 }),
    ],
    place,
  )
