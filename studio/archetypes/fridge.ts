import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { feet } from './kit/feet.ts'
import { barHandle, bowHandle } from './kit/handles.ts'
import { chrome, gloss, glow, plastic, rubber, steel } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { detail, group, type Point } from './kit/place.ts'
import { slab } from './kit/slab.ts'

export interface FridgeLook {
  body: Material
  trim?: Material
  /** The share of the height that the upper door takes; 1 is a single door. */
  upper?: number
  /** In centimetres. */
  height?: number
  width?: number
  /** Radius of the edges, in centimetres: 6 looks like the nineteen-fifties. */
  edge?: number
  dispenser?: boolean
}

/** A fridge with one or two doors, its hinges on the right. */
export const fridge = ({
  body,
  trim = steel(),
  upper = 0.33,
  height = 145,
  width = 55,
  edge = 1.6,
  dispenser = false,
}: FridgeLook) => {
  const split = upper === 1 ? [height - 5] : [(height - 5) * (1 - upper), height - 5]
  const doors = split.map((to, index) => ({
    from: 5 + (split[index - 1] ?? 0),
    to: 5 + to - 0.9,
    width,
    body,
    trim,
    edge,
    told: !dispenser || index === 1,
  }))
  return group([
    feet([width - 10, 44], plastic(colours.coal), { radius: 2.2, height: 3.4 }),
    shell(width, height - 3, 52, edge, body, { at: [0, 3, -31] }),
    shell(width - 1.6, height - 8, 3.4, edge, rubber('#7d8286'), { at: [0, 5.4, 18.4] }),
    ...(edge < 4
      ? [box([9, 1, 7], plastic(colours.coal), { radius: 0.4, at: [width / 2 - 7, height - 0.2, 18] })]
      : []),
    ...doors.map(door),
    badge(width, height, upper),
    ...(dispenser ? [detail(water(height))] : []),
  ])
}

interface Door {
  from: number
  to: number
  width: number
  body: Material
  trim: Material
  edge: number
  /** Whether the handle is worth a close-up. */
  told: boolean
}

const door = ({ from, to, width, body, trim, edge, told }: Door) => {
  const tall = to - from
  const long = Math.min(40, tall * 0.52)
  const y = from > 20 ? from + long / 2 + 5 : to - long / 2 - 6
  const handle =
    edge < 4
      ? barHandle(long, trim, { radius: 1.25, out: 3.8 })
      : bowHandle(Math.min(20, long), trim, { radius: 1.3, out: 3.6 })
  handle.position.set(-width / 2 + 6, y, 27.2)
  return group([shell(width, tall, 6.4, edge, body, { at: [0, from, 21.2] }), told ? detail(handle) : handle])
}

/** A box of round upright edges towards the front, standing on `at`, from there to the front. */
const shell = (width: number, tall: number, depth: number, edge: number, body: Material, place: { at: Point }) =>
  group(
    [
      slab(rectangle(width, tall, edge * 1.4), depth, body, {
        bevel: Math.min(edge * 0.8, depth * 0.45),
        at: [0, tall / 2, 0],
      }),
    ],
    place,
  )

const badge = (width: number, height: number, upper: number) =>
  slab(rectangle(9, 1.6, 0.5), 0.4, chrome(), { at: [width / 2 - 10, height - (upper === 1 ? 8 : 9), 27.4] })

const water = (height: number) =>
  group(
    [
      slab(rectangle(15, 24, 2), 1, steel(), { bevel: 0.3, holes: [rectangle(12.6, 21.6, 1.4)] }),
      slab(rectangle(12.8, 21.8, 1.4), 0.5, gloss('#131517'), { bevel: 0.1 }),
      box([5, 3, 2.2], plastic('#3b4044'), { radius: 0.6, at: [0, 2.6, 0.6] }),
      box([3, 4.4, 0.8], steel(), { radius: 0.4, at: [0, -2.6, 0.8], turn: [14, 0, 0] }),
      box([11, 0.8, 2], steel(), { radius: 0.3, at: [0, -10.6, 0.8] }),
      slab(rectangle(4.6, 1.4, 0.3), 0.12, glow('#9fe1ff', 1.1), { bevel: 0.03, at: [0, 8, 0.5] }),
    ],
    { at: [2, height - 54, 27.3] },
  )
