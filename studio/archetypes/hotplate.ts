import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { feet } from './kit/feet.ts'
import { glassZone, ironPlate } from './kit/hobs.ts'
import { knob } from './kit/knob.ts'
import { gloss, glow, plastic, rubber } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { tube } from './kit/tube.ts'

export interface HotplateLook {
  body: Material
  knobs?: Material
  plates?: 1 | 2
  top?: 'iron' | 'glass'
}

/** A table-top stove with one or two plates; 27 cm deep. */
export const hotplate = ({ body, knobs = plastic(colours.coal), plates = 2, top = 'iron' }: HotplateLook) => {
  const width = plates * 25 + 4
  return group([
    feet([width - 8, 20], rubber(colours.coal), { radius: 1.5, height: 1.4 }),
    box([width, 7, 29], body, { radius: 1.6, at: [0, 1.2, 0] }),
    top === 'iron' ? irons(plates) : glassTop(width),
    top === 'iron' ? dials(plates, knobs) : touch(),
    tube(
      `${width / 2 - 4} 4 -13.5, ${width / 2 - 2} 3 -17, ${width / 2 + 3} 0.5 -18, ${width / 2 + 7} 0.4 -12, ${width / 2 + 6} 0.4 -4`,
      0.42,
      rubber(colours.coal),
    ),
  ])
}

const middles = (plates: number) => Array.from({ length: plates }, (_, index) => (index - (plates - 1) / 2) * 25)

const irons = (plates: number) =>
  group(middles(plates).map((x, index) => ironPlate(index ? 7.6 : 9.4, { at: [x, 8.1, -1.5] })))

const dials = (plates: number, knobs: Material) =>
  group(
    middles(plates).flatMap((x, index) => [
      knob(2.2, knobs, { height: 2, mark: plastic('#9aa0a4'), pointing: index * 50, at: [x, 4.7, 14.3] }),
      slab(rectangle(0.8, 0.8, 0.4), 0.4, glow('#ff5a2a', 1.1), { at: [x + 5, 4.7, 14.3] }),
    ]),
  )

const glassTop = (width: number) =>
  group([
    box([width - 1.2, 1, 27.8], gloss('#0e1011'), { radius: 0.45, at: [0, 7.9, 0] }),
    glassZone(9, { at: [0, 8.95, -3] }),
  ])

const touch = () =>
  group([
    ...row(4, (index) =>
      slab(rectangle(1.7, 1.7, 0.85), 0.12, plastic('#5d6367'), {
        turn: [-90, 0, 0],
        at: [-6 + index * 4, 8.86, 10.6],
      }),
    ),
    slab(rectangle(1.1, 1.1, 0.55), 0.16, glow('#ff4a2a', 1.4), { turn: [-90, 0, 0], at: [-6, 8.87, 10.6] }),
  ])
