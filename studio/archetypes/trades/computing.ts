import type { Material, Object3D } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { lathe, post } from '#studio/archetypes/kit/lathe.ts'
import { gloss, glow, metal, plastic } from '#studio/archetypes/kit/materials.ts'
import { rectangle } from '#studio/archetypes/kit/outline.ts'
import { group, type Place, row } from '#studio/archetypes/kit/place.ts'
import { slab } from '#studio/archetypes/kit/slab.ts'
import { ball, tube } from '#studio/archetypes/kit/tube.ts'

const dark = plastic('#24282c')

/** What a screen shows: coloured fields of [x, y, width, height] in centimetres from its lower left corner. */
export type Shown = readonly (readonly [x: number, y: number, width: number, height: number, colour: string])[]

const shown = (fields: Shown, z: number) =>
  group(
    fields.map(([x, y, width, height, colour], index) =>
      box([width, height, 0.1], glow(colour, 0.94), { radius: 0.04, at: [x + width / 2, y, z + index * 0.02] }),
    ),
  )

/** An open laptop, 34 cm wide; its screen leans back. */
export const laptop = (body: Material, screen: Shown, place: Place = {}) =>
  group(
    [
      box([34, 1.4, 24], body, { radius: 0.6 }),
      box([29, 0.2, 10.4], dark, { radius: 0.1, at: [0, 1.35, -4.4] }),
      ...row(4, (line) =>
        group(
          row(12, (key) =>
            box([1.9, 0.3, 2], plastic('#3b4046'), { radius: 0.12, at: [-12.9 + key * 2.35, 1.5, -8.2 + line * 2.5] }),
          ),
        ),
      ),
      box([9.6, 0.15, 6.2], metal('#aeb4b9', 0.4), { radius: 0.07, at: [0, 1.35, 6.6] }),
      group(
        [
          box([34, 22.6, 1], body, { radius: 0.45 }),
          box([32.4, 20.8, 0.3], dark, { radius: 0.14, at: [0, 0.9, 0.45] }),
          group([shown(screen, 0.72)], { at: [-15.4, 1.6, 0] }),
        ],
        { at: [0, 1.1, -11.6], turn: [-16, 0, 0] },
      ),
    ],
    place,
  )

/** A cellphone, 15 cm high, that leans back on a small stand. */
export const phone = (body: Material, screen: Shown, place: Place = {}) =>
  group(
    [
      group(
        [
          slab(rectangle(7.6, 15.6, 1.3), 0.9, body, { bevel: 0.3, at: [0, 7.8, 0] }),
          slab(rectangle(6.9, 14.8, 1), 0.14, dark, { bevel: 0.04, at: [0, 7.8, 0.82] }),
          group([shown(screen, 0.98)], { at: [-3.2, 0.8, 0] }),
        ],
        { turn: [-18, 0, 0], at: [0, 0.9, 0] },
      ),
      box([8.4, 1.6, 4], plastic(colours.sand), { radius: 0.6, at: [0, 0, 0.2] }),
      box([6, 7, 1], plastic(colours.sand), { radius: 0.4, at: [0, 0.4, -2.4], turn: [-18, 0, 0] }),
    ],
    place,
  )

/** A router, 26 cm wide, with three aerials and its lights on. */
export const router = (body: Material, place: Place = {}) =>
  group(
    [
      box([26, 4.6, 16], body, { radius: 1.8 }),
      ...[-10, 0, 10].map((x) =>
        group([post(0.75, 18, body, { top: 0.6, edge: 0.4 }), post(1.1, 2.4, dark, { edge: 0.3 })], {
          at: [x, 3, -7.4],
          turn: [-8, 0, x * -1.1],
        }),
      ),
      ...row(5, (index) =>
        box([1, 0.5, 0.3], glow(index < 4 ? '#57d38c' : '#f5b83d'), { radius: 0.14, at: [-4 + index * 2, 2.1, 7.9] }),
      ),
    ],
    place,
  )

/** A security camera, 24 cm long, on its foot; it looks to the front and right. */
export const securityCamera = (body: Material, place: Place = {}) =>
  group(
    [
      post(5, 1.6, body, { edge: 0.5 }),
      tube('0 1 0, 0 9 0, 0 13 1', 1.1, body),
      group(
        [
          post(4.6, 17, body, { edge: 1 }),
          post(4, 0.6, dark, { at: [0, 16.7, 0], edge: 0.2 }),
          lathe('0 0, 2.2 0, 1.6 0.9 0.2, 0 0.9', gloss('#4b5c74'), { at: [0, 17.2, 0] }),
          box([8.2, 20, 1], body, { radius: 0.4, at: [0, 0, -4.9] }),
          ...row(8, (index) => {
            const angle = (index * Math.PI) / 4
            return ball(0.35, glow('#d14b3a', 0.8), { at: [Math.cos(angle) * 3.1, 17.3, Math.sin(angle) * 3.1] })
          }),
        ],
        { at: [0, 16, -6], turn: [82, 0, 0] },
      ),
    ],
    place,
  )

/** A flat television, 74 cm wide, on two feet. */
export const television = (picture: Shown, place: Place = {}) =>
  group(
    [
      box([76, 45, 2.6], dark, { radius: 0.8, at: [0, 4, 0] }),
      box([73.6, 42.2, 0.3], gloss('#101214'), { radius: 0.1, at: [0, 5.6, 1.2] }),
      group([shown(picture, 1.5)], { at: [-36.4, 6, 0] }),
      ...[-24, 24].map((x) => box([2.4, 5, 15], dark, { radius: 0.9, at: [x, 0, 0] })),
    ],
    place,
  )

/** A remote control that lies on the floor, 17 cm long. */
export const remote = (place: Place = {}) =>
  group(
    [
      box([5, 1.8, 17], dark, { radius: 0.8 }),
      post(0.9, 0.3, gloss(colours.pillarBox), { at: [-1.2, 1.7, -6.6], edge: 0.1 }),
      post(1.5, 0.3, plastic(colours.grey), { at: [0, 1.7, -2.6], edge: 0.1 }),
      ...row(
        9,
        (index): Object3D =>
          box([0.9, 0.3, 0.9], plastic(colours.lightGrey), {
            radius: 0.1,
            at: [-1.3 + (index % 3) * 1.3, 1.7, 1 + Math.floor(index / 3) * 1.7],
          }),
      ),
    ],
    place,
  )
