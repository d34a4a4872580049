import type { Material } from 'three'
import { colours } from './kit/colours.ts'
import { lathe, post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { plastic } from './kit/materials.ts'
import { detail, group } from './kit/place.ts'
import { tube } from './kit/tube.ts'

export interface MixerTapLook {
  metal: Material
}

/** A basin mixer, 31 cm high, its neck curved towards the front and its lever at the right. */
export const mixerTap = ({ metal }: MixerTapLook) => group([column(metal), neck(metal), detail(lever(metal))])

const column = (metal: Material) =>
  group([
    lathe(
      '0 0, 3.2 0 0.2, 3.2 0.7 0.35, 2.5 1.1 0.3, 2.3 1.4, 2.25 13 0.2, 2.05 13.3 0.1, 1.5 14.2 0.3, 1.45 15',
      metal,
    ),
    lathe('2.2 12.1, 2.36 12.2 0.05, 2.36 12.5 0.05, 2.2 12.6', metal),
  ])

const neck = (metal: Material) =>
  group([
    tube(
      '0 14 0, 0 19 0, 0 23 0, 0.001 26.2 1.1, 0 28.9 3.6, 0 29.9 7, 0 28.9 10.4, 0 26.2 12.9, 0 23 14, 0 21.4 14',
      1.35,
      metal,
    ),
    lathe('0 0.3, 1.1 0.3, 1.2 0, 1.6 0 0.15, 1.62 1.8 0.2, 1.35 2.1', metal, { at: [0, 19.6, 14] }),
    post(1.15, 0.5, plastic('#3b3f43'), { at: [0, 19.65, 14] }),
  ])

const lever = (metal: Material) =>
  group([
    lathe('0 0, 1.75 0, 1.75 3.4 0.25, 1.5 3.8 0.2, 1.5 4.1, 1.75 4.3 0.2, 1.75 6 0.5, 0 6.2', metal, {
      at: [0, 7.6, 0],
      turn: [0, 0, -90],
    }),
    loft('0 1.3 1.5 0.6, 1.4 1.2 1.7 0.6, 6 0.8 1.9 0.38, 9.6 0.7 2 0.33', metal, {
      edge: 0.3,
      at: [5.2, 8.6, 0],
      turn: [0, 0, -14],
    }),
    post(0.34, 0.2, plastic(colours.pillarBox), { edge: 0.06, at: [3, 8.3, 1.55], turn: [66, 0, 0] }),
    post(0.34, 0.2, plastic(colours.cobalt), { edge: 0.06, at: [1.9, 8.3, 1.55], turn: [66, 0, 0] }),
  ])
