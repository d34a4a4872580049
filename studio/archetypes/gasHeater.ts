import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { knob } from './kit/knob.ts'
import { post } from './kit/lathe.ts'
import { chrome, gloss, glow, plastic, steel } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { detail, group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { wire } from './kit/tube.ts'

export interface GasHeaterLook {
  body: Material
  panels?: 1 | 3
}

/** A cabinet gas heater on castors, 72 cm high, its ceramic panels aglow. */
export const gasHeater = ({ body, panels = 3 }: GasHeaterLook) => {
  const width = panels === 3 ? 42 : 32
  return group([
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => castor(x * (width / 2 - 5), z * 13))),
    slab('-18 0 2, 17 0 2, 17 52 2, 13 66 3, -14 66 4, -18 60 3', width, body, {
      bevel: 1,
      turn: [0, -90, 0],
      at: [width / 2, 5, 0],
    }),
    shield(width),
    detail(
      group([...row(panels, (index) => ceramic((index - (panels - 1) / 2) * 12.2)), guard(width)], {
        at: [0, 36, 16.6],
      }),
    ),
    vents(width),
    top(width),
  ])
}

const castor = (x: number, z: number) =>
  group(
    [
      post(2.4, 2.4, plastic(colours.coal), { turn: [0, 0, 90], at: [1.2, 2.4, 0] }),
      post(1.6, 3.4, steel(), { at: [0, 2.4, 0] }),
    ],
    { at: [x, 0, z] },
  )

const shield = (width: number) =>
  group([
    slab(rectangle(width - 3, 31, 1.4), 1, chrome(), {
      bevel: 0.3,
      holes: [rectangle(width - 6.4, 27.4, 1)],
      at: [0, 38, 16.6],
    }),
    slab(rectangle(width - 5, 29, 1), 0.4, gloss('#1d1b1a'), { bevel: 0.08, at: [0, 38, 16.8] }),
  ])

const ceramic = (x: number) =>
  group(
    [
      slab(rectangle(10.6, 20, 0.6), 1, plastic('#3a2a22'), { bevel: 0.2 }),
      slab(rectangle(9.6, 19, 0.4), 1.2, glow('#f23c0c', 0.85), { bevel: 0.1 }),
      ...row(45, (index) =>
        box([1.5, 1.6, 0.2], glow('#ff6a20', 1), {
          radius: 0.1,
          at: [-3.84 + (index % 5) * 1.92, -9.1 + Math.floor(index / 5) * 2.06, 1.15],
        }),
      ),
    ],
    { at: [x, 2, 0.6] },
  )

const guard = (width: number) =>
  group([
    ...row(5, (index) =>
      wire(
        `${-width / 2 + 2.6} ${-9 + index * 5.4} 1, ${-width / 2 + 3} ${-9 + index * 5.4} 3.4, ${width / 2 - 3} ${-9 + index * 5.4} 3.4, ${width / 2 - 2.6} ${-9 + index * 5.4} 1`,
        0.22,
        chrome(),
      ),
    ),
    ...row(4, (index) =>
      wire(
        `${(index - 1.5) * (width / 4.2)} -11.4 2.4, ${(index - 1.5) * (width / 4.2)} -9 3.5, ${(index - 1.5) * (width / 4.2)} 12.6 3.5, ${(index - 1.5) * (width / 4.2)} 15 2.4`,
        0.22,
        chrome(),
      ),
    ),
  ])

const vents = (width: number) =>
  group([
    ...row(4, (index) => box([width - 16, 1, 0.6], gloss('#131415'), { radius: 0.4, at: [0, 10 + index * 2.4, 16.8] })),
    ...row(6, (index) =>
      box([0.5, 1, 14], gloss('#131415'), { radius: 0.3, at: [width / 2 - 0.1, 42 + index * 2.4, -4] }),
    ),
    slab(rectangle(9, 1.8, 0.5), 0.3, chrome(), { at: [0, 22, 16.9] }),
  ])

const top = (width: number) =>
  group([
    ...row(7, (index) => box([width - 14, 0.5, 1], gloss('#131415'), { radius: 0.2, at: [0, 70.9, -10 + index * 2] })),
    knob(2.6, plastic(colours.coal), {
      height: 1.6,
      mark: plastic(colours.white),
      turn: [-17, 0, 0],
      at: [width / 2 - 6, 64, 14.9],
    }),
    knob(1.5, plastic(colours.tomato), { height: 1, turn: [-17, 0, 0], at: [width / 2 - 12, 64, 14.9] }),
  ])
