import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { knob } from './kit/knob.ts'
import { post } from './kit/lathe.ts'
import { chrome, glass, gloss, plastic, steel } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { detail, group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'

export interface AirCoolerLook {
  body: Material
  grille?: Material
}

/** An evaporative air cooler on castors, 70 cm high, with a window on its water. */
export const airCooler = ({ body, grille = plastic(colours.slate) }: AirCoolerLook) =>
  group([
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => castor(x * 12, z * 10))),
    box([34, 62, 30], body, { radius: 3, at: [0, 4.4, 0] }),
    box([35, 3, 31], grille, { radius: 1.2, at: [0, 3.8, 0] }),
    detail(panel(grille)),
    detail(louvres(grille)),
    water(),
    sides(grille),
  ])

const castor = (x: number, z: number) =>
  group(
    [
      post(2.2, 2, plastic(colours.coal), { turn: [0, 0, 90], at: [1, 2.2, 0] }),
      post(1.2, 3, steel(), { at: [0, 2.2, 0] }),
    ],
    { at: [x, 0, z] },
  )

const panel = (grille: Material) =>
  group(
    [
      slab(rectangle(29, 8, 2), 0.8, grille, { bevel: 0.3 }),
      ...row(3, (index) =>
        group([
          knob(2.4, chrome(), { height: 0.5, at: [-9 + index * 9, 0, 0.7] }),
          knob(2, gloss('#26292c'), {
            height: 1.8,
            mark: plastic(colours.white),
            pointing: index * 55 - 50,
            at: [-9 + index * 9, 0, 0.9],
          }),
        ]),
      ),
    ],
    { at: [0, 60, 14.6] },
  )

const louvres = (grille: Material) =>
  group([
    slab(rectangle(29, 25, 2), 0.9, grille, { bevel: 0.3, holes: [rectangle(26, 22, 1.2)], at: [0, 41.6, 14.6] }),
    slab(rectangle(27, 23, 1.2), 0.3, gloss('#15181a'), { bevel: 0.05, at: [0, 41.6, 14.75] }),
    ...row(8, (index) =>
      box([26, 1.9, 0.5], grille, { radius: 0.2, at: [0, 31.4 + index * 2.75, 15.4], turn: [-38, 0, 0] }),
    ),
    ...row(3, (index) => box([0.5, 22, 0.7], grille, { radius: 0.2, at: [-6.5 + index * 6.5, 30.6, 15.1] })),
  ])

const water = () =>
  group([
    slab(rectangle(7, 16.6, 1.6), 0.6, gloss('#e7eef0'), { bevel: 0.2, at: [0, 18, 14.8] }),
    slab(rectangle(5.4, 15, 1), 0.3, gloss('#d5e6ec'), { bevel: 0.08, at: [0, 18, 15.2] }),
    slab(rectangle(5.2, 9.4, 0.9), 0.3, gloss('#3f9fd4'), { bevel: 0.08, at: [0, 15.3, 15.35] }),
    slab(rectangle(5.4, 15, 1), 0.3, glass('#e6f4f8', 0.12), { bevel: 0.08, at: [0, 18, 15.5] }),
    ...row(4, (index) =>
      box([1.6, 0.24, 0.1], plastic('#40535c'), { radius: 0.05, at: [1.6, 12.4 + index * 3.4, 15.75] }),
    ),
  ])

const sides = (grille: Material) =>
  group([
    ...row(9, (index) => box([0.6, 1.1, 20], grille, { radius: 0.25, at: [16.9, 34 + index * 2.6, -1] })),
    slab(rectangle(12, 4, 1.6), 0.5, grille, { turn: [0, 90, 0], at: [16.7, 61, -1] }),
  ])
