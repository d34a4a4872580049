import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { feet } from './kit/feet.ts'
import { loft } from './kit/loft.ts'
import { gloss, glow, plastic, rubber, steel } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { detail, group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'

export interface AirFryerLook {
  body: Material
  trim?: Material
  drawers?: 1 | 2
}

/** An air fryer, 33 cm high, with one wide drawer or two beside each other. */
export const airFryer = ({ body, trim = steel(), drawers = 1 }: AirFryerLook) => {
  const width = drawers === 1 ? 28 : 40
  return group([
    feet([width - 10, 20], rubber(colours.coal), { radius: 1.6, height: 1.2 }),
    loft(`1 ${width - 2.4} 27.6 6, 4 ${width} 30 7, 17.6 ${width} 30 7`, body, { edge: 1 }),
    loft(`17 ${width - 0.9} 29.1 6.6, 18.6 ${width - 0.9} 29.1 6.6`, gloss('#151718'), { edge: 0.1 }),
    loft(`18 ${width} 30 7, 22 ${width} 30 7, 27 ${width - 1.4} 28.6 7.4, 34 ${width - 6} 24 8`, body, { edge: 3.4 }),
    panel(width),
    ...row(drawers, (index) =>
      detail(drawer(body, trim, drawers === 1 ? 0 : (index - 0.5) * 18.6, drawers === 1 ? 22 : 17)),
    ),
  ])
}

const panel = (width: number) =>
  group(
    [
      slab(rectangle(Math.min(24, width - 12), 7, 2.6), 0.9, gloss('#0d0f10'), { bevel: 0.3 }),
      ...row(5, (index) =>
        slab(rectangle(1, 1, 0.5), 0.1, glow('#bfe8ff', 0.9), { bevel: 0.03, at: [-6 + index * 3, -1.8, 0.86] }),
      ),
      slab(rectangle(5.4, 1.7, 0.3), 0.1, glow('#ff8a4a', 1), { bevel: 0.03, at: [0, 1.2, 0.86] }),
    ],
    { at: [0, 26.4, 13.75], turn: [-12, 0, 0] },
  )

const drawer = (body: Material, trim: Material, x: number, width: number) =>
  group(
    [
      slab(rectangle(width, 12.6, 2.2), 2.2, body, { bevel: 0.9, at: [0, 10, 13.6] }),
      box([5.4, 8.6, 3], body, { radius: 1.4, at: [0, 5.6, 14.4] }),
      loft('0 4.4 2.6 1.2, 5 3.8 2.8 1.3, 9.6 4.4 2.8 1.3', plastic(colours.coal), { at: [0, 4.6, 19.8] }),
      box([4.2, 2.6, 6], plastic(colours.coal), { radius: 1, at: [0, 11.4, 18.2] }),
      box([0.9, 6.6, 0.5], trim, { radius: 0.25, at: [0, 5.8, 21] }),
      box([width - 5, 0.5, 0.4], trim, { radius: 0.2, at: [0, 14.6, 15.7] }),
    ],
    { at: [x, 0, 0] },
  )
