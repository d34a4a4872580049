import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { lathe, post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { metal, rubber, steel } from './kit/materials.ts'
import { detail, group, type Point, row } from './kit/place.ts'
import { tube } from './kit/tube.ts'

export interface DrillLook {
  body: Material
  grip?: Material
  bit?: 'twist' | 'masonry' | 'screwdriver'
  battery?: 'usual' | 'small'
}

/** A cordless drill, 22 cm high, that points to the right and stands on its battery. */
export const drill = ({ body, grip = rubber(colours.coal), bit = 'twist', battery = 'usual' }: DrillLook) =>
  group([
    pack(body, grip, battery === 'small' ? 0.8 : 1),
    handle(grip),
    detail(trigger(body)),
    motor(body, grip),
    detail(chuck(grip, bit)),
  ])

const pack = (body: Material, grip: Material, scale: number) =>
  group(
    [
      box([11, 1.6, 7.4], grip, { radius: 0.5 }),
      box([11.4, 4, 7.8], body, { radius: 1, at: [0, 1.2, 0] }),
      box([9.4, 1.6, 6.2], grip, { radius: 0.5, at: [-0.2, 5, 0] }),
    ],
    { scale: [scale, 1, scale] },
  )

const handle = (grip: Material) =>
  loft('0 5.4 4.6 2, 4 4.4 4 1.9, 9 4.8 4.2 2, 12.5 6 4.8 2', grip, { at: [-0.6, 6, 0], turn: [0, 0, 6] })

const trigger = (body: Material) =>
  loft('0 1.4 1.9 0.6, 1.6 2 2 0.7, 3.4 2 2 0.7', body, { edge: 0.3, at: [2.1, 13.4, 0] })

const motor = (body: Material, grip: Material) =>
  group([
    loft('0 6.4 6 2.6, 3 7.4 6.8 3, 10 7.2 6.6 3, 14.6 6.2 6.2 3.05', body, {
      edge: 1,
      at: [-7.8, 20.6, 0],
      turn: [0, 0, -90],
    }),
    ...row(4, (index) => box([0.5, 3.6, 7], grip, { radius: 0.2, at: [-5.6 + index * 1.2, 19.2, 0] })),
  ])

const chuck = (grip: Material, bit: keyof typeof bits) =>
  group(
    [
      lathe('0 0, 3 0 0.2, 3 1.4 0.2, 2.7 1.6 0.1, 2.7 4.4 0.3, 2 6.6 0.2, 0 6.6', grip),
      lathe('0 6.4, 1.9 6.4, 1.1 8.6 0.15, 0.5 8.8 0.1, 0 8.8', steel()),
      bits[bit](),
    ],
    { at: [6.4, 20.6, 0], turn: [0, 0, -90] },
  )

const shank = metal('#b9bdc1', 0.25)
const tip = metal('#8c9094', 0.35)

const bits = {
  twist: () =>
    group([post(0.24, 9, tip, { at: [0, 8.4, 0] }), flutes(9), lathe('0.3 0, 0 0.7', tip, { at: [0, 17.4, 0] })]),
  masonry: () =>
    group([
      post(0.3, 13, tip, { at: [0, 8.4, 0] }),
      flutes(12),
      lathe('0.4 0, 0.62 0.3, 0.62 1.2, 0 1.9', tip, { at: [0, 20.8, 0] }),
    ]),
  screwdriver: () => lathe('0 0, 0.36 0, 0.36 3 0.1, 0.22 3.4 0.1, 0.22 4.6, 0 5', tip, { at: [0, 8.4, 0] }),
}

/** The two spiral edges of a drill bit. */
const flutes = (length: number) =>
  group([0, Math.PI].map((start) => tube(spiral(length, start), 0.17, shank, { at: [0, 9.6, 0] })))

const spiral = (length: number, start: number) =>
  Array.from({ length: length * 3 }, (_, step): Point => {
    const angle = start + step * 0.75
    return [Math.cos(angle) * 0.24, step * ((length - 1.4) / (length * 3)), Math.sin(angle) * 0.24]
  })
