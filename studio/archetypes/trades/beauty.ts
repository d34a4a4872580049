import type { Material } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { lathe, post } from '#studio/archetypes/kit/lathe.ts'
import { loft } from '#studio/archetypes/kit/loft.ts'
import { brass, chrome, gloss, metal, rubber, steel } from '#studio/archetypes/kit/materials.ts'
import { ellipse, rectangle } from '#studio/archetypes/kit/outline.ts'
import { wood } from '#studio/archetypes/kit/patterns.ts'
import { group, type Place, type Point, row } from '#studio/archetypes/kit/place.ts'
import { slab } from '#studio/archetypes/kit/slab.ts'
import { ring, tube } from '#studio/archetypes/kit/tube.ts'

const dark = rubber(colours.coal)

/** Open scissors, 20 cm long, that lie flat with their blades to the right. */
export const scissors = (grip: Material, place: Place = {}) =>
  group(
    [1, -1].map((side) =>
      group(
        [
          slab('-1 -0.9 0.4, 11.5 0.1 0.1, 11.5 0.3 0.1, -1 0.9 0.4', 0.5, metal('#c5cacd', 0.2), {
            bevel: 0.15,
            turn: [-90, 0, 0],
            at: [0, 0.6 + (side > 0 ? 0.5 : 0), 0],
          }),
          tube(`-0.6 1 0, -4 1 ${side * 0.6}`, 0.55, grip),
          ring(2.3, 0.62, grip, { at: [-6.2, 1, side * 1.4], scale: [1.25, 1, 0.9] }),
          post(0.7, 0.5, brass(), { at: [0, 1.4, 0], edge: 0.1 }),
        ],
        { turn: [0, side * 16, 0] },
      ),
    ),
    place,
  )

/** A comb, 20 cm long, that lies on its back edge. */
export const comb = (body: Material, place: Place = {}) =>
  group(
    [
      box([20, 0.7, 1.7], body, { radius: 0.3, at: [0, 0, -2] }),
      ...row(26, (index) => box([0.34, 0.5, 3.6], body, { radius: 0.12, at: [-9.6 + index * 0.765, 0.1, 0.2] })),
    ],
    place,
  )

/** A hairdryer that lies on its side, 25 cm long, its nozzle to the right and its handle to the front. */
export const hairDryer = (body: Material, trim: Material, place: Place = {}) =>
  group(
    [
      group(
        [
          group(
            [
              lathe('0 0, 3.4 0 0.4, 4.6 1.4 1.4, 4.9 4 2, 4.5 8 3, 3.6 12.6 1, 3.3 13, 0 13', body),
              ...row(3, (index) => ring(1 + index * 0.85, 0.18, trim, { at: [0, 0.05, 0] })),
              lathe('0 12.8, 3.2 12.8 0.2, 2.6 16 0.3, 2.9 18.6 0.2, 2.3 18.6, 2.1 16, 0 16', trim, {
                scale: [1.25, 1, 0.8],
              }),
            ],
            { turn: [0, 0, -90], at: [-6, 17, 0] },
          ),
          loft('0 3 3.6 1.4, 3 3.1 3.8 1.5, 13 3.9 4.6 1.8', body, { edge: 1, at: [-2.6, 1.4, 0], turn: [0, 0, 8] }),
          box([1, 3.4, 1.4], trim, { radius: 0.4, at: [-0.6, 9.4, 0], turn: [0, 0, 8] }),
          tube('-2.7 2 0, -3 -1 -2, -6 -4 -4.4, -13 -4 -4.4, -18 2 -4.4, -17 9 -4.4', 0.42, dark),
        ],
        { turn: [-90, 0, 0], at: [0, 4.9, 8] },
      ),
    ],
    place,
  )

/** An upright hair clipper, 17 cm high, its blade up. */
export const clipper = (body: Material, place: Place = {}) =>
  group(
    [
      loft('0 5 4.2 2, 4 4.6 3.8 1.8, 10 5.4 4 1.8, 14 5.8 3.6 1.6', body, { edge: 1 }),
      loft('0 5.6 3 0.5, 2.2 5.6 1.4 0.4', steel(), { smooth: false, edge: 0.1, at: [0, 13.8, 0] }),
      ...row(12, (index) =>
        box([0.24, 1.1, 0.9], metal('#aeb4b8', 0.3), { radius: 0.05, at: [-2.5 + index * 0.455, 15.7, 0.3] }),
      ),
      box([1.5, 3, 0.6], gloss(colours.pillarBox), { radius: 0.3, at: [0, 8, 1.75] }),
      box([3, 0.7, 0.4], chrome(), { radius: 0.2, at: [0, 5.2, 1.75] }),
    ],
    place,
  )

