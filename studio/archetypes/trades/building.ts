import type { Material } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { lathe, post } from '#studio/archetypes/kit/lathe.ts'
import { loft } from '#studio/archetypes/kit/loft.ts'
import { gloss, metal, paper, steel } from '#studio/archetypes/kit/materials.ts'
import { grainy, wood } from '#studio/archetypes/kit/patterns.ts'
import { group, type Place, row } from '#studio/archetypes/kit/place.ts'
import { slab } from '#studio/archetypes/kit/slab.ts'
import { tube } from '#studio/archetypes/kit/tube.ts'

const mortar = grainy('#cfc8bb', 0.3)

/** A brick of 22 by 7 by 11 cm. */
export const brick = (clay: Material, place: Place = {}) => box([22, 7, 11], clay, { radius: 0.4, ...place })

/** The corner of a wall that is being built: courses of bricks in mortar, the upper ones stepped back. */
export const brickWall = (clays: readonly Material[], place: Place = {}) =>
  group(
    row(5, (course) => {
      const count = course < 3 ? 5 - course * 0.5 : 5 - course
      const bricks = Math.max(2, Math.round(count))
      const shift = course % 2 ? 11.6 : 0
      return group([
        ...row(bricks, (index) =>
          brick(clays[(course * 3 + index * 2) % clays.length] ?? mortar, {
            at: [-46 + index * 23.2 + shift, course * 8.2, 0],
          }),
        ),
        box([bricks * 23.2 - 1.6, 1.2, 9.8], mortar, {
          radius: 0.3,
          at: [-58.4 + (bricks * 23.2) / 2 + shift + 0.8, course * 8.2 + 7, 0],
        }),
      ])
    }),
    place,
  )

/** Bricks stacked crosswise, `layers` high. */
export const brickStack = (clays: readonly Material[], layers: number, place: Place = {}) =>
  group(
    row(layers, (layer) =>
      group(
        row(2, (index) =>
          brick(clays[(layer + index * 2) % clays.length] ?? mortar, { at: [0, layer * 7.1, index * 11.3 - 5.65] }),
        ),
        { turn: [0, layer % 2 ? 90 : 0, 0] },
      ),
    ),
    place,
  )

/** A trowel that lies flat, 32 cm long, its blade to the right. */
export const trowel = (grip: Material, place: Place = {}) =>
  group(
    [
      slab('0 -6.4 1, 19 0 0.6, 0 6.4 1', 0.4, metal('#c3c8cb', 0.22), {
        bevel: 0.1,
        turn: [-90, 0, 0],
        at: [0, 0.6, 0],
      }),
      tube('1 1 0, -2 3.6 0, -5 4 0', 0.7, steel()),
      lathe('0 0, 1.4 0 0.4, 1.7 5, 1.3 11 0.6, 0 12', grip, { turn: [0, 0, 90], at: [-4.6, 4, 0] }),
    ],
    place,
  )

/** A full cement bag that lies flat, 48 cm long, with a coloured band. */
export const cementBag = (sack: Material, band: Material, place: Place = {}) =>
  group(
    [
      loft('0 46 30 4, 3 49 33 6, 8 48 32 6, 11.6 43 27 5', sack, { edge: 3 }),
      loft('0 13 29 1, 0.8 13 28 1', band, { smooth: false, edge: 0.2, at: [0, 11.2, 0] }),
      box([20, 0.5, 4], paper('#f4f0e6'), { radius: 0.2, at: [0, 11.9, 0], turn: [0, 90, 0] }),
    ],
    place,
  )

/** A heap of sand, 80 cm across. */
export const sandHeap = (sand: Material, place: Place = {}) =>
  lathe('0 0, 41 0 1, 38 2.6 4, 24 13 10, 9 24 9, 0 26', sand, { smooth: false, ...place })

/** Tiles on the floor in a square of three by three, one corner still open, and a pile of the others beside it. */
export const tileFloor = (first: Material, second: Material, place: Place = {}) =>
  group(
    [
      box([64, 1.6, 64], mortar, { radius: 0.4, at: [0, 0, 0] }),
      ...row(8, (index) =>
        box([20, 1.4, 20], index % 2 ? second : first, {
          radius: 0.35,
          at: [((index % 3) - 1) * 20.8, 1.5, (Math.floor(index / 3) - 1) * 20.8],
        }),
      ),
      ...row(6, (index) =>
        box([20, 1.4, 20], index % 2 ? first : second, {
          radius: 0.35,
          at: [48, index * 1.5, -12],
          turn: [0, (index % 3) * 3 - 3, 0],
        }),
      ),
      ...[
        [10.4, -10.4],
        [10.4, 10.4],
        [-10.4, 10.4],
      ].map(([x = 0, z = 0]) =>
        group(
          [
            box([3, 0.5, 0.7], gloss(colours.yellow), { radius: 0.1 }),
            box([0.7, 0.5, 3], gloss(colours.yellow), { radius: 0.1 }),
          ],
          { at: [x, 2.8, z] },
        ),
      ),
    ],
    place,
  )

/** A small house, 60 cm wide, with a tiled roof of which a few tiles are missing. */
export const house = (walls: Material, tiles: Material, door: Material, place: Place = {}) =>
  group(
    [
      slab('-27 0, 27 0, 27 26, 0 46, -27 26', 44, walls, { bevel: 0.4, at: [0, 0, -22] }),
      ...[-1, 1].map((side) => roofSide(tiles, side)),
      tube('0 50 -26, 0 50 26', 1.8, tiles, { capped: true }),
      box([11, 19, 1], door, { radius: 0.3, at: [-9, 0, 22] }),
      post(0.6, 0.8, metal('#d9b45a', 0.25), { turn: [90, 0, 0], at: [-5, 9, 22.4] }),
      box([14, 11, 0.8], gloss(colours.white), { radius: 0.3, at: [11, 9, 22] }),
      box([12, 9, 1], gloss('#7fa9bd'), { radius: 0.2, at: [11, 10, 22] }),
      box([0.8, 9, 1.2], gloss(colours.white), { radius: 0.1, at: [11, 10, 22] }),
    ],
    place,
  )

/** Course and place of the tiles that the roof has lost. */
const missing = ['2 5', '3 5', '3 6']

const roofSide = (tiles: Material, side: number) =>
  group(
    [
      box([38, 1, 52], wood('#b9834f', 'z'), { radius: 0.2, at: [17.4, -1, 0] }),
      ...row(6, (course) =>
        group(
          row(8, (index) =>
            box([7.4, 1.3, 6.3], tiles, {
              radius: 0.6,
              at: [3.4 + course * 6.2, 0.5 - course * 0.02, -22.6 + index * 6.45],
              turn: [0, 0, 3],
            }),
          ).filter((_, index) => side < 0 || !missing.includes(`${course} ${index}`)),
        ),
      ),
    ],
    { at: [0, 49, 0], turn: [0, side > 0 ? 0 : 180, -36.5] },
  )

/** Planks in a pile, 70 cm long. */
export const planks = (place: Place = {}) =>
  group(
    row(5, (index) =>
      box([70, 2.4, 11], wood(['#d2a066', '#c99a62', '#dcb27c'][index % 3] ?? '#c99a62', 'x'), {
        radius: 0.25,
        at: [(index % 2) * 3, Math.floor(index / 2) * 2.5, (index % 2) * 11.6 - 5.8],
        turn: [0, index > 3 ? 6 : 0, 0],
      }),
    ),
    place,
  )
