import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { feet } from './kit/feet.ts'
import { knob } from './kit/knob.ts'
import { chrome, gloss, paper, plastic, rubber } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { detail, group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'

export interface ToasterLook {
  body: Material
  trim?: Material
  slots?: 2 | 4
  bread?: boolean
}

/** A toaster, 29 cm long, with its levers at the right end. */
export const toaster = ({ body, trim = plastic(colours.coal), slots = 2, bread = false }: ToasterLook) => {
  const depth = slots === 2 ? 17 : 27
  const places = slotPlaces(slots)
  return group([
    feet([22, depth - 6], rubber(colours.coal), { radius: 1.1, height: 1 }),
    slab(rectangle(27.4, depth - 1.2, 4.4), 3.6, trim, { bevel: 0.7, turn: [-90, 0, 0], at: [0, 0.7, 0] }),
    box([29, 17.2, depth], body, { radius: 4.6, at: [0, 2.2, 0] }),
    ...places.map((z) => slot(z)),
    ...(bread ? places.map((z) => toast(z)) : []),
    detail(levers(slots, trim)),
  ])
}

const slotPlaces = (slots: number) => Array.from({ length: slots }, (_, index) => (index - (slots - 1) / 2) * 5.6)

const slot = (z: number) =>
  group(
    [
      slab(rectangle(20.6, 3.3, 0.9), 0.5, chrome(), {
        bevel: 0.2,
        holes: [rectangle(19, 1.9, 0.4)],
        turn: [-90, 0, 0],
      }),
      box([19.4, 0.3, 2.2], gloss('#141516'), { radius: 0.1, at: [0, 0.05, 0] }),
    ],
    { at: [0, 19.2, z] },
  )

const toast = (z: number) => {
  const slice = '-6.2 -5 0.8, 6.2 -5 0.8, 6.2 3.4 1.6, 5.6 5 2.4, -5.6 5 2.4, -6.2 3.4 1.6'
  return group(
    [
      slab(slice, 1.5, paper('#b06f33'), { bevel: 0.4, at: [0, 0, -0.75] }),
      slab(slice, 1.64, paper('#e2ad62'), { bevel: 0.2, scale: [0.9, 0.9, 1], at: [0, 0, -0.82] }),
    ],
    { at: [0, 19.4, z] },
  )
}

const levers = (slots: number, trim: Material) =>
  group(
    row(slots / 2, (index) =>
      group(
        [
          box([1.6, 9, 0.5], gloss('#17191a'), { radius: 0.25, at: [0, 7.4, -0.2] }),
          box([5.4, 1.9, 2.6], trim, { radius: 0.7, at: [0, 13.1, 1.5] }),
          box([1, 1, 2.6], chrome(), { radius: 0.2, at: [0, 13.5, 0] }),
          knob(1.7, trim, { mark: plastic(colours.white), at: [-4.2, 9, 0.2], pointing: 40 }),
          ...row(2, (button) => box([2.2, 1, 0.7], chrome(), { radius: 0.3, at: [4, 8 + button * 1.9, 0] })),
        ],
        { at: [slots === 2 ? 0 : (index - 0.5) * 12.4, 0, 0], scale: slots === 2 ? 1 : [0.82, 1, 1] },
      ),
    ),
    { at: [14.5, 0, 0], turn: [0, 90, 0] },
  )
