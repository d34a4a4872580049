import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { lathe, post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { chrome, plastic, rubber, steel } from './kit/materials.ts'
import { around, detail, group } from './kit/place.ts'
import { hose, tube } from './kit/tube.ts'

export interface VacuumLook {
  body: Material
  /** The motor's lid on top. */
  lid?: Material
  trim?: Material
}

/** A drum vacuum cleaner on castors, 45 cm high, its hose and wand beside it. */
export const vacuum = ({ body, trim = plastic(colours.coal), lid = trim }: VacuumLook) =>
  group([
    around(3, () => castor(trim)),
    lathe('0 4, 15.6 4 1, 16.4 6 1, 16.4 7.6 0.6, 15.4 8.4 0.4, 0 8.4', trim),
    lathe('15.4 8, 16.2 26 0.3, 16 26.4', body),
    lathe('15.9 26, 16.8 26 0.3, 16.8 27.8 0.4, 15.9 27.8', chrome()),
    detail(top(lid, trim)),
    ...[-1, 1].map((side) => latch(side)),
    detail(pipe(trim)),
    wand(trim),
  ])

const castor = (trim: Material) =>
  group(
    [
      group([
        box([4.4, 3.4, 5], trim, { radius: 0.8, at: [0, 3, 15] }),
        post(2, 1.6, rubber('#5a5f63'), { turn: [0, 0, 90], at: [0.8, 2, 16.6] }),
      ]),
    ],
    { turn: [0, 60, 0] },
  )

const top = (lid: Material, trim: Material) =>
  group([
    lathe('16.3 27.6, 16.4 29.4 0.6, 15.6 33, 12.6 36.6, 8 38.4, 0 39', lid, { smooth: true }),
    tube('-8 37.4 0, -7.6 41 0, -4.6 42.6 0, 4.6 42.6 0, 7.6 41 0, 8 37.4 0', 1.2, trim, {
      tension: 0.3,
      scale: [1, 1, 1.3],
    }),
    box([3.4, 1.2, 2.2], plastic(colours.tomato), { radius: 0.5, at: [0, 37.9, 6.4], turn: [16, 0, 0] }),
  ])

const latch = (side: number) =>
  group([
    box([1.2, 8, 3.6], chrome(), { radius: 0.4, at: [side * 16.7, 22, 0] }),
    box([1.8, 2.6, 4.2], plastic(colours.coal), { radius: 0.5, at: [side * 16.9, 28.4, 0] }),
  ])

const pipe = (trim: Material) =>
  group([
    post(3, 3, trim, { turn: [90, 0, 0], at: [0, 20, 15], edge: 0.4 }),
    hose(
      '0 20 17.4, 0 20.4 22, 5 16 27, 14 12 27, 24 18 22, 30 34 14, 30 50 8, 27 57 3, 23.4 57 -1.6',
      1.9,
      rubber('#3d4145'),
    ),
  ])

/** The wand, parked upright beside the drum on its floor head. */
const wand = (trim: Material) =>
  group(
    [
      loft('0 20 8 2.4, 2.4 20 8 2.6, 4 8 6 2.4', trim, { edge: 0.8, at: [0, 0.3, 2] }),
      tube('0 3 1, 0 6 -0.6, 0 10 -0.8', 1.9, trim),
      tube('0 9 -0.8, 0 48 -0.8', 1.4, steel()),
      post(1.9, 2.4, trim, { at: [0, 27, -0.8], edge: 0.4 }),
      tube('0 46 -0.8, 0 52 -0.8, -1.4 55.6 -0.6, -4 57 0', 1.75, trim),
    ],
    { at: [27, 0, -2], turn: [0, -24, 0] },
  )