/** A barber's pole, 34 cm high, with its stripes. */
export const barberPole = (place: Place = {}) => {
  const stripe = (start: number): Point[] =>
    Array.from({ length: 22 }, (_, step) => {
      const angle = start + step * 0.45
      return [Math.cos(angle) * 4.05, 7.4 + step * 0.9, Math.sin(angle) * 4.05]
    })
  return group(
    [
      lathe('0 0, 6 0 0.5, 6 2 0.5, 4.6 3.4 0.6, 5 5.6 0.5, 5 7, 0 7', chrome()),
      post(4.1, 20, gloss(colours.white), { at: [0, 7, 0] }),
      tube(stripe(0), 0.8, gloss(colours.pillarBox), { scale: [1, 1, 1] }),
      tube(stripe(Math.PI), 0.8, gloss(colours.cobalt)),
      lathe('0 0, 5 0 0.3, 5 1.6 0.5, 4.6 2.2, 4 4.6 2, 0 6', chrome(), { at: [0, 26.8, 0] }),
    ],
    place,
  )
}

/** A bottle of nail polish, 8 cm high. */
export const polish = (colour: Material, place: Place = {}) =>
  group(
    [
      lathe('0 0, 2 0 0.5, 2.2 0.8 0.5, 2 3.4 0.6, 0.9 4 0.3, 0.9 4.4, 0 4.4', colour),
      post(1, 4.2, gloss('#202326'), { top: 0.8, at: [0, 4.2, 0], edge: 0.25 }),
    ],
    place,
  )

/** An open lipstick, 9 cm high. */
export const lipstick = (colour: Material, place: Place = {}) =>
  group(
    [
      post(1.35, 3.6, gloss('#25282b'), { edge: 0.2 }),
      post(1.15, 2.2, brass(), { at: [0, 3.5, 0], edge: 0.1 }),
      slab('-0.85 0, 0.85 0, 0.85 2.2 0.4, -0.85 3.4 0.5', 1.6, colour, { bevel: 0.6, at: [0, 5.6, -0.8] }),
    ],
    place,
  )

/** An open powder compact, 8 cm across, its mirror up. */
export const compact = (shell: Material, powder: Material, place: Place = {}) =>
  group(
    [
      post(4.2, 1.1, shell, { edge: 0.4 }),
      post(3.4, 0.3, powder, { at: [0, 0.95, 0], edge: 0.1 }),
      group([post(4.2, 0.9, shell, { edge: 0.3 }), post(3.6, 0.2, gloss('#cfe3ea'), { at: [0, 0.8, 0], edge: 0.05 })], {
        turn: [74, 0, 0],
        at: [0, 4.9, -4.9],
      }),
    ],
    place,
  )

/** A soft brush that lies flat, 16 cm long, its hair to the right. */
export const softBrush = (hair: Material, place: Place = {}) =>
  group(
    [
      lathe('0 0, 0.5 0 0.2, 0.75 4 1, 0.6 9, 0 9', wood('#a8713f')),
      post(0.85, 2.4, brass(), { at: [0, 8.8, 0], edge: 0.15 }),
      lathe('0 0, 0.8 0, 1.7 3 2, 1.3 5, 0 5.6', hair, { at: [0, 11, 0], smooth: true }),
    ].map((part) => group([part], { turn: [0, 0, -90], at: [-8, 1.5, 0] })),
    place,
  )

/** A jar of cream with its lid on, 6 cm high. */
export const jar = (body: Material, lid: Material, place: Place = {}) =>
  group([post(4, 4.2, body, { edge: 0.8 }), post(4.1, 2, lid, { edge: 0.3, at: [0, 4, 0] })], place)

/** A bottle with a pump, 17 cm high, its label to the front. */
export const pumpBottle = (body: Material, label: Material, place: Place = {}) =>
  group(
    [
      loft('0 6.6 6.6 3.2, 9 6.6 6.6 3.2, 11 3.4 3.4 1.7', body, { edge: 0.6, smooth: false }),
      slab(rectangle(4.6, 5, 0.4), 0.3, label, { bevel: 0.08, at: [0, 4.8, 3.15] }),
      post(1.4, 2, dark, { at: [0, 10.8, 0], edge: 0.2 }),
      post(0.45, 2, dark, { at: [0, 12.6, 0] }),
      box([1.6, 1.2, 4.4], dark, { radius: 0.5, at: [0, 14.2, 1.1] }),
    ],
    place,
  )

/** A hand mirror that lies flat, 24 cm long. */
export const handMirror = (frame: Material, place: Place = {}) =>
  group(
    [
      slab(ellipse(5.6, 6.6), 1.1, frame, { bevel: 0.4 }),
      slab(ellipse(4.7, 5.7), 0.2, gloss('#cfe3ea'), { bevel: 0.05, at: [0, 0, 1.02] }),
      slab('-1 -17 1, 1 -17 1, 1.2 -6 0.3, -1.2 -6 0.3', 1.1, frame, { bevel: 0.4 }),
    ].map((part) => group([part], { turn: [-90, 0, 0] })),
    place,
  )
