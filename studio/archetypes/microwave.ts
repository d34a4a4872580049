import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { feet } from './kit/feet.ts'
import { barHandle } from './kit/handles.ts'
import { knob } from './kit/knob.ts'
import { chrome, gloss, glow, plastic, rubber } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { detail, group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'

export interface MicrowaveLook {
  body: Material
  face?: Material
  trim?: Material
  controls?: 'dials' | 'buttons'
}

/** A microwave oven, 46 cm wide; its door opens to the left. */
export const microwave = ({ body, face = body, trim = chrome(), controls = 'dials' }: MicrowaveLook) =>
  group([
    feet([38, 26], rubber(colours.coal), { radius: 1.6, height: 1.4 }),
    box([46, 26, 34], body, { radius: 1.4, at: [0, 1.2, 0] }),
    vents(),
    group([door(face, trim), detail(controls === 'dials' ? dials(face, trim) : buttons(face))], { at: [0, 1.2, 16.6] }),
  ])

const vents = () =>
  group(row(6, (index) => box([0.5, 0.7, 9], gloss('#1a1c1d'), { radius: 0.2, at: [22.85, 18 - index * 1.5, -6] })))

const door = (face: Material, trim: Material) =>
  group([
    box([32.4, 24.6, 2.2], face, { radius: 1, at: [-6.2, 0.7, 0.6] }),
    slab(rectangle(25.6, 17.4, 1.6), 0.5, gloss('#0f1113'), { bevel: 0.15, at: [-7.6, 13, 1.5] }),
    slab(rectangle(21.4, 13.2, 1.2), 0.2, plastic('#25292b'), { bevel: 0.05, at: [-7.6, 13, 1.9] }),
    ...row(9, (line) => box([20.4, 0.5, 0.1], gloss('#111314'), { radius: 0.05, at: [-7.6, 7.6 + line * 1.28, 2.05] })),
    barHandle(17, trim, { radius: 0.75, out: 2.6, at: [7.6, 13, 1.6] }),
  ])

const dials = (face: Material, trim: Material) =>
  group([
    box([12.2, 24.6, 2.2], face, { radius: 1, at: [16.3, 0.7, 0.6] }),
    ...[8.2, 17.6].map((y) =>
      group([
        knob(3.1, gloss('#2a2d30'), { height: 2.2, mark: plastic(colours.white), pointing: y * 7, at: [16.3, y, 1.6] }),
        ...row(11, (tick) => mark(tick, y)),
        slab('-3.5 0, 3.5 0, 3.5 0.1, -3.5 0.1', 0.01, trim, { bevel: 0, at: [16.3, y, 1.2] }),
      ]),
    ),
  ])

const mark = (tick: number, y: number) => {
  const angle = ((tick - 5) * 27 * Math.PI) / 180
  return box([0.18, 0.7, 0.1], plastic('#6a7075'), {
    radius: 0.04,
    at: [16.3 + Math.sin(angle) * 4.2, y + Math.cos(angle) * 4.2 - 0.2, 1.66],
    turn: [0, 0, -(tick - 5) * 27],
  })
}

const buttons = (face: Material) =>
  group([
    box([12.2, 24.6, 2.2], face, { radius: 1, at: [16.3, 0.7, 0.6] }),
    slab(rectangle(9, 4, 0.4), 0.3, gloss('#0c0e0f'), { bevel: 0.05, at: [16.3, 21, 1.6] }),
    clock(),
    ...row(12, (index) =>
      box([2.3, 1.7, 0.5], plastic('#4b5054'), {
        radius: 0.2,
        at: [13.5 + (index % 3) * 2.8, 14.4 - Math.floor(index / 3) * 2.4, 1.5],
      }),
    ),
    box([8, 2.6, 0.5], plastic('#8d9397'), { radius: 0.3, at: [16.3, 2.6, 1.5] }),
  ])

const clock = () =>
  group([1, 2, 0, 5].map((digit, place) => figure(digit, 13.4 + place * 1.75 + (place > 1 ? 0.5 : 0))))

const segments = { 0: 'abcdef', 1: 'bc', 2: 'abged', 5: 'afgcd' }
const strokes: Record<string, [x: number, y: number, upright: boolean]> = {
  a: [0, 0.9, false],
  b: [0.5, 0.45, true],
  c: [0.5, -0.45, true],
  d: [0, -0.9, false],
  e: [-0.5, -0.45, true],
  f: [-0.5, 0.45, true],
  g: [0, 0, false],
}

const figure = (digit: number, x: number) => {
  const lit = [...(segments[digit as keyof typeof segments] ?? '')].map((name) => strokes[name] ?? strokes['a'])
  return group(
    lit.flatMap((stroke) => (stroke ? [bar(stroke)] : [])),
    { at: [x, 21, 1.92] },
  )
}

const bar = ([x, y, upright]: [number, number, boolean]) =>
  box(upright ? [0.2, 0.7, 0.1] : [0.8, 0.2, 0.1], glow('#58f0a0', 1.4), {
    radius: 0.04,
    at: [x, y - (upright ? 0.35 : 0.1), 0],
  })
