import type { Material } from 'three'
import { colours } from './kit/colours.ts'
import { lathe } from './kit/lathe.ts'
import { plastic, rubber } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { around, group, type Point, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { tube } from './kit/tube.ts'

export interface HosepipeLook {
  hose: Material
  fitting: Material
  /** Turns on top of each other. */
  layers?: number
}

const thick = 1.15
const columns = [15.4, 17.75, 20.1]

/** A coiled hosepipe that lies flat, tied in three places, its nozzle on top at the front. */
export const hosepipe = ({ hose, fitting, layers = 4 }: HosepipeLook) => {
  const top = thick + layers * 2.24
  return group([
    ...columns.map((radius) => coil(radius, layers, hose)),
    around(3, () => strap(layers)),
    last(top, hose),
    nozzle(fitting, [3.5, top + 0.5, 17.6]),
    inlet(fitting, hose),
  ])
}

// The coil climbs by one layer a turn, a little unevenly, as a hose does that was coiled by hand.
const coil = (radius: number, layers: number, hose: Material) =>
  tube(
    Array.from({ length: layers * 20 + 1 }, (_, step): Point => {
      const angle = (step / 20) * Math.PI * 2
      const wobble = radius + 0.22 * Math.sin(step * 1.7 + radius)
      return [
        Math.sin(angle) * wobble,
        thick + Math.min((step / 20) * 2.24, (layers - 1) * 2.24),
        Math.cos(angle) * wobble,
      ]
    }),
    thick,
    hose,
  )

const last = (top: number, hose: Material) =>
  tube(
    Array.from({ length: 17 }, (_, step): Point => {
      const angle = Math.PI * (0.2 + (step / 16) * 1.72)
      const radius = 17.4 + 0.3 * Math.sin(step)
      return [Math.sin(angle) * radius, top - 2.2 + Math.min(1, step / 6) * 2.24, Math.cos(angle) * radius]
    }).concat([[-1, top + 0.4, 17.6]]),
    thick,
    hose,
  )

const inlet = (fitting: Material, hose: Material) =>
  group([
    tube('19.4 1.2 -5, 20.4 1.2 0, 22.6 1.2 5, 26 1.3 9', thick, hose),
    group([lathe('0 0, 1.5 0 0.2, 1.5 1.2 0.2, 1.9 1.4 0.2, 1.9 4 0.3, 1.3 4.3 0.2, 1 5.4, 0 5.4', fitting)], {
      at: [25.2, 1.9, 8],
      turn: [0, -50, -90],
    }),
  ])

const strap = (layers: number) =>
  group([
    slab(rectangle(8.2, layers * 2.24 + 1.3, 1.2), 2, rubber(colours.coal), {
      bevel: 0.15,
      holes: [rectangle(7.4, layers * 2.24 + 0.5, 0.9)],
      at: [1, layers * 1.12 + 0.35, 17.7],
      turn: [0, -90, 0],
    }),
  ])

const nozzle = (fitting: Material, at: Point) =>
  group(
    [
      group(
        [
          lathe('0 -4.6, 1.4 -4.6 0.2, 1.75 -4.2 0.3, 1.75 -1.6 0.3, 1.3 -1.2 0.2, 1.3 -0.4', fitting),
          lathe('1.2 -0.9, 1.6 -0.4 0.3, 1.9 2.2 0.6, 1.7 6.6 0.5, 1.35 8', rubber(colours.coal)),
          ...row(4, (index) =>
            lathe('1.6 0, 2.02 0.2 0.15, 2.02 0.6 0.15, 1.6 0.8', fitting, { at: [0, 2 + index * 1.15, 0] }),
          ),
          lathe('1.3 7.6, 1.55 8 0.2, 2.2 11.4 0.3, 2.2 12.8 0.3, 1.8 13 0.1, 1.5 12.6, 0 12.6', fitting),
          lathe('0 12.5, 0.8 12.5, 0.7 13.1 0.15, 0 13.1', plastic('#3b3f43')),
        ],
        { turn: [0, 0, -90] },
      ),
    ],
    { at, turn: [0, 3, 2] },
  )
