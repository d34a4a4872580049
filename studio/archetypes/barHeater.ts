import { DoubleSide, type Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { knob } from './kit/knob.ts'
import { lathe, post } from './kit/lathe.ts'
import { chrome, glow, metal, plastic, rubber } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { tube, wire } from './kit/tube.ts'

export interface BarHeaterLook {
  body: Material
  bars: 2 | 3
}

const step = 9.4

/** An electric bar heater, 44 cm wide, all its bars aglow. */
export const barHeater = ({ body, bars }: BarHeaterLook) => {
  const high = bars * step + 6
  return group([
    ...[-1, 1].map((side) => foot(side, body)),
    box([44, high, 3], body, { radius: 1, at: [0, 4, -6] }),
    ...[-1, 1].map((side) =>
      slab(`-7 0 2, 6 0 2, 6.4 ${high} 3, -5 ${high} 3`, 2.4, body, {
        bevel: 0.6,
        turn: [0, 90, 0],
        at: [side * 21 - 1.2, 4, 0],
        scale: [-1, 1, 1],
      }),
    ),
    box([43, 2.4, 12], body, { radius: 1, at: [0, 4 + high - 2.2, -0.4] }),
    box([43, 2.4, 12.6], body, { radius: 1, at: [0, 4, 0] }),
    ...row(bars, (index) => bar(4 + 3.4 + (index + 0.5) * step)),
    guard(high),
    controls(high),
    tube('20 8 -7, 24 5 -11, 29 0.6 -12, 32 0.5 -4, 29 0.5 5', 0.45, rubber(colours.coal)),
  ])
}

const foot = (side: number, body: Material) => box([4, 4.6, 19], body, { radius: 1.4, at: [side * 17, 0, 0.6] })

const bar = (y: number) =>
  group(
    [
      trough(),
      post(0.85, 37, glow('#ff4512', 1), { turn: [0, 0, 90], at: [18.5, 0, 0.6] }),
      ...row(30, (index) =>
        post(0.95, 0.3, glow('#ff7a2a', 1), { turn: [0, 0, 90], at: [17.6 - index * 1.21, 0, 0.6], edge: 0.05 }),
      ),
      ...[-1, 1].map((side) =>
        post(1.5, 1.6, plastic('#e9e4da'), { turn: [0, 0, 90], at: [side * 18.6 + 0.8, 0, 0.6] }),
      ),
    ],
    { at: [0, y, 0] },
  )

/** The polished half-round behind a bar, open towards the front. */
const trough = () =>
  group([
    group([lathe('4.4 0, 4.4 39.6', mirror(), { sweep: 180, turn: [0, 90, 0] })], {
      turn: [0, 0, 90],
      at: [19.8, 0, 0.4],
    }),
  ])

const mirror = () => {
  const material = metal('#d9d2c9', 0.16).clone()
  material.side = DoubleSide
  return material
}

const guard = (high: number) =>
  group([
    ...row(19, (index) =>
      wire(
        `${-18.9 + index * 2.1} 6 6.2, ${-18.9 + index * 2.1} ${high * 0.5 + 4} 7.4, ${-18.9 + index * 2.1} ${high + 2.4} 5.4`,
        0.14,
        chrome(),
        { bent: true },
      ),
    ),
    ...[0.28, 0.52, 0.76].map((share) =>
      wire(`-20.4 ${4 + high * share} 7.3, 20.4 ${4 + high * share} 7.3`, 0.16, chrome()),
    ),
  ])

const controls = (high: number) =>
  group([
    knob(2, plastic(colours.coal), { mark: plastic(colours.white), turn: [0, 90, 0], at: [22.1, high - 3, 0] }),
    slab(rectangle(1, 1, 0.5), 0.3, glow('#ff7a3a', 1.2), { turn: [0, 90, 0], at: [22.1, high - 8, 0] }),
    tube(
      `-9 ${high + 3.4} -1.6, -8 ${high + 7.2} -2, 8 ${high + 7.2} -2, 9 ${high + 3.4} -1.6`,
      0.9,
      plastic(colours.coal),
      { tension: 0.25 },
    ),
  ])
