import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { barHandle } from './kit/handles.ts'
import { knob } from './kit/knob.ts'
import { post } from './kit/lathe.ts'
import { chrome, glow, plastic, rubber, steel } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'

export interface ChestFreezerLook {
  body: Material
  handle?: Material
  /** In centimetres. */
  width?: number
}

/** A chest freezer, 84 cm high, its motor at the lower right. */
export const chestFreezer = ({ body, handle = steel(), width = 92 }: ChestFreezerLook) =>
  group([
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => castor(x * (width / 2 - 8), z * 20))),
    box([width, 72, 56], body, { radius: 2.4, at: [0, 4, 0] }),
    box([width - 1.4, 1.6, 54.6], rubber('#8b9094'), { radius: 0.3, at: [0, 75.4, 0] }),
    box([width + 1.4, 9, 58], body, { radius: 3.2, at: [0, 76.6, 0.4] }),
    barHandle(26, handle, { radius: 1.1, out: 3.6, turn: [0, 0, 90], at: [0, 80.6, 29] }),
    slab(rectangle(3, 3, 1.5), 0.8, chrome(), { at: [0, 72.6, 27.6] }),
    slab(rectangle(10, 2, 0.6), 0.4, chrome(), { at: [-width / 2 + 14, 68, 27.8] }),
    motor(width),
  ])

const castor = (x: number, z: number) =>
  group(
    [
      post(2.6, 2.2, plastic(colours.coal), { turn: [0, 0, 90], at: [1.1, 2.6, 0] }),
      post(1.6, 3, steel(), { at: [0, 2.6, 0] }),
    ],
    { at: [x, 0, z] },
  )

const motor = (width: number) =>
  group(
    [
      slab(rectangle(20, 20, 1.2), 0.5, plastic('#c9cdd0'), { bevel: 0.15 }),
      ...row(7, (index) => box([14, 0.9, 0.5], plastic('#2b2e31'), { radius: 0.3, at: [0, -8 + index * 1.7, 0.25] })),
      knob(2, plastic(colours.coal), { mark: plastic(colours.white), at: [-5, 6.4, 0.4] }),
      ...[
        ['#63d471', 2],
        ['#ff5a3a', 5.6],
      ].map(([colour, x]) =>
        slab(rectangle(1.3, 1.3, 0.65), 0.25, glow(String(colour), 1), { bevel: 0.05, at: [Number(x), 6.4, 0.4] }),
      ),
    ],
    { at: [width / 2 - 15, 18, 27.7] },
  )
