import type { Material } from 'three'
import { lathe, post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { metal as metals, steel } from './kit/materials.ts'
import { patterned } from './kit/patterns.ts'
import { around, group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { ball, tube } from './kit/tube.ts'

export interface GardenTapLook {
  metal: Material
  handle: Material
}

/** A garden tap on its standpipe, 42 cm high, that points to the right. */
export const gardenTap = ({ metal, handle }: GardenTapLook) =>
  group([pipe(), elbow(metal), body(metal), spout(metal), group([bonnet(metal), wheel(handle)], { at: [6.4, 33, 0] })])

const zinc = patterned(
  'zinc',
  { color: '#c3c9cd', metalness: 0.85, roughness: 0.45 },
  { tint: '0.8 + 0.35 * floor(noise(vPart * 1.6) * 4.0) / 4.0' },
)

const pipe = () =>
  group([
    lathe('0 0, 6 0 0.3, 6 0.7 0.3, 3 1.1 0.6, 2.5 3 0.4, 2.2 3.4 0.2, 0 3.4', zinc),
    around(4, () => slab(hexagon(0.9), 0.6, steel(), { bevel: 0.12, at: [0, 0.65, 4.6], turn: [-90, 0, 0] })),
    post(1.65, 27, zinc, { at: [0, 3, 0] }),
  ])

const hexagon = (radius: number) =>
  Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * Math.PI * 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, 0.1] as const
  })

const nut = (
  radius: number,
  height: number,
  metal: Material,
  at: readonly [number, number, number],
  turn: readonly [number, number, number],
) => slab(hexagon(radius), height, metal, { bevel: 0.15, at, turn })

const elbow = (metal: Material) =>
  group([
    lathe('0 0, 2.3 0 0.2, 2.3 2 0.2, 2 2.2, 2 4', metal, { at: [0, 29, 0] }),
    ball(2.05, metal, { at: [0, 33, 0] }),
    lathe('0 0, 2 0, 2 1.2, 2.3 1.4 0.15, 2.3 2.4 0.15, 0 2.4', metal, { at: [0, 33, 0], turn: [0, 0, -90] }),
  ])

const body = (metal: Material) =>
  group([
    nut(2.5, 1.4, metal, [2.3, 33, 0], [0, 90, 0]),
    lathe('0 0, 1.5 0, 1.5 0.8, 2.3 2 0.6, 2.3 3.6 0.6, 1.5 5, 0 5', metal, { at: [3.5, 33, 0], turn: [0, 0, -90] }),
  ])

const spout = (metal: Material) =>
  group([
    tube('7 33 0, 9.6 33 0, 11.4 32.2 0, 12.4 30.2 0, 12.4 28.4 0', 1.45, metal, { capped: false }),
    lathe('0 0.6, 1 0.6, 1.1 0, 1.6 0 0.1, 1.6 3.2, 2 3.3 0.15, 2 4.2 0.15, 1.4 4.3', metal, { at: [12.4, 25.2, 0] }),
    ...row(4, (index) => lathe('1.55 0, 1.8 0.2 0.08, 1.55 0.4', metal, { at: [12.4, 25.5 + index * 0.62, 0] })),
  ])

const bonnet = (metal: Material) =>
  group([
    lathe('0 0, 1.8 0, 1.7 2.6 0.3, 1.4 3', metal, { at: [0, 0.6, 0] }),
    nut(2.1, 1.4, metal, [0, 3.2, 0], [-90, 0, 0]),
    lathe('0 0, 1.3 0, 1.3 1.2 0.3, 0.6 1.5, 0.6 3.4, 0 3.4', metal, { at: [0, 4.5, 0] }),
    slab(hexagon(0.8), 0.5, metals('#c9cccf', 0.3), { bevel: 0.1, at: [0, 8.7, 0], turn: [-90, 0, 0] }),
  ])

const wheel = (handle: Material) =>
  group([
    lathe('0 7.2, 1.5 7.2 0.3, 1.5 8.8 0.3, 0 8.8', handle),
    around(4, () =>
      loft('0 1.7 1.3 0.6, 2 1.3 1.1 0.5, 4 2 1.5 0.7, 4.9 1.7 1.4 0.7', handle, {
        edge: 0.5,
        at: [0, 8, 0],
        turn: [90, 0, 0],
      }),
    ),
  ])
