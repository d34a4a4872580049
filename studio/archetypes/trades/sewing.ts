import type { Material } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { lathe, post } from '#studio/archetypes/kit/lathe.ts'
import { loft } from '#studio/archetypes/kit/loft.ts'
import { brass, gloss, plastic, rubber, steel } from '#studio/archetypes/kit/materials.ts'
import { wood } from '#studio/archetypes/kit/patterns.ts'
import { group, type Place, row } from '#studio/archetypes/kit/place.ts'
import { slab } from '#studio/archetypes/kit/slab.ts'
import { ball, ring, tube } from '#studio/archetypes/kit/tube.ts'

const dark = plastic(colours.coal)

/** A reel of thread, 6 cm high. */
export const reel = (thread: Material, place: Place = {}) =>
  group(
    [
      post(2.3, 0.7, wood('#c99a62'), { edge: 0.2 }),
      lathe('0 0.7, 1.7 0.7, 1.95 2.6, 1.7 4.6, 0 4.6', thread, { smooth: true }),
      ...row(6, (index) =>
        ring(1.82 + 0.1 * Math.sin((index / 5) * Math.PI), 0.1, thread, { at: [0, 1.1 + index * 0.62, 0] }),
      ),
      post(2.3, 0.7, wood('#c99a62'), { edge: 0.2, at: [0, 4.6, 0] }),
    ],
    place,
  )

/** A dressmaker's dummy in a flared dress, 92 cm high, on its wooden foot. */
export const dressForm = (dress: Material, band: Material, place: Place = {}) =>
  group(
    [
      lathe('0 0, 11 0 0.6, 11 1.4 0.5, 2 3 1, 1.3 6, 1.3 20, 0 20', wood('#9c6a3c')),
      group(
        [
          lathe('0 16, 21 16 0.4, 19.6 22, 13.5 40, 8.6 52, 8 54, 0 54', dress),
          ...[18.4, 21.2].map((y) => ring(20.9 - (y - 16) * 0.27, 0.55, band, { at: [0, y, 0] })),
          lathe('0 53, 8 53, 8.9 58, 10.8 64, 11.6 69, 11 73, 0 73', dress, { smooth: true }),
          lathe('0 72, 10.9 72, 9.6 76, 5.6 79, 3.5 80.6, 3.3 84, 0 84', plastic('#ead9c2'), { smooth: true }),
          post(8.35, 2.2, band, { at: [0, 52.6, 0], edge: 0.6 }),
        ],
        { scale: [1, 1, 0.78] },
      ),
      lathe('0 84, 3.4 84 0.3, 2.6 86, 1.6 87.4 0.6, 2.1 89.4 1, 0 91', wood('#9c6a3c')),
    ],
    place,
  )

/** A sewing machine, 40 cm wide, its needle at the left; cloth lies under it. */
export const sewingMachine = (body: Material, trim: Material, cloth: Material, place: Place = {}) =>
  group(
    [
      box([42, 6, 18], body, { radius: 1.4 }),
      box([40, 0.5, 16], trim, { radius: 0.2, at: [0, 5.8, 0] }),
      loft('0 9 12 3, 10 8.4 11 3, 18 9 11.6 3', body, { edge: 1, at: [14.4, 5.8, 0] }),
      group([loft('0 10 11 3, 10 8.6 10 3, 24 9 10 3, 32 11 10.6 3.4', body, { edge: 1.4 })], {
        turn: [0, 0, 90],
        at: [18.6, 24.4, 0],
      }),
      loft('0 6.4 7.4 2, 7 8 9 2.6', body, { edge: 0.8, at: [-9.2, 13.6, 0] }),
      post(0.35, 4, steel(), { at: [-9.2, 6.6, 0] }),
      post(0.9, 3.6, steel(), { at: [-9.2, 10.2, 0] }),
      box([3.4, 0.5, 4.2], steel(), { radius: 0.2, at: [-9.2, 6.6, 0.6] }),
      post(5.2, 2.4, trim, { turn: [0, 0, -90], at: [19.2, 23.6, 0], edge: 0.5 }),
      group([post(2.4, 0.8, brass(), { edge: 0.2 })], { turn: [90, 0, 0], at: [12.6, 18, 5.6] }),
      post(0.3, 6, steel(), { at: [8, 28, 0] }),
      reel(cloth, { at: [8, 29.4, 0] }),
      slab('-12 -0.2 0.4, 2 -0.2 0.4, 2 0.4 0.2, -12 0.4 0.2', 22, cloth, { bevel: 0.15, at: [-6, 6.5, -3] }),
      slab('-12 -0.3, 2 -0.3, 2 0.2, -12 0.2', 8, cloth, { bevel: 0.1, at: [-6, 6.6, 18.6], turn: [48, 0, 0] }),
    ],
    place,
  )

