import type { Material } from 'three'
import { lathe } from './kit/lathe.ts'
import { detail, group, row } from './kit/place.ts'
import { ring } from './kit/tube.ts'

export interface PlatesLook {
  glaze: Material
  rim: Material
}

/** Four dinner plates of 27 cm, four side plates of 19 and three bowls of 16 on top of one another. */
export const plates = ({ glaze, rim }: PlatesLook) =>
  group([
    ...row(4, (index) => group([plate(13.5, glaze, rim)], { at: [0.1 * index, index * 1.15, 0] })),
    ...row(4, (index) => group([plate(9.7, glaze, rim)], { at: [0, 4.2 + index * 1.05, 0.1 * index] })),
    detail(group(row(3, (index) => group([bowl(glaze, rim)], { at: [0.1 * index, 7.9 + index * 2.1, 0] })))),
  ])

const plate = (radius: number, glaze: Material, rim: Material) =>
  group([
    lathe(
      `0 0.2, ${radius * 0.6} 0.2, ${radius * 0.6} 0 0.1, ${radius * 0.66} 0 0.2, ${radius} 2.05 0.2, ${radius - 0.1} 2.3 0.1,
      ${radius * 0.7} 0.8 1.2, 0 0.65`,
      glaze,
    ),
    ring(radius - 0.02, 0.24, rim, { at: [0, 2.18, 0] }),
  ])

const bowl = (glaze: Material, rim: Material) =>
  group([
    lathe('0 0.3, 3.4 0.3, 3.4 0 0.1, 3.9 0 0.2, 6.6 2.2 3, 8 5.8, 7.7 5.9 0.1, 6.2 2.5 3, 3.6 0.8 2, 0 0.7', glaze),
    ring(7.88, 0.25, rim, { at: [0, 5.85, 0] }),
  ])
