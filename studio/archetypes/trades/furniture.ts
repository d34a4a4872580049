import type { Material } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { post } from '#studio/archetypes/kit/lathe.ts'
import { paper } from '#studio/archetypes/kit/materials.ts'
import { wood } from '#studio/archetypes/kit/patterns.ts'
import { group, type Place, row } from '#studio/archetypes/kit/place.ts'
import { sheet } from '#studio/archetypes/kit/sheet.ts'
import { ball, ring } from '#studio/archetypes/kit/tube.ts'

/** An armchair, 76 cm wide, with round arms and a loose cushion. */
export const armchair = (cover: Material, cushion: Material, place: Place = {}) =>
  group(
    [
      ...[-28, 28].flatMap((x) => [-24, 24].map((z) => post(1.6, 12, wood('#9c6a3c'), { top: 2.4, at: [x, 0, z] }))),
      box([72, 16, 66], cover, { radius: 5, at: [0, 11, 0] }),
      box([48, 13, 52], cover, { radius: 5, at: [0, 25, 6] }),
      ...[-1, 1].map((side) => box([14, 32, 66], cover, { radius: 6.4, at: [side * 30, 22, 0] })),
      box([70, 52, 15], cover, { radius: 7, at: [0, 32, -27], turn: [-7, 0, 0] }),
      box([36, 30, 11], cushion, { radius: 5.4, at: [3, 37, -13], turn: [-20, 6, 4] }),
    ],
    place,
  )

/** A plain wooden chair, 84 cm high. */
export const chair = (seat: Material, frame: Material, place: Place = {}) =>
  group(
    [
      box([42, 4, 40], seat, { radius: 1.6, at: [0, 43, 0] }),
      ...[-18, 18].map((x) => box([3.6, 44, 3.6], frame, { radius: 0.8, at: [x, 0, 17] })),
      ...[-18, 18].map((x) => box([3.6, 86, 3.6], frame, { radius: 0.8, at: [x, 0, -18], turn: [-4, 0, 0] })),
      box([38, 20, 2.6], seat, { radius: 1.2, at: [0, 64, -23.4], turn: [-4, 0, 0] }),
      ...[-18, 18].map((x) => box([2.2, 2.2, 33], frame, { radius: 0.6, at: [x, 16, 0] })),
    ],
    place,
  )

/** A cot, 84 cm wide, with bars all round and a made bed. */
export const cot = (frame: Material, bedding: Material, cover: Material, place: Place = {}) =>
  group(
    [
      ...[-40, 40].flatMap((x) => [-22, 22].map((z) => box([4, 62, 4], frame, { radius: 1.2, at: [x, 0, z] }))),
      ...[-22, 22].flatMap((z) => [18, 55].map((y) => box([78, 4, 3], frame, { radius: 1, at: [0, y, z] }))),
      ...[-40, 40].flatMap((x) => [18, 55].map((y) => box([3, 4, 42], frame, { radius: 1, at: [x, y, 0] }))),
      ...[-22, 22].flatMap((z) => row(11, (index) => post(0.9, 35, frame, { at: [-35 + index * 7, 21, z] }))),
      ...[-40, 40].flatMap((x) => row(5, (index) => post(0.9, 35, frame, { at: [x, 21, -14 + index * 7] }))),
      box([76, 12, 40], bedding, { radius: 3, at: [0, 21, 0] }),
      box([46, 4, 41], cover, { radius: 1.8, at: [14, 31, 0] }),
      box([18, 7, 30], bedding, { radius: 3.4, at: [-26, 32, 0] }),
    ],
    place,
  )

/** A box of tissues, 24 cm wide, one of them drawn out. */
export const tissueBox = (card: Material, place: Place = {}) =>
  group(
    [
      box([24, 10, 13], card, { radius: 0.5 }),
      ring(4, 0.35, paper('#ffffff'), { at: [0, 10, 0], scale: [1.5, 0.6, 0.6] }),
      sheet('-1 -2, 1.6 3 3, -1.4 7 3, 1.8 11', paper('#ffffff'), {
        width: 11,
        thickness: 0.5,
        drape: (point, along, across) => {
          point.x *= 0.5 + along * 0.045
          point.z += Math.sin(across * 0.8 + along * 0.4) * 0.7
          point.y += 9 + Math.cos(across * 0.6) * 0.8
        },
      }),
    ],
    place,
  )

/** A bear that sits, 34 cm high. */
export const teddy = (fur: Material, light: Material, nose: Material, place: Place = {}) =>
  group(
    [
      ball(9.4, fur, { at: [0, 9.4, 0], scale: [1, 1.08, 0.92] }),
      ball(6.6, light, { at: [0, 9.2, 4.4], scale: [1, 1.1, 0.7] }),
      ball(8, fur, { at: [0, 24, 0.6], scale: [1.06, 0.96, 0.96] }),
      ...[-1, 1].flatMap((side) => [
        ball(3, fur, { at: [side * 6.6, 30, 0], scale: [1, 1, 0.6] }),
        ball(1.9, light, { at: [side * 6.6, 30, 1.3], scale: [1, 1, 0.5] }),
        ball(3.6, fur, { at: [side * 9.6, 13.4, 3], scale: [0.9, 1.9, 0.9], turn: [-24, 0, side * 34] }),
        ball(4.2, fur, { at: [side * 7, 3.8, 8.4], scale: [1, 0.95, 1.7], turn: [0, side * 22, 0] }),
        ball(2.9, light, { at: [side * 9.5, 4, 14.6], scale: [1, 1, 0.4], turn: [0, side * 22, 0] }),
        ball(0.85, nose, { at: [side * 3, 25.4, 7.6] }),
      ]),
      ball(3.7, light, { at: [0, 22.2, 6.6], scale: [1.1, 0.85, 0.8] }),
      ball(1.3, nose, { at: [0, 23.8, 9], scale: [1.2, 0.85, 0.7] }),
    ],
    place,
  )
