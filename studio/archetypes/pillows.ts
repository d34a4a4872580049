import type { Material, Vector3 } from 'three'
import { group, type Place, type Point } from './kit/place.ts'
import { sheet } from './kit/sheet.ts'
import { tube } from './kit/tube.ts'

export interface PillowsLook {
  cover: Material
  piping: Material
}

/** Two pillows of 70 by 45 cm with piping round their seams, one lying across the other. */
export const pillows = ({ cover, piping }: PillowsLook) =>
  group([
    pillow(cover, piping, { turn: [0, -5, 0] }),
    pillow(cover, piping, { at: [-2, 11.5, -3], turn: [1.5, 15, 1] }),
  ])

const width = 70
const depth = 46
const height = 21
const seam = 6.4

const pillow = (cover: Material, piping: Material, place: Place) =>
  group(
    [
      sheet(`${-depth / 2} ${seam}, 0 ${seam}, ${depth / 2} ${seam}`, cover, {
        width,
        thickness: height,
        rim: 0.2,
        puff: plump,
        drape: settle,
      }),
      tube(edge, 0.42, piping, { closed: true }),
    ],
    place,
  )

const plump = (along: number, across: number) => {
  const [u, v] = [(2 * across) / width, (2 * along) / depth - 1]
  const dome = Math.max(0, (1 - u ** 2) * (1 - v ** 2)) ** 0.4
  const creases =
    0.035 * Math.sin(u * 17 + v * 9) * u ** 2 * v ** 2 + 0.02 * Math.sin(v * 13 - u * 5) * (u ** 2 + v ** 2)
  const gathers = 0.05 * (Math.sin(across * 0.95) * v ** 4 + Math.sin(along * 1.05) * u ** 4)
  return dome * (1 + creases * 3 + gathers)
}

/** The sides draw in between the four corners, and the pillow lies flat on what is under it. */
const settle = (point: Vector3) => {
  const [u, v] = [(2 * point.x) / width, (2 * point.z) / depth]
  point.x *= 1 - 0.045 * (1 - v ** 2)
  point.z *= 1 - 0.06 * (1 - u ** 2)
  point.y -= sag(u, v)
  if (point.y < seam) point.y = Math.max(0, seam - (seam - point.y) * 0.9)
}

/** How far the seam hangs down, most of all in the corners. */
const sag = (u: number, v: number) => 2.6 * (u * v) ** 4 + 0.9 * (u ** 4 + v ** 4) - 0.9

const side = (count: number, at: (share: number) => readonly [number, number]) =>
  Array.from({ length: count }, (_, index): Point => {
    const [u, v] = at((index / count) * 2 - 1)
    return [u * (width / 2) * (1 - 0.045 * (1 - v ** 2)), seam - sag(u, v), v * (depth / 2) * (1 - 0.06 * (1 - u ** 2))]
  })

const edge: Point[] = [
  ...side(24, (share) => [share, -1]),
  ...side(16, (share) => [1, share]),
  ...side(24, (share) => [-share, 1]),
  ...side(16, (share) => [-1, -share]),
]
