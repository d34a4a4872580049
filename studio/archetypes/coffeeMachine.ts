import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { feet } from './kit/feet.ts'
import { knob } from './kit/knob.ts'
import { lathe, post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { chrome, glass, gloss, glow, metal, plastic, rubber, steel } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { detail, group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { tube } from './kit/tube.ts'

export interface CoffeeMachineLook {
  body: Material
  trim?: Material
  size?: 'full' | 'compact'
  /** What stands on the drip tray. */
  with?: 'jug' | 'cup'
}

/** An espresso machine: 31 cm wide and 37 high, or a narrow one of 20 by 32. */
export const coffeeMachine = ({
  body,
  trim = plastic(colours.coal),
  size = 'full',
  with: served = 'cup',
}: CoffeeMachineLook) => {
  const [width, height] = size === 'full' ? [31, 37] : [20, 32]
  return group([
    feet([width - 6, 20], rubber(colours.coal), { radius: 1.5, height: 1.4 }),
    base(width, body, trim),
    box([width, height - 6, 13], body, { radius: 1.8, at: [0, 5, -8] }),
    head(width, height, body, trim),
    controls(width, height, size, trim),
    ...(size === 'full' ? [rail(width, height), steamer(width, height, trim)] : [tank(width, height)]),
    detail(filter(height, trim)),
    served === 'jug' ? jug(5.4) : cup(0),
  ])
}

const base = (width: number, body: Material, trim: Material) =>
  group([
    box([width, 6, 29], body, { radius: 1.4, at: [0, 1.2, 0] }),
    box([width - 3, 1, 15], trim, { radius: 0.4, at: [0, 6.5, 6] }),
    ...row(Math.floor((width - 5) / 1.5), (index) =>
      box([0.7, 0.35, 13], steel(), {
        radius: 0.15,
        at: [(index + 0.5) * 1.5 - Math.floor((width - 5) / 1.5) * 0.75, 7.35, 6],
      }),
    ),
  ])

const head = (width: number, height: number, body: Material, trim: Material) =>
  group([
    box([width, 11.4, 27], body, { radius: 1.8, at: [0, height - 11, -1] }),
    box([width - 1.6, 0.5, 25.6], trim, { radius: 0.2, at: [0, height - 11.2, -1] }),
    post(4.8, 3.4, plastic('#2b2d30'), { at: [0, height - 14, 5], edge: 0.5 }),
  ])

const controls = (width: number, height: number, size: string, trim: Material) => {
  const y = height - 5
  const lights = row(3, (index) =>
    group([
      knob(1.15, chrome(), { height: 0.6, at: [size === 'full' ? 5 + index * 3.6 : -3.4 + index * 3.4, y, 12.4] }),
      slab(rectangle(0.7, 0.7, 0.35), 0.2, glow('#ffb46a', 1), {
        bevel: 0.03,
        at: [size === 'full' ? 5 + index * 3.6 : -3.4 + index * 3.4, y, 12.95],
      }),
    ]),
  )
  const gauge = group([
    knob(3.2, chrome(), { height: 1, at: [-8.6, y, 12.3] }),
    slab(rectangle(5.2, 5.2, 2.6), 0.2, gloss(colours.white), { bevel: 0.03, at: [-8.6, y, 13.25] }),
    box([0.22, 2.2, 0.1], plastic(colours.tomato), { radius: 0.05, at: [-8.6, y, 13.45], turn: [0, 0, -40] }),
  ])
  return group([
    ...lights,
    ...(size === 'full' ? [gauge] : []),
    knob(2.2, trim, { height: 2.2, turn: [0, 90, 0], mark: plastic(colours.white), at: [width / 2 - 0.2, y, 4] }),
  ])
}

const rail = (width: number, height: number) => {
  const [x, y] = [width / 2 - 2, height + 2.6]
  const posts = [-x, x].flatMap((px) => [-12, 9].map((z) => post(0.35, 2.8, chrome(), { at: [px, height, z] })))
  return group([
    ...posts,
    tube(`${-x} ${y} -12, ${x} ${y} -12, ${x} ${y} 9, ${-x} ${y} 9`, 0.42, chrome(), { closed: true, tension: 0.05 }),
    cup(-7, [height + 0.2, -3]),
    cup(2, [height + 0.2, -5]),
  ])
}

const steamer = (width: number, height: number, trim: Material) =>
  group([
    tube(
      `${width / 2 - 4} ${height - 11} 8, ${width / 2 - 3.4} ${height - 15} 9, ${width / 2 - 3.6} ${height - 19} 11, ${width / 2 - 4.2} ${height - 24} 13`,
      0.45,
      chrome(),
    ),
    tube(`${width / 2 - 3.5} ${height - 16} 9.5, ${width / 2 - 3.6} ${height - 19} 11`, 0.7, trim),
  ])

const tank = (width: number, height: number) =>
  group([
    box([width - 2.4, height - 13, 6], glass('#cfe6ee', 0.3), { radius: 1.4, at: [0, 7, -16.4] }),
    box([width - 2, 1.4, 6.4], plastic(colours.coal), { radius: 0.6, at: [0, height - 6, -16.4] }),
  ])

const polished = metal('#aeb3b7', 0.14)

const filter = (height: number, trim: Material) =>
  group([
    lathe('0 0, 2.6 0 0.4, 3.9 1.6 0.3, 3.9 3.2 0.2, 0 3.2', polished, { at: [0, height - 16, 5] }),
    loft('0 2.2 1.8 0.8, 4 2.6 2.2 1, 11 3 2.5 1.1', trim, {
      edge: 0.8,
      at: [0, height - 14.2, 8.6],
      turn: [86, 0, 0],
    }),
    ...[-1, 1].map((side) =>
      tube(
        `${side * 0.4} ${height - 15.6} 5, ${side * 1.3} ${height - 17} 5, ${side * 1.4} ${height - 18} 5.2`,
        0.42,
        chrome(),
      ),
    ),
  ])

const cup = (x: number, [y, z]: readonly [number, number] = [7.7, 5.4]) =>
  group([
    lathe('0 0, 2 0 0.3, 3 2.4 1, 3.3 5 0.1, 3.05 5 0.1, 2.7 2.4 1, 0 0.6', gloss(colours.white), { at: [x, y, z] }),
    lathe('3.1 4.2, 0 4.2', plastic('#6b4226'), { at: [x, y, z] }),
    tube(
      `${x + 3} ${y + 4} ${z}, ${x + 4.6} ${y + 4} ${z}, ${x + 4.7} ${y + 2} ${z}, ${x + 2.7} ${y + 1.5} ${z}`,
      0.36,
      gloss(colours.white),
    ),
  ])

const jug = (z: number) =>
  group(
    [
      lathe('0 0, 3.9 0 0.5, 4.2 2 1, 3.4 5.6 1, 3.8 8 0.2, 3.6 8 0.2, 3.2 5.6, 3.8 1, 0 0.6', steel()),
      tube('0 7 -3.4, 0 7.4 -5.6, 0 5 -6.4, 0 2.4 -5.4, 0 1.6 -3.8', 0.5, steel()),
    ],
    { at: [0, 7.6, z], turn: [0, 48, 0] },
  )
