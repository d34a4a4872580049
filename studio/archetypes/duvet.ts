import type { Material, Vector3 } from 'three'
import { loft } from './kit/loft.ts'
import { detail, group } from './kit/place.ts'
import { sheet } from './kit/sheet.ts'

export interface DuvetLook {
  cover: Material
  stripe: Material
  ribbon: Material
  /** How thick one layer is, in centimetres. */
  loftiness?: number
}

/** A duvet, folded twice to 62 cm, tied with a ribbon and a bow. */
export const duvet = ({ cover, stripe, ribbon, loftiness = 5.4 }: DuvetLook) =>
  group([bundle(cover, stripe, loftiness), tie(ribbon, loftiness), bow(ribbon, loftiness * 4 * pinched + 0.4)])

const width = 60
const front = 24
const back = -22
const pinched = 0.84

const bundle = (cover: Material, stripe: Material, t: number) =>
  sheet(
    `${back} ${t * 0.5}, ${front} ${t * 0.5} ${t * 1.5}, ${front} ${t * 3.5} ${t * 1.5}, ${back} ${t * 3.5} ${t * 0.5},
    ${back} ${t * 2.5} ${t * 0.5}, ${front - t} ${t * 2.5} ${t * 0.5}, ${front - t} ${t * 1.5} ${t * 0.5}, ${back} ${t * 1.5}`,
    cover,
    { width, thickness: t * 0.99, puff: quilted, drape: gathered, bands: striped(cover, stripe) },
  )

const quilted = (along: number, across: number) => {
  const seam = Math.min(Math.abs(Math.sin((along / 16) * Math.PI)), Math.abs(Math.cos((across / 15.5) * Math.PI)))
  return 0.84 + 0.16 * Math.sqrt(seam) + 0.02 * Math.sin(along * 0.5 + across * 0.4)
}

/** The ribbon draws the middle together, and the two sides sink a little. */
const gathered = (point: Vector3, _: number, across: number) => {
  point.y *= 1 - (1 - pinched) * Math.exp(-((across / 5) ** 2)) - 0.1 * (across / (width / 2)) ** 4
  point.z *= 1 - 0.05 * Math.exp(-((across / 5) ** 2))
}

const striped = (cover: Material, stripe: Material) =>
  Array.from({ length: 18 }, (_, index) => 4 + index * 8).flatMap((from) => [
    [from, stripe] as const,
    [from + 1.5, cover] as const,
    [from + 2.3, stripe] as const,
    [from + 2.8, cover] as const,
  ])

const tie = (ribbon: Material, t: number) =>
  sheet(
    `0 -0.1, ${back - t * 0.55} -0.1 ${t}, ${back - t * 0.55} ${t * 4.03 + 0.2} ${t}, ${front + t * 0.54} ${t * 4.03 + 0.2} ${t * 2},
    ${front + t * 0.54} -0.1 ${t * 2}, 0 -0.1`,
    ribbon,
    { width: 5.4, thickness: 0.4, drape: gathered, rim: 0.2 },
  )

const bow = (ribbon: Material, y: number) =>
  detail(
    group(
      [
        loop(ribbon, 78),
        loop(ribbon, -86),
        tail(ribbon, 30),
        tail(ribbon, -27),
        loft('-2 3 3.4 1.2, 0 3.6 4 1.5, 2 3 3.4 1.2', ribbon, { edge: 0.8, turn: [0, 0, 90], at: [0, 1.5, 0] }),
      ],
      { at: [0, y, 5], turn: [0, 8, 0], scale: 1.4 },
    ),
  )

const loop = (ribbon: Material, turn: number) =>
  sheet('0.4 1.4, 7 6 3, 13.2 5.4 2.6, 12 0.7 1.6, 6 1 2, 0.4 0.9', ribbon, {
    width: 6,
    thickness: 0.36,
    rim: 0.18,
    drape: (point, along) => {
      point.x *= 0.36 + 0.64 * Math.sin(Math.min(1, along / 28) * Math.PI) ** 0.7
    },
    turn: [0, turn, 0],
  })

const tail = (ribbon: Material, turn: number) =>
  sheet('0.5 0.9, 4 2.6 3, 9 3.1 3, 12 3.7 2, 15.5 3', ribbon, {
    width: 4.6,
    thickness: 0.34,
    rim: 0.17,
    drape: (point, along, across) => {
      point.x *= Math.min(1, 0.4 + along / 9)
      if (along > 12) point.z += (Math.abs(across) - 1.1) * (along - 12) * 0.35
    },
    turn: [0, turn, 0],
  })
