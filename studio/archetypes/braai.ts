import type { Material } from 'three'
import { lathe, post } from './kit/lathe.ts'
import { aluminium, metal, plastic, rubber, steel } from './kit/materials.ts'
import { wood } from './kit/patterns.ts'
import { around, detail, group } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { ring, tube } from './kit/tube.ts'

export interface BraaiLook {
  body: Material
  handles?: Material
  /** Two wheels and an ash dish, or three plain legs and clamps for the road. */
  stand?: 'wheels' | 'legs'
}

/** A kettle braai on three legs, 98 cm high, its lid closed. */
export const braai = ({ body, handles = wood('#a8713f', 'x'), stand = 'wheels' }: BraaiLook) =>
  group([
    group(
      [bowl(body), side(1, handles), side(-1, handles), lid(body, handles), ...(stand === 'legs' ? clamps() : [])],
      {
        at: [0, stand === 'wheels' ? 46 : 38, 0],
      },
    ),
    stand === 'wheels' ? wheeled() : legged(),
  ])

const bowl = (body: Material) =>
  group([
    lathe('0 0, 7 0.6, 14 2.8, 20.4 7.2, 24.8 13, 26.6 19, 27 23.4', body, { smooth: true }),
    lathe('26.6 22.2, 27.5 22.6 0.3, 27.6 23.6 0.3, 26 23.8', body),
    post(3.4, 2.4, metal('#b4b9bd', 0.35), { at: [0, -1.8, 0] }),
  ])

const lid = (body: Material, handles: Material) =>
  group([
    lathe('27.4 23.9, 27.9 24.1 0.2, 27.9 25 0.2, 26.6 25.4', body),
    lathe('27.6 24.6, 26.6 29.4, 23.2 35.4, 17 40.2, 9 42.8, 0 43.6', body, { smooth: true }),
    detail(group([knob(handles)], { at: [0, 43.2, 0] })),
    detail(group([vent()], { turn: [0, 35, 0] })),
  ])

const knob = (handles: Material) =>
  group([
    ...[-1, 1].map((side) => tube(`${side * 6.4} -1.4 0, ${side * 6} 2.4 0, ${side * 4.6} 4.2 0`, 0.6, steel())),
    lathe('0 0, 1.2 0 0.4, 1.6 1.6 0.6, 1.9 7, 1.6 12.4 0.6, 1.2 14 0.4, 0 14', handles, {
      at: [-7, 4.6, 0],
      turn: [0, 0, -90],
    }),
  ])

const vent = () =>
  group(
    [
      post(5, 0.7, aluminium(), { edge: 0.3 }),
      around(3, () => post(1.3, 0.3, plastic('#121314'), { at: [0, 0.5, 2.8], edge: 0.04 })),
      around(3, () =>
        slab('-0.5 1.6 0.4, 0.5 1.6 0.4, 0.9 4.3 0.5, -0.9 4.3 0.5', 0.4, steel(), {
          at: [0, 0.65, 0],
          turn: [-90, 60, 0],
        }),
      ),
      lathe('0 0.5, 1.9 0.5, 1.9 1 0.2, 0.9 1.2 0.2, 0.8 1.8 0.3, 0 1.9', steel()),
      slab('-0.8 3.6 0.3, 0.8 3.6 0.3, 1 7 0.7, -1 7 0.7', 0.5, steel(), {
        bevel: 0.2,
        at: [0, 0.5, 0],
        turn: [-90, 0, 0],
      }),
    ],
    { at: [0, 37.1, 20.5], turn: [43, 0, 0] },
  )

const side = (towards: number, handles: Material) =>
  group([
    ...[-1, 1].map((z) =>
      tube(
        `${towards * 25.8} 20 ${z * 5.4}, ${towards * 29.6} 20.2 ${z * 5.4}, ${towards * 31.4} 20.6 ${z * 4}`,
        0.6,
        steel(),
      ),
    ),
    lathe('0 0, 1.2 0 0.4, 1.6 1.6 0.6, 1.85 7, 1.6 12.4 0.6, 1.2 14 0.4, 0 14', handles, {
      at: [towards * 31.6, 20.6, -7],
      turn: [90, 0, 0],
    }),
  ])

const clamps = () =>
  [60, 180, 300].map((angle) =>
    group([tube('0 18 27.6, 0 19 29, 0 24 29.2, 0 27.4 28.4, 0 27.6 27', 0.7, steel())], { turn: [0, angle, 0] }),
  )

const leg = metal('#c9cdd0', 0.3)

const wheeled = () =>
  group([
    bar('-13 52 0, -19 27 0, -25 1.5 0'),
    ...[-1, 1].flatMap((side) => [
      bar(`9 52 ${side * 11}, 15 30 ${side * 15}, 20 8 ${side * 18}`),
      wheel(side),
      bar(`-21.4 17 0, 17.5 17 ${side * 16.4}`),
    ]),
    bar('20 8 -21, 20 8 21'),
    bar('17.5 17 -16.4, 17.5 17 16.4'),
    lathe('0 0, 2 0 0.3, 1.8 4 0.3, 0 4', rubber('#222427'), { at: [-25, 0, 0] }),
    dish(37),
    tube('0 38 0, 0 46 0', 0.8, leg),
  ])

const wheel = (side: number) =>
  group(
    [
      lathe('0 -1.5, 5.8 -1.5 0.3, 6 -1.9, 8 -1.9 0.8, 8 1.9 0.8, 6 1.9, 5.8 1.5 0.3, 0 1.5', rubber('#26282a')),
      post(5.7, 3.5, metal('#c9cdd0', 0.35), { at: [0, -1.75, 0], edge: 0.3 }),
      post(1.8, 4.8, plastic('#2a2c2e'), { at: [0, -2.4, 0], edge: 0.5 }),
    ],
    { at: [20, 8, side * 21.4], turn: [90, 0, 0] },
  )

const dish = (y: number) =>
  lathe('0 0, 9 0.2, 13 1.6 0.6, 13.4 2.6 0.2, 12.8 2.6, 9 1, 0 0.8', aluminium(), { at: [0, y, 0] })

const legged = () =>
  group([
    around(3, () => bar('0 44 17, 0 24 21.4, 0 1.6 26')),
    ring(21, 0.7, leg, { at: [0, 20, 0] }),
    dish(28.6),
    tube('0 29 0, 0 38 0', 0.8, leg),
    around(3, () => lathe('0 0, 1.9 0 0.3, 1.7 4 0.3, 0 4', rubber('#222427'), { at: [0, 0, 26.2] })),
  ])

const bar = (line: string) => tube(line, 1.3, leg, { tension: 0.1 })
