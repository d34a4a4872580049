import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { lathe, post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { brass, glow, plastic, rubber } from './kit/materials.ts'
import { group, type Point, row } from './kit/place.ts'
import { tube } from './kit/tube.ts'

export interface ExtensionLeadLook {
  body: Material
  face: Material
  sockets: number
  cable?: Material
  /** Turns of the coil, its radius and the radius of the cable, in centimetres. */
  coil?: readonly [turns: number, radius: number, cable: number]
}

const pitch = 5.6
const black = rubber(colours.coal)

/** An extension lead whose sockets lie in a row, its cable coiled behind it and its plug at the right. */
export const extensionLead = ({ body, face, sockets, cable = black, coil = [4, 8, 0.5] }: ExtensionLeadLook) => {
  const length = sockets * pitch + 7
  return group([
    group(
      [
        strip(length, body, face),
        ...row(sockets, (index) => socket(length / 2 - 3.6 - index * pitch, face)),
        breaker(-length / 2 + 3.4),
      ],
      { at: [0, 0, 6] },
    ),
    group([rope(coil, length, cable), plug(coil, length, cable)]),
  ])
}

const strip = (length: number, body: Material, face: Material) =>
  group([
    loft(`0 ${length} 7 1.6, 2.6 ${length} 7 1.6, 3.6 ${length - 0.8} 6.2 1.4`, body, { smooth: false, edge: 0.4 }),
    box([length - 2, 0.5, 5.2], face, { radius: 0.25, at: [0, 3.35, 0] }),
    lathe('0 0, 1.2 0, 1 1.6 0.2, 0.75 4 0.2, 0 4', rubber(colours.coal), {
      at: [-length / 2 + 0.2, 1.8, 0],
      turn: [0, 0, 90],
    }),
  ])

const hole = plastic('#121314')

// A South African three-pin socket: the earth is the larger hole at the top.
const socket = (x: number, face: Material) =>
  group(
    [
      lathe('2.1 0, 2.35 0.1 0.05, 2.35 0.35 0.1, 2.05 0.35 0.1, 1.95 0', face),
      post(2, 0.06, plastic('#c9cccd'), { edge: 0.01, at: [0, 0.02, 0] }),
      post(0.52, 0.06, hole, { edge: 0.01, at: [0, 0.05, -0.95] }),
      ...[-0.95, 0.95].map((side) => post(0.42, 0.06, hole, { edge: 0.01, at: [side, 0.05, 0.62] })),
    ],
    { at: [x, 3.82, 0] },
  )

const breaker = (x: number) =>
  group([
    box([2.4, 0.5, 3.4], plastic('#2a2d30'), { radius: 0.2, at: [x, 3.6, 0] }),
    box([1.7, 0.8, 2.6], glow('#e8331f', 1.1), { radius: 0.25, at: [x, 3.6, 0], turn: [8, 0, 0] }),
  ])

const rope = ([turns, radius, thick]: readonly [number, number, number], length: number, cable: Material) => {
  const steps = turns * 16
  const centre = -radius - 1
  const layers = 3
  const coil = Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = Math.PI + (step / 16) * Math.PI * 2
    const turn = Math.floor(step / 16)
    const out = radius + ((turn % layers) - 1) * thick * 1.9 + 0.16 * Math.sin(step * 2.3)
    return [Math.cos(angle) * out, thick + Math.floor(turn / layers) * thick * 1.9, centre + Math.sin(angle) * out]
  })
  const start: Point[] = [
    [-length / 2 - 3.4, 1.6, 6],
    [-length / 2 - 5.4, 0.9, 4.4],
    [-length / 2 - 4.4, thick, 0],
    [-radius - 2.4, thick, centre + 6],
  ]
  return tube(
    [
      ...start,
      ...coil.slice(2),
      [-radius + 3.6, coil.at(-1)?.[1] ?? thick, centre - radius - 1.6],
      ...tail(radius, centre, thick, length),
    ],
    thick,
    cable,
  )
}

const tail = (radius: number, centre: number, thick: number, length: number): Point[] => [
  [2, thick * 2.4, centre - radius - 2.6],
  [radius + 1, thick, centre - radius + 0.4],
  [plugAt(radius, length) - 1.2, thick + 0.6, centre - radius * 0.2],
  [plugAt(radius, length), 1.9, centre + radius * 0.5],
]

const plugAt = (radius: number, length: number) => Math.max(radius + 5.6, length / 2 + 1)

const plug = ([, radius]: readonly [number, number, number], length: number, cable: Material) =>
  group(
    [
      lathe('0 0, 0.8 0 0.2, 1.1 3 0.3, 0 3', rubber(colours.coal), { turn: [90, 0, 0] }),
      loft('2.4 2.6 2.4 1.1, 3.6 4.6 3.6 1.6, 6.4 5 3.9 1.8, 7 4.7 3.6 1.7', cable, { edge: 0.4, turn: [90, 0, 0] }),
      post(0.42, 2.4, brass(), { at: [0, 0.95, 6.9], turn: [90, 0, 0], edge: 0.15 }),
      ...[-1, 1].map((side) => post(0.35, 2, brass(), { at: [side * 1.1, -0.6, 6.9], turn: [90, 0, 0], edge: 0.15 })),
    ],
    { at: [plugAt(radius, length), 1.95, -radius - 1 + radius * 0.5 - 0.4], turn: [0, 14, 0] },
  )
