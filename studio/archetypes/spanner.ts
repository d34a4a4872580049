import type { Material } from 'three'
import { lathe } from './kit/lathe.ts'
import { metal } from './kit/materials.ts'
import { ellipse } from './kit/outline.ts'
import { brushed } from './kit/patterns.ts'
import { group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'

export interface SpannerLook {
  grip: Material
  /** Opening of the jaw in centimetres. */
  jaw?: number
}

/** An adjustable spanner, 25 cm long, that lies flat, its jaw to the right. */
export const spanner = ({ grip, jaw = 2 }: SpannerLook) =>
  group([group([shank(), sleeve(grip), head(jaw)], { turn: [-90, 0, 0] })])

const satin = brushed('#a4aaaf', 'x')
const bright = brushed('#b9bec2', 'x')

const shank = () =>
  group([
    slab('-11 -1.1 0.4, 5 -1.5 2, 7.6 -2.6 1, 7.6 2.6 1, 5 1.5 2, -11 1.1 0.4', 1, satin, {
      bevel: 0.3,
      at: [0, 0, 0.35],
    }),
    slab('-1 -0.5 0.5, 5 -0.7 0.5, 5 0.7 0.5, -1 0.5 0.5', 0.3, metal('#8d9296', 0.4), {
      bevel: 0.1,
      at: [0, 0, 1.12],
    }),
  ])

const sleeve = (grip: Material) =>
  group([
    slab('-13.4 -1.7 1.5, -6 -1.55 2, 0.4 -1.5 0.6, 0.4 1.5 0.6, -6 1.55 2, -13.4 1.7 1.5', 1.7, grip, {
      bevel: 0.7,
      holes: [ellipse(0.55, 0.55, 32).map(([x, y]) => [x - 12.2, y] as const)],
    }),
    ...row(6, (index) =>
      slab('-0.16 -1 0.15, 0.16 -1 0.15, 0.16 1 0.15, -0.16 1 0.15', 1.86, grip, {
        bevel: 0.1,
        at: [-7.4 + index * 1.3, 0, -0.08],
      }),
    ),
  ])

const head = (jaw: number) =>
  group(
    [
      slab(
        `-5.4 -1 1.5, -3.2 -3 1.4, 1 -3 0.5, 1 -1.5 0.3, 0 -0.4 0.4, 0 ${jaw} 0.3, 5.4 ${jaw} 0.3, 5.6 ${jaw + 1} 0.7, 3 ${jaw + 2.5} 3,
         -0.6 ${jaw + 2.9} 3, -3.6 ${jaw + 1.6} 2.5, -5.8 1.2 2`,
        1.5,
        satin,
        { bevel: 0.35, at: [0, 0, 0.1], holes: ['-3.4 -2.1 0.2, -0.9 -2.1 0.2, -0.9 -0.5 0.2, -3.4 -0.5 0.2'] },
      ),
      slab('-0.6 -2.9 0.3, 2 -2.9 0.8, 4.8 -1.8 1, 5.6 -0.9 0.5, 5.4 0 0.25, 0.1 0 0.2, -0.6 -0.8', 1.26, bright, {
        bevel: 0.3,
        at: [0, 0, 0.22],
      }),
      worm(),
    ],
    { at: [10.2, -0.2, 0], turn: [0, 0, 16] },
  )

const worm = () =>
  group(
    [
      lathe('0 0, 0.55 0 0.1, 0.55 2.4 0.1, 0 2.4', metal('#6c7175', 0.4)),
      ...row(6, (index) =>
        lathe('0 0, 0.82 0 0.1, 0.82 0.2 0.1, 0 0.2', metal('#8d9296', 0.3), { at: [0, 0.12 + index * 0.38, 0] }),
      ),
    ],
    { at: [-3.35, -1.3, 0.85], turn: [0, 0, -90] },
  )
