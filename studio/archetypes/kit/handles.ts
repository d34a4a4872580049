import type { Material } from 'three'
import { post } from './lathe.ts'
import { group, type Place } from './place.ts'
import { tube } from './tube.ts'

/** A straight bar on two posts that stands out towards the front from `at`, its middle; upright unless turned. */
export const barHandle = (
  length: number,
  material: Material,
  { radius = 0.7, out = 3, ...place }: Place & { radius?: number; out?: number } = {},
) => {
  const reach = length / 2 - radius * 2.5
  const legs = [-reach, reach].map((y) => post(radius * 0.75, out, material, { turn: [90, 0, 0], at: [0, y, 0] }))
  return group(
    [
      tube(
        [
          [0, -length / 2, out],
          [0, 0, out],
          [0, length / 2, out],
        ],
        radius,
        material,
      ),
      ...legs,
    ],
    place,
  )
}

/** A bent bar handle that comes out of the wall at both ends, upright unless turned; `at` is its middle on the wall. */
export const bowHandle = (
  length: number,
  material: Material,
  { radius = 0.8, out = 4, ...place }: Place & { radius?: number; out?: number } = {},
) => {
  const [end, bend] = [length / 2, length / 2 - out * 0.35]
  const line = [
    [0, -end, -0.2],
    [0, -end, out * 0.45],
    [0, -bend, out],
    [0, 0, out],
    [0, bend, out],
    [0, end, out * 0.45],
    [0, end, -0.2],
  ] as const
  return group([tube(line, radius, material)], place)
}
