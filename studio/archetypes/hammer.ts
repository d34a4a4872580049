import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { lathe } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { metal, plastic, rubber } from './kit/materials.ts'
import { group } from './kit/place.ts'
import { slab } from './kit/slab.ts'

export interface HammerLook {
  shaft: Material
  grip: Material
  /** A second colour of the grip: its butt and its bands. */
  trim?: Material
  /** Head and shaft forged in one piece; otherwise the shaft is wedged into the head. */
  forged?: boolean
}

/** A claw hammer, 32 cm long, that lies on its side with its head towards the front. */
export const hammer = ({ shaft, grip, trim = rubber(colours.coal), forged = false }: HammerLook) =>
  group([group([handle(shaft, grip, trim, forged), head(forged), claw()], { turn: [90, 0, 0], at: [0, 1.5, -16] })])

const handle = (shaft: Material, grip: Material, trim: Material, forged: boolean) =>
  group([
    loft(
      forged
        ? '2 1.7 1.5 0.6, 16 1.7 1.3 0.6, 30 2 1.7 0.7'
        : '2 2.6 2 0.95, 14 2.3 1.8 0.85, 22 2.5 1.9 0.9, 31.1 2.7 1.7 0.8',
      shaft,
    ),
    loft('0 3.7 2.7 1.2, 1.4 3.7 2.7 1.2, 2.6 3.2 2.4 1.15', trim, { edge: 0.6 }),
    loft('1.2 3.35 2.5 1.15, 3.4 3.05 2.35 1.1, 7 3.3 2.5 1.2, 10.4 2.9 2.25 1.1, 12.6 2.8 2.2 1.05', grip, {
      edge: 0.3,
    }),
    ...[3.05, 3.3, 3.3, 3].map((width, index) => band(3.9 + index * 1.6, width, trim)),
  ])

const band = (y: number, width: number, trim: Material) => {
  const section = `${width + 0.22} ${width * 0.76 + 0.22} 1.26`
  return loft(`${y} ${section}, ${y + 0.42} ${section}`, trim, { edge: 0.15 })
}

const forgedSteel = metal('#6c7176', 0.42)
const ground = metal('#d4d7da', 0.2)

const head = (forged: boolean) =>
  group([
    loft('26.6 2.6 2.3 0.7, 27.4 3.7 2.9 0.8, 29 3.9 3 0.8, 30.7 3.5 2.8 0.7', forgedSteel, { edge: 0.35 }),
    ...(forged ? [] : [box([0.35, 0.3, 1.5], plastic('#4b3a2a'), { radius: 0.05, at: [0, 31, 0], turn: [0, 12, 0] })]),
    lathe('0 0, 1.25 0, 1.1 1.1 0.4, 1.5 2.3 0.3, 1.5 3.1', forgedSteel, { at: [1.5, 29, 0], turn: [0, 0, -90] }),
    lathe('0 0, 1.5 0, 1.52 0.8 0.2, 1.3 1.05 0.1, 0 1.15', ground, { at: [4.5, 29, 0], turn: [0, 0, -90] }),
  ])

const claw = () =>
  group([
    slab('-1 27.4 0.4, -1 30.6 0.3, -3.4 30.4 3, -4.6 29.9, -3.4 27.6 2', 2.5, forgedSteel, {
      bevel: 0.5,
      at: [0, 0, -1.25],
    }),
    ...[-1, 1].map((side) =>
      slab('-2.6 28 0.5, -2.4 30.5, -4.6 30 4, -7 28.4 4, -8.6 25.6 0.15, -6.6 27.2 3, -4.8 28 2', 0.95, ground, {
        bevel: 0.3,
        at: [0, 0, -0.475 + side * 0.72],
        turn: [0, side * 3, 0],
      }),
    ),
  ])
