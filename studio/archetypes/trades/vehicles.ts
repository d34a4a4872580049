import type { Material } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { post } from '#studio/archetypes/kit/lathe.ts'
import { gloss, glow, metal, plastic, rubber, steel } from '#studio/archetypes/kit/materials.ts'
import { group, type Place, row } from '#studio/archetypes/kit/place.ts'
import { slab } from '#studio/archetypes/kit/slab.ts'

// Toy-like vehicles at a tenth of their size, 17 cm wide, that drive to the right.

const pane = gloss('#33424d')
const dark = rubber(colours.coal)
const bumper = plastic(colours.charcoal)
const lamp = glow('#fff4d2')
const tailLamp = gloss(colours.pillarBox)

/** A plate across the whole vehicle, `width` wide. */
const across = (outline: string, width: number, material: Material, bevel = 0.8) =>
  slab(outline, width, material, { bevel, at: [0, 0, -width / 2] })

/** A wheel that stands on `at`; its hub faces the front. */
export const wheel = (radius: number, place: Place = {}, thick = radius * 0.75) =>
  group(
    [
      group(
        [
          post(radius, thick, dark, { edge: radius * 0.2 }),
          post(radius * 0.62, thick + 0.15, metal('#c3c8cc', 0.3), { edge: radius * 0.06 }),
          post(radius * 0.5, thick + 0.2, metal('#9aa0a5', 0.4), { edge: radius * 0.05 }),
          post(radius * 0.16, thick + 0.45, steel(), { edge: 0.1 }),
          ...row(5, (index) =>
            group(
              [box([radius * 0.16, 0.2, radius * 0.5], steel(), { radius: 0.06, at: [0, thick + 0.1, radius * 0.3] })],
              {
                turn: [0, index * 72, 0],
              },
            ),
          ),
        ],
        { turn: [90, 0, 0], at: [0, radius, -thick / 2] },
      ),
    ],
    place,
  )

const wheels = (front: number, back: number, radius = 3.3) =>
  group(
    [front, back].flatMap((x) => [
      post(radius + 0.55, 16.9, dark, { turn: [90, 0, 0], at: [x, radius + 0.2, -8.45], edge: 0.2 }),
      wheel(radius, { at: [x, 0, 7.4] }, 2.6),
      wheel(radius, { at: [x, 0, -7.4], turn: [0, 180, 0] }, 2.6),
    ]),
  )

const lamps = (front: number, back: number, y: number) =>
  group(
    [-5.6, 5.6].flatMap((z) => [
      box([0.5, 1.7, 3.4], lamp, { radius: 0.25, at: [front, y, z] }),
      box([0.5, 2, 2], tailLamp, { radius: 0.25, at: [back, y, z] }),
    ]),
  )

const skirt = (length: number, middle = 0) => box([length, 2, 17.3], bumper, { radius: 0.8, at: [middle, 2.2, 0] })

const doors = (seams: readonly number[], handles: readonly number[], low: number, high: number) =>
  group([
    ...seams.map((x) => box([0.16, high - low, 17.1], bumper, { radius: 0.05, at: [x, low, 0] })),
    ...handles.map((x) => box([1.8, 0.5, 17.5], bumper, { radius: 0.2, at: [x, high - 1.1, 0] })),
  ])

/** A hatchback, 38 cm long. */
export const hatchback = (paint: Material, place: Place = {}) =>
  group(
    [
      across('-18.6 3 1.5, 18.6 3 1.5, 19.2 6 1.6, 18 8.6 1.6, 9.4 10 1.5, -17.6 10.2 1.5, -19 6.6 1.5', 17, paint, 1),
      across('-17.2 9.4 1, 9.8 9.4 0.6, 4 15 1.8, -12.6 15.4 2.2', 15, paint, 1),
      across('8.6 10.6 0.3, 9.1 10.6, 5 14.5, 4.4 14.5 0.3', 12.6, pane, 0.2),
      across('-16.9 10.6, -16 10.6, -12.4 14.6, -13.6 14.6', 12, pane, 0.2),
      across('-3.6 10.4 0.4, 7.4 10.4 0.4, 3.2 14.2 0.8, -3.6 14.3 0.5', 15.2, pane, 0.1),
      across('-14.6 10.4 0.6, -4.7 10.4 0.4, -4.7 14.3 0.5, -11.6 14.4 1', 15.2, pane, 0.1),
      doors([-4.1, 7.2], [-2.2, -13], 4.6, 10),
      skirt(38.6),
      lamps(18.8, -18.6, 6),
      box([0.6, 1.2, 6], bumper, { radius: 0.3, at: [19, 4.6, 0] }),
      wheels(11.6, -11.6),
    ],
    place,
  )

