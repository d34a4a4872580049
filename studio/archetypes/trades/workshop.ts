import type { Material } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { post } from '#studio/archetypes/kit/lathe.ts'
import { gloss, metal, rubber, steel } from '#studio/archetypes/kit/materials.ts'
import { group, type Place } from '#studio/archetypes/kit/place.ts'
import { slab } from '#studio/archetypes/kit/slab.ts'
import { ring } from '#studio/archetypes/kit/tube.ts'

const dark = rubber(colours.coal)

/** A car battery, 24 cm wide, with its two poles. */
export const battery = (body: Material, lid: Material, place: Place = {}) =>
  group(
    [
      box([24, 15, 16], body, { radius: 0.8 }),
      box([24.6, 4, 16.6], lid, { radius: 0.8, at: [0, 13.4, 0] }),
      box([15, 6.4, 0.4], gloss(colours.yellow), { radius: 0.2, at: [0, 4.2, 8] }),
      ...[-1, 1].map((side) =>
        group(
          [
            post(1.3, 2.2, steel(), { top: 1.1 }),
            ring(1.7, 0.5, side > 0 ? gloss(colours.pillarBox) : dark, { at: [0, 0.4, 0] }),
          ],
          {
            at: [side * 8.4, 17.2, 4],
          },
        ),
      ),
      box([10, 1.4, 1.4], dark, { radius: 0.6, at: [0, 17.6, -1] }),
    ],
    place,
  )

/** A spray gun, 20 cm high, its paint cup on top; it points to the right. */
export const sprayGun = (cup: Material, place: Place = {}) =>
  group(
    [
      post(1.7, 12, steel(), { turn: [0, 0, -90], at: [-5, 12, 0], edge: 0.5 }),
      post(2.2, 2.6, metal('#d9b45a', 0.25), { turn: [0, 0, -90], at: [6.4, 12, 0], top: 1.3, edge: 0.3 }),
      slab('-5.4 0 1.2, -1.4 0 1.2, 0.8 12 1, -3.6 12 1', 2.8, metal('#b4babf', 0.28), { bevel: 1, at: [0, 0, -1.4] }),
      slab('1 4.4 0.4, 2 4.4 0.4, 4 10.8 0.4, 2.8 10.8 0.4', 1, dark, { bevel: 0.4, at: [0, 0, -0.5] }),
      post(1.2, 3, steel(), { at: [2.4, 12.6, 0] }),
      post(2.4, 10, cup, { top: 4.6, edge: 0.5, at: [2.4, 15, 0] }),
      post(4.8, 1.6, dark, { edge: 0.5, at: [2.4, 24.6, 0] }),
    ],
    place,
  )

/** A jerrycan for oil, 24 cm high. */
export const oilCan = (body: Material, label: Material, place: Place = {}) =>
  group(
    [
      slab('-9 0 1, 9 0 1, 9 15 2, 5 21 2, -5 21 1.5, -9 17 2', 9, body, {
        bevel: 1.4,
        at: [0, 0, -4.5],
        holes: ['-6.4 12.6 0.8, -3.2 12.6 0.8, -3.2 18.4 0.8, -6.4 16 0.8'],
      }),
      box([11, 8, 0.4], label, { radius: 0.2, at: [0.6, 2.4, 4.4] }),
      post(1.9, 3, rubber(colours.coal), { at: [3, 20.4, 0], edge: 0.3 }),
    ],
    place,
  )
