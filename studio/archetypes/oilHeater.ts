import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { knob } from './kit/knob.ts'
import { post } from './kit/lathe.ts'
import { glow, plastic, rubber, steel } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { tube } from './kit/tube.ts'

export interface OilHeaterLook {
  fins: Material
  count: number
  box?: Material
}

const step = 4.3

/** An oil-filled heater on castors, 64 cm high, its control box at the left end. */
export const oilHeater = ({ fins, count, box: control = plastic(colours.coal) }: OilHeaterLook) => {
  const long = count * step
  return group([
    ...row(count, (index) => fin(fins, (index + 0.5) * step - long / 2)),
    ...[12, 56].map((y) => post(2.6, long - 1, fins, { turn: [0, 0, -90], at: [-long / 2 + 0.5, y, 0] })),
    group([panel(control)], { at: [-long / 2 - 3.6, 0, 0] }),
    ...[-long / 2 + step * 1.5, long / 2 - step * 1.5].map((x) => wheels(x, control)),
  ])
}

const fin = (fins: Material, x: number) =>
  group(
    [
      slab(rectangle(15, 54, 5), 1, fins, { bevel: 0.45, at: [0, 35, -0.5], holes: [rectangle(3, 30, 1.5)] }),
      slab(rectangle(4.6, 54.6, 2.2), 2.9, fins, { bevel: 1.2, at: [-5.2, 35, -1.45] }),
      slab(rectangle(4.6, 54.6, 2.2), 2.9, fins, { bevel: 1.2, at: [5.2, 35, -1.45] }),
    ],
    { at: [x, 0, 0], turn: [0, 90, 0] },
  )

const panel = (control: Material) =>
  group([
    box([6.6, 54, 16], control, { radius: 2.2, at: [0, 9, 0] }),
    tube('-0.4 62 -4.6, -0.4 66.6 -4.2, -0.4 67.2 0, -0.4 66.6 4.2, -0.4 62 4.6', 1.1, control),
    ...[24, 36].map((y) =>
      group([
        knob(3.2, steel(), { height: 0.5, turn: [0, -90, 0], at: [-3.2, y, 0] }),
        knob(2.6, plastic('#33373a'), {
          height: 2.2,
          mark: plastic(colours.white),
          pointing: y,
          turn: [0, -90, 0],
          at: [-3.4, y, 0],
        }),
      ]),
    ),
    ...row(2, (index) =>
      box([0.6, 3, 2], plastic(index ? colours.tomato : colours.grey), {
        radius: 0.25,
        at: [-3.3, 47, -2.2 + index * 4.4],
      }),
    ),
    slab(rectangle(1, 1, 0.5), 0.3, glow('#ff7a3a', 1.2), { turn: [0, -90, 0], at: [-3.2, 44, 0] }),
    slab(rectangle(5.4, 9, 2), 0.3, steel(), { bevel: 0.08, at: [0, 42, 7.95], holes: [rectangle(4.6, 8.2, 1.6)] }),
    tube('-2 12 -8, -3 9 -12, -7 1.6 -15, -13 0.5 -12, -15 0.5 -3, -11 0.5 6', 0.5, rubber(colours.coal)),
  ])

const wheels = (x: number, control: Material) =>
  group([
    box([3, 2.4, 26], control, { radius: 1, at: [x, 4.6, 0] }),
    ...[-1, 1].map((side) =>
      group([
        post(2.6, 2.2, rubber(colours.coal), { turn: [0, 0, 90], at: [x + 1.1, 2.6, side * 11.6] }),
        box([3.4, 3.2, 4], control, { radius: 1, at: [x, 3.6, side * 11.6] }),
      ]),
    ),
  ])
