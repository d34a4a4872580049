import type { Material } from 'three'
import { lathe, post } from './kit/lathe.ts'
import { plastic } from './kit/materials.ts'
import { numbers, rectangle } from './kit/outline.ts'
import { group, row } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { wire } from './kit/tube.ts'

export interface ClockLook {
  rim: Material
  face: Material
  /** The second hand and its hub. */
  seconds: Material
  numerals?: 'all' | 'quarters'
  size?: number
}

/** A round wall clock, 30 cm across, that shows ten past ten. */
export const clock = ({ rim, face, seconds, numerals = 'all', size = 1 }: ClockLook) =>
  group(
    [
      group([casing(rim), dial(face)], { turn: [90, 0, 0] }),
      ...row(60, (minute) => tick(minute)),
      ...row(12, (index) => numeral(index + 1, numerals)),
      hand(304, [0.55, 7, 1.6], 3.05, ink),
      hand(49, [0.4, 10.4, 1.8], 3.3, ink),
      hand(200, [0.14, 11, 3], 3.55, seconds),
      post(0.75, 0.5, seconds, { at: [0, 0, 3.4], turn: [90, 0, 0] }),
    ],
    { at: [0, 15 * size, 0], scale: size, turn: [0, 0, 0] },
  )

const ink = plastic('#26282b')

const casing = (rim: Material) =>
  lathe('0 0, 13.6 0 0.6, 15 1.6 1, 15 3.6 0.8, 14.2 4.6 0.6, 13.5 4.5 0.3, 13.1 2.4, 0 2.4', rim)

const dial = (face: Material) => post(13.2, 0.4, face, { at: [0, 2.2, 0], edge: 0 })

const tick = (minute: number) => {
  const [width, length] = minute % 5 ? [0.16, 0.7] : [0.4, 1.3]
  return group([slab(rectangle(width, length), 0.12, ink, { bevel: 0, at: [0, 12.5 - length / 2, 2.55] })], {
    turn: [0, 0, -6 * minute],
  })
}

const hand = (angle: number, [width, length, tail]: readonly [number, number, number], z: number, material: Material) =>
  group(
    [
      slab(
        `${-width * 1.1} ${-tail} 0.1, ${width * 1.1} ${-tail} 0.1, ${width * 0.8} ${length} 0.1, ${-width * 0.8} ${length} 0.1`,
        0.18,
        material,
        { bevel: 0.05 },
      ),
      post(Math.max(0.5, width * 1.4), 0.18, material, { turn: [90, 0, 0], edge: 0 }),
    ],
    { at: [0, 0, z], turn: [0, 0, -angle] },
  )

const numeral = (hour: number, which: 'all' | 'quarters') => {
  if (which === 'quarters' && hour % 3) return group([])
  const [angle, size] = [(hour * Math.PI) / 6, which === 'all' ? 2 : 2.6]
  const digits = [...String(hour)]
  const at = [Math.sin(angle) * 9.6, Math.cos(angle) * 9.6 - size / 2, 2.66] as const
  return group(
    digits.map((digit, index) => group(drawn(Number(digit)), { at: [(index - (digits.length - 1) / 2) * 0.62, 0, 0] })),
    { at, scale: [size, size, size * 0.3] },
  )
}

const drawn = (digit: number) => {
  const points = numbers(strokes[digit] ?? '')
  return points.slice(1).map(([x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = points[index] ?? []
    const [reachX, reachY] = [(x - fromX) * 0.05, (y - fromY) * 0.05]
    return wire(`${fromX - reachX} ${fromY - reachY} 0, ${x + reachX} ${y + reachY} 0`, 0.085, ink)
  })
}

/** The ten digits, drawn in a box of one by one. */
const strokes = [
  '0 0, -0.2 0.12, -0.26 0.35, -0.26 0.65, -0.2 0.88, 0 1, 0.2 0.88, 0.26 0.65, 0.26 0.35, 0.2 0.12, 0 0',
  '-0.16 0.8, 0.04 1, 0.04 0',
  '-0.26 0.76, -0.18 0.93, 0 1, 0.18 0.93, 0.25 0.74, 0.18 0.55, -0.26 0, 0.28 0',
  '-0.24 0.86, -0.08 0.99, 0.12 0.97, 0.23 0.8, 0.15 0.6, -0.04 0.53, 0.17 0.47, 0.26 0.26, 0.14 0.05, -0.08 0, -0.26 0.13',
  '0.12 0, 0.12 1, -0.28 0.28, 0.28 0.28',
  '0.22 1, -0.18 1, -0.22 0.55, 0 0.62, 0.2 0.52, 0.26 0.3, 0.16 0.07, -0.06 0, -0.26 0.1',
  '0.16 0.98, -0.1 0.76, -0.24 0.46, -0.26 0.25, -0.14 0.04, 0.06 0, 0.22 0.12, 0.26 0.3, 0.18 0.5, 0 0.58, -0.2 0.46',
  '-0.26 1, 0.26 1, -0.06 0',
  '0 0.54, -0.2 0.64, -0.22 0.84, -0.08 0.99, 0.08 0.99, 0.22 0.84, 0.2 0.64, 0 0.54, -0.22 0.42, -0.26 0.2, -0.1 0.01, 0.1 0.01, 0.26 0.2, 0.22 0.42, 0 0.54',
  '-0.16 0.02, 0.1 0.24, 0.24 0.54, 0.26 0.75, 0.14 0.96, -0.06 1, -0.22 0.88, -0.26 0.7, -0.18 0.5, 0 0.42, 0.2 0.54',
]