/** A bakkie, 44 cm long, with an open load bed behind its cab. */
export const bakkie = (paint: Material, place: Place = {}) =>
  group(
    [
      across(
        '-21.4 3.6 1, 21.4 3.6 1.5, 22 7 1.6, 21 10 1.6, 12.6 11.2 1.5, -4 11.4 0.4, -4 6, -21.4 6',
        17,
        paint,
        0.8,
      ),
      across('-3.8 10.6 0.6, 13.2 10.6 0.6, 7.6 17 1.8, -2.6 17.4 1.6', 15, paint, 1),
      across('11.8 12 0.3, 12.5 12, 8.6 16.3, 8 16.3 0.3', 12.6, pane, 0.2),
      across('-2 11.8 0.5, 10.6 11.8 0.4, 6.8 16 0.8, -1.6 16.2 0.8', 15.2, pane, 0.1),
      ...[-1, 1].map((side) => box([17.6, 5.6, 1.2], paint, { radius: 0.4, at: [-12.6, 5.8, side * 7.9] })),
      box([1.2, 5.6, 17], paint, { radius: 0.4, at: [-21, 5.8, 0] }),
      box([17, 0.6, 15], bumper, { radius: 0.1, at: [-12.6, 8.2, 0] }),
      doors([11.4], [0.6], 5, 11.2),
      skirt(44.4),
      lamps(21.6, -21.5, 7),
      wheels(13.4, -12.6, 3.8),
    ],
    place,
  )

/** A minibus, 44 cm long, with windows all along. */
export const kombi = (paint: Material, stripe: Material, place: Place = {}) =>
  group(
    [
      across(
        '-21 3 1.5, 20.6 3 1.5, 21.4 7 1.6, 20.6 10.4 1.4, 15.4 19 2.4, -20.6 19.4 2.4, -21.6 10 1.5',
        17,
        paint,
        1.2,
      ),
      across('19 11.4 0.4, 20.1 11.4, 16.4 17.6, 15.4 17.6 0.4', 14, pane, 0.2),
      across('9 11.2 0.5, 17.6 11.2 0.5, 14.4 17 1, 9 17 0.5', 17.2, pane, 0.1),
      ...[0, 1, 2].map((index) =>
        across(
          `${-19 + index * 9.2} 11.2 0.6, ${-10.8 + index * 9.2} 11.2 0.6, ${-10.8 + index * 9.2} 17 0.6, ${-19 + index * 9.2} 17 0.6`,
          17.2,
          pane,
          0.1,
        ),
      ),
      box([40.6, 1.3, 17.2], stripe, { radius: 0.1, at: [-0.4, 8.6, 0] }),
      doors([8.6, -1], [10, 0.4], 4.4, 10.6),
      skirt(42.8),
      lamps(20.9, -21.2, 6.2),
      wheels(13, -13, 3.5),
    ],
    place,
  )

/** A removals truck, 52 cm long: a cab before a closed box. */
export const truck = (paint: Material, load: Material, stripe: Material, place: Place = {}) =>
  group(
    [
      across('9.6 3.4 1, 24.6 3.4 1.5, 25.4 8 1.6, 24.6 11.6 1.4, 21.4 19.4 2, 9.6 19.6 1', 17, paint, 1),
      across('23 12.4 0.4, 24.2 12.4, 21.9 18, 21 18 0.4', 14.4, pane, 0.2),
      across('12.6 12 0.5, 22.2 12 0.5, 20 17.6 1, 12.6 17.8 0.5', 17.2, pane, 0.1),
      box([34, 22, 18.4], load, { radius: 0.7, at: [-9, 5.4, 0] }),
      box([33.2, 2.4, 18.6], stripe, { radius: 0.1, at: [-9, 10.4, 0] }),
      box([33.2, 0.9, 18.6], stripe, { radius: 0.1, at: [-9, 14, 0] }),
      doors([11.8], [13.2], 5, 12),
      skirt(50, -0.4),
      lamps(24.9, -26, 6.4),
      wheels(17, -15, 3.8),
    ],
    place,
  )

/** A road cone, 30 cm high. */
export const cone = (place: Place = {}) =>
  group(
    [
      box([20, 1.6, 20], dark, { radius: 0.6 }),
      post(8, 28, plastic(colours.orange), { top: 1.9, at: [0, 1.4, 0], edge: 0.5 }),
      post(6.25, 5, plastic(colours.white), { top: 5.2, at: [0, 8.2, 0], edge: 0.05 }),
      post(4.25, 4, plastic(colours.white), { top: 3.4, at: [0, 17.4, 0], edge: 0.05 }),
    ],
    place,
  )
