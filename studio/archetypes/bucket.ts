import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { plastic, rubber } from './kit/materials.ts'
import { pail } from './kit/pail.ts'
import { group, row } from './kit/place.ts'

export interface BucketLook {
  colour: Material
  sponge: Material
  size?: number
}

/** A bucket with litre marks inside, and a sponge beside it. */
export const bucket = ({ colour, sponge, size = 1 }: BucketLook) =>
  group([
    group([pail({ colour, grip: rubber(colours.coal) }), ...row(4, mark)], { scale: size }),
    box([13, 4.6, 8.4], sponge, { radius: 1.3, at: [-0.5, 0, 19.5 * size], turn: [0, 16, 0] }),
  ])

const mark = (index: number) =>
  group(
    [
      box([index % 2 ? 1.6 : 2.6, 0.22, 0.2], plastic(colours.lightGrey), {
        radius: 0.05,
        at: [0, 8 + index * 4, -10.6 - index * 0.5],
      }),
    ],
    {
      turn: [0, -6, 0],
    },
  )
