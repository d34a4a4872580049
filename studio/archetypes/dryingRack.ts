import type { Material } from 'three'
import { colours } from './kit/colours.ts'
import { post } from './kit/lathe.ts'
import { plastic, rubber } from './kit/materials.ts'
import { group, row } from './kit/place.ts'
import { sheet } from './kit/sheet.ts'
import { ball, wire } from './kit/tube.ts'

export interface DryingRackLook {
  metal: Material
  towel: Material
  cloth: Material
  /** With a slanted wing on either side. */
  wings?: boolean
}

/** A folding clothes airer on crossed legs, its lines 62 cm above the floor, with a towel and a cloth hung over them. */
export const dryingRack = ({ metal, towel, cloth, wings = false }: DryingRackLook) =>
  group([
    ...[-1, 1].map((side) => legs(metal, side * 25)),
    ...[1, -1].flatMap((side) => [
      wire(`${side * 30} 2 -25, ${side * 30} 2 25`, 0.8, metal),
      wire(`${side * 30} 2 -25, ${side * 30} 2 25`, 0.8, metal, { at: [side * -15, 14, 0] }),
    ]),
    deck(metal, 76, 11),
    ...(wings ? [1, -1].map((side) => wing(metal, side)) : []),
    hung(towel, { long: 34, width: 38, at: wings ? [-14.2, 0, 1] : [-14.2, 0, 1] }),
    hung(cloth, { long: 20, width: 30, at: [21.2, 0, -3] }),
  ])

const top = 62

const legs = (metal: Material, z: number) =>
  group([
    ...[1, -1].flatMap((side) => [
      wire(`${side * 31} 1 0, ${side * -33} ${top - 1} 0`, 0.95, metal, { at: [0, 0, z + side * 0.9] }),
      post(1.5, 3.4, rubber(colours.coal), {
        at: [side * 31.4, 0, z + side * 0.9],
        turn: [0, 0, side * 46],
        edge: 0.4,
      }),
    ]),
    post(1.7, 4.2, plastic(colours.coal), { at: [-0.9, 30.6, z - 2.1], turn: [90, 0, 0], edge: 0.4 }),
  ])

const deck = (metal: Material, length: number, lines: number) =>
  group(
    [
      ...[-1, 1].map((side) => wire(`${-length / 2} 0 ${side * 27}, ${length / 2} 0 ${side * 27}`, 0.95, metal)),
      ...row(lines, (index) => {
        const x = (index / (lines - 1) - 0.5) * length
        return wire(`${x} 0 -27, ${x} 0 27`, index % (lines - 1) ? 0.5 : 0.95, metal)
      }),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) => ball(1.25, plastic(colours.coal), { at: [(x * length) / 2, 0, z * 27] })),
      ),
    ],
    { at: [0, top, 0] },
  )

const wing = (metal: Material, side: number) =>
  group([group([deck(metal, 44, 6)], { at: [22, -top, 0] })], {
    at: [side * 39, top, 0],
    turn: [0, side > 0 ? 0 : 180, 24],
  })

interface Hung {
  /** How far it hangs down in front of its line. */
  long: number
  width: number
  at: readonly [number, number, number]
}

const hung = (cloth: Material, { long, width, at: [x, , z] }: Hung) =>
  sheet(`-2.2 ${top - long * 0.8}, -1.2 ${top + 1.1} 1.2, 1.2 ${top + 1.1} 1.2, 2.2 ${top - long}`, cloth, {
    width,
    thickness: 1,
    drape: (point, along, across) => {
      const free = Math.min(1, Math.abs(top - point.y) / 22)
      point.z +=
        free * (1.1 * Math.sin(across * 0.36) + 0.25 * Math.sin(across * 0.8 + along * 0.1)) * Math.sign(point.z)
      point.y += 0.35 * free * Math.sin(across * 0.21)
      point.x *= 1 - 0.05 * free
    },
    at: [x, 0, z],
    turn: [0, 90, 0],
  })
