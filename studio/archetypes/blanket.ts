import type { Material } from 'three'
import { detail, group, row } from './kit/place.ts'
import { sheet } from './kit/sheet.ts'
import { ball, wire } from './kit/tube.ts'

export interface BlanketLook {
  wool: Material
  /** From the fringe on. */
  stripes: readonly Material[]
}

/** A folded blanket, 44 cm wide, its striped end hanging over the front with a knotted fringe. */
export const blanket = ({ wool, stripes }: BlanketLook) =>
  group([
    folded(wool, stripes),
    ...row(tassels, (index) => (index < 17 ? tassel(wool, index) : detail(tassel(wool, index)))),
  ])

const width = 44
const t = 2.3
const front = 17
const back = -15
const hang = 5.8
const tassels = 27

const folded = (wool: Material, stripes: readonly Material[]) =>
  sheet(
    `${back} ${t * 0.5}, ${front} ${t * 0.5} ${t * 0.5}, ${front} ${t * 1.5} ${t * 0.5}, ${back} ${t * 1.5} ${t * 0.5},
    ${back} ${t * 2.5} ${t * 0.5}, ${front} ${t * 2.5} ${t * 0.5}, ${front} ${t * 3.5} ${t * 0.5}, ${back} ${t * 3.5} ${t * 0.5},
    ${back} ${t * 4.5} ${t * 0.5}, ${front + t * 0.8} ${t * 4.5} ${t * 1.1}, ${front + t * 0.8} ${hang}`,
    wool,
    { width, thickness: t * 0.98, puff: soft, drape, bands: banded(wool, stripes) },
  )

const soft = (along: number, across: number) =>
  1 + 0.05 * Math.sin(along * 0.27 + across * 0.1) + 0.04 * Math.sin(across * 0.37 - along * 0.11)

const drape = (point: { x: number; y: number; z: number }, along: number, across: number) => {
  point.y *= 1 - 0.05 * (across / (width / 2)) ** 4 + 0.012 * Math.sin(across * 0.24)
  point.z += 0.35 * Math.sin(across * 0.2 + 1) + 0.12 * Math.sin(along * 0.4)
}

const end = 5 * (front - back) + 2.6 + 4 * 0.6 * t + t * 4.5 - hang - t

/** Bands of two centimetres with a little wool between them, first on the front, then again on the top. */
const banded = (wool: Material, stripes: readonly Material[]) =>
  stripes.toReversed().flatMap((stripe, index) => {
    const from = end - 3.4 - (stripes.length - index) * 3.1
    return [[from, stripe] as const, [from + 2.2, wool] as const]
  })

const tassel = (wool: Material, index: number) => {
  const x = ((index + 0.5) / tassels - 0.5) * (width - 1)
  const sway = Math.sin(index * 2.3) * 0.35
  return group(
    [
      ball(0.5, wool, { scale: [1, 1.15, 0.9] }),
      ...[-0.32, 0, 0.32].map((side, strand) =>
        wire(
          `${side * 0.5} 0 0, ${side + sway * 0.4} -1.6 ${0.15 * strand}, ${side * 1.7 + sway} -3.9 ${0.3 + 0.3 * Math.cos(index + strand)}`,
          0.21,
          wool,
          { bent: true },
        ),
      ),
    ],
    { at: [x, hang * 0.97 - 0.2, front + t * 0.8 + 0.35 * Math.sin(x * 0.2 + 1)] },
  )
}
