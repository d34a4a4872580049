import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { feet } from './kit/feet.ts'
import { castIron, glow, plastic, rubber, steel } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { tube } from './kit/tube.ts'

export interface SandwichPressLook {
  body: Material
  handle?: Material
  /** The panel on the lid and the strip along its seam. */
  band?: Material
  sandwiches?: 2 | 4
  /** Degrees that the lid stands open. */
  open?: number
}

/** A sandwich press hinged at the back; 26 or 34 cm wide. */
export const sandwichPress = ({
  body,
  handle = plastic(colours.coal),
  band = steel(),
  sandwiches = 2,
  open = 0,
}: SandwichPressLook) => {
  const width = sandwiches === 2 ? 26 : 35
  return group([
    feet([width - 6, 18], rubber(colours.coal), { radius: 1.5, height: 1.2 }),
    box([width, 5.4, 26], body, { radius: 2.2, at: [0, 1, 0] }),
    plate(width, { at: [0, 6.2, 0.4] }),
    group([lid(width, body, handle, band)], { at: [0, 7.4, -12], turn: [-open, 0, 0] }),
    box([width * 0.62, 5, 2.6], handle, { radius: 1, at: [0, 4.4, -13] }),
    tube(
      `${width / 2 - 6} 3 -13, ${width / 2 - 3} 2 -17, ${width / 2 + 3} 0.5 -19, ${width / 2 + 8} 0.45 -14, ${width / 2 + 7} 0.45 -5`,
      0.42,
      rubber(colours.coal),
    ),
  ])
}

const plate = (width: number, place: { at: readonly [number, number, number] }) =>
  group(
    [
      box([width - 2.6, 0.8, 22.6], castIron(), { radius: 0.35 }),
      ...row(Math.round(width / 2.4), (index) =>
        box([0.9, 0.5, 20], castIron(), {
          radius: 0.25,
          at: [(index + 0.5) * 2.4 - Math.round(width / 2.4) * 1.2, 0.6, 0],
        }),
      ),
    ],
    place,
  )

const lid = (width: number, body: Material, handle: Material, band: Material) =>
  group([
    group([plate(width, { at: [0, 0, 0] })], { turn: [180, 0, 0], at: [0, 0.7, 12.4] }),
    box([width, 6, 26], body, { radius: 2.6, at: [0, 0.3, 12] }),
    slab(rectangle(width - 7, 16, 3), 0.5, band, { bevel: 0.2, turn: [-90, 0, 0], at: [0, 6.1, 11.4] }),
    slab(rectangle(width - 0.6, 25.4, 2.4), 0.9, band, { bevel: 0.2, turn: [-90, 0, 0], at: [0, -0.5, 12] }),
    tube(
      `${-width / 2 + 4} 3 24.4, ${-width / 2 + 4} 3.4 28.4, ${-width / 2 + 6} 3.6 29.6, 0 3.7 30.2, ${width / 2 - 6} 3.6 29.6, ${width / 2 - 4} 3.4 28.4, ${width / 2 - 4} 3 24.4`,
      1.15,
      handle,
      { tension: 0.2 },
    ),
    ...row(2, (index) =>
      slab(rectangle(1.1, 1.1, 0.55), 0.25, glow(index ? '#63d471' : '#ff5a3a', 1), {
        turn: [-90, 0, 0],
        bevel: 0.05,
        at: [(index - 0.5) * 3.2, 6.05, 22.1],
      }),
    ),
  ])
