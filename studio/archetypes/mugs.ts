import type { Material } from 'three'
import { colours as words } from './kit/colours.ts'
import { lathe } from './kit/lathe.ts'
import { plastic } from './kit/materials.ts'
import { group } from './kit/place.ts'
import { tube } from './kit/tube.ts'

export interface MugsLook {
  colours: readonly [Material, Material, Material, Material]
  inside?: Material
  shape?: keyof typeof shapes
}

/** Four mugs of about 9 cm, set out in two rows. */
export const mugs = ({ colours, inside, shape = 'stoneware' }: MugsLook) =>
  group(
    colours.map((glaze, index) =>
      group([shapes[shape](glaze, inside ?? glaze)], {
        at: places[index]?.at ?? [0, 0, 0],
        turn: [0, places[index]?.turn ?? 0, 0],
      }),
    ),
    { turn: [0, 35, 0] },
  )

const places = [
  { at: [-9.6, 0, 4.6], turn: 205 },
  { at: [2.6, 0, 5.4], turn: -38 },
  { at: [-2.8, 0, -5.6], turn: 140 },
  { at: [9.8, 0, -4.4], turn: 8 },
] as const

const stoneware = (glaze: Material, inside: Material) =>
  group([
    lathe('0 0.25, 2.6 0.25, 2.7 0 0.1, 3 0 0.2, 3.5 0.7 0.8, 4.35 2.6 3, 4.3 7, 4.2 9.2', glaze),
    lathe('4.2 9.15, 4.15 9.4 0.12, 3.8 9.4 0.15, 3.7 8.4, 3.85 3, 3.1 1 1, 0 0.9', inside),
    lathe('0 0, 3 0 0.2, 3.25 0.5, 0 0.6', plastic(words.sand)),
    tube('4.6 7.7 0, 5.7 7.8 0, 6.9 6.8 0, 6.9 4.8 0, 5.9 3.2 0, 4.6 2.9 0', 0.62, glaze, { scale: [1, 1, 1.25] }),
  ])

const enamelled = (glaze: Material, inside: Material) =>
  group([
    lathe('0 0.3, 3.9 0, 4.1 0.1 0.1, 4.25 0.6 0.2, 4.25 8.2', glaze),
    lathe('4.2 8.15, 4.5 8.2 0.15, 4.5 8.55 0.15, 4.15 8.55 0.15, 4.05 8, 4.05 1 0.5, 0 0.6', inside),
    tube('4.5 7.1 0, 5.7 7.2 0, 6.9 6.6 0, 7 4.6 0, 6.2 2.6 0, 4.5 2 0', 0.42, glaze, { scale: [1, 1, 1.7] }),
  ])

const shapes = { stoneware, enamelled }