/** An ankle boot, 30 cm long, its toe to the right. */
export const boot = (leather: Material, sole: Material, place: Place = {}) =>
  group(
    [
      slab(
        '-12 2 2.4, 13 2 2, 16.4 3 1.6, 16.6 6.6 2.4, 12 9.6 3, 4 12.4 3, 1.6 21 1, -10 21.4 1, -12.8 12 6',
        10.4,
        leather,
        {
          bevel: 3.4,
          at: [0, 0, -5.2],
        },
      ),
      slab('-12.6 0 0.6, -4 0 0.4, -3.4 1.2, 4 1.2, 5 0 0.4, 14 0 1, 17 1.6 0.6, 16.6 3 0.5, -12.8 3 0.5', 10.6, sole, {
        bevel: 0.7,
        at: [0, 0, -5.3],
      }),
      ring(4.6, 0.7, leather, { at: [-4.2, 21, 0], scale: [1.24, 1, 0.88] }),
      ...row(4, (index) =>
        tube(
          `${2.6 + index * 1.7 - 1.6} ${18.2 - index * 2.1} 3, ${4.4 + index * 1.6} ${17.6 - index * 2} 0, ${2.6 + index * 1.7 - 1.6} ${18.2 - index * 2.1} -3`,
          0.32,
          gloss(colours.cream),
        ),
      ),
    ],
    place,
  )

/** A shoe brush that lies on its bristles, 17 cm long, with a tin of polish before it. */
export const shoeBrush = (polishTin: Material, place: Place = {}) =>
  group(
    [
      loft('0 16 5.4 2.4, 2.4 15.4 5 2.4', rubber('#2e2620'), { smooth: false, edge: 0.3 }),
      loft('0 17 6 2.8, 1.6 17.4 6.4 3, 3.6 15 4.4 2', wood('#a8713f', 'x'), { edge: 0.8, at: [0, 2.3, 0] }),
      group(
        [
          post(3.6, 1.8, polishTin, { edge: 0.3 }),
          post(2.6, 0.2, gloss(colours.cream), { at: [0, 1.75, 0] }),
          post(3.7, 0.7, brass(), { edge: 0.2, at: [0, 0.6, 0] }),
        ],
        {
          at: [3.4, 0, 8.4],
        },
      ),
    ],
    place,
  )

/** A pin cushion with pins, 7 cm across. */
export const pinCushion = (cushion: Material, place: Place = {}) =>
  group(
    [
      ball(3.6, cushion, { scale: [1, 0.66, 1], at: [0, 2.2, 0] }),
      ...row(7, (index) => {
        const angle = index * 0.9
        const at = [Math.cos(angle) * 1.7, 3.8, Math.sin(angle) * 1.7] as const
        return group(
          [
            post(0.1, 2.4, steel()),
            ball(0.45, gloss([colours.yellow, colours.white, colours.teal][index % 3] ?? colours.white), {
              at: [0, 2.5, 0],
            }),
          ],
          {
            at,
            turn: [Math.sin(angle) * 24, 0, -Math.cos(angle) * 24],
          },
        )
      }),
      post(2.2, 0.6, dark, { edge: 0.2 }),
    ],
    place,
  )
