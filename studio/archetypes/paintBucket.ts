import type { Material } from 'three'
import { box } from './kit/box.ts'
import { lathe, post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { gloss, metal, paper, steel } from './kit/materials.ts'
import { patterned, wood } from './kit/patterns.ts'
import { detail, group } from './kit/place.ts'
import { tube } from './kit/tube.ts'

export interface PaintBucketLook {
  tin: Material
  label: Material
  paint: Material
  /** Height in centimetres, on a width of 19. */
  height?: number
  /** Share of the upper radius that the foot has: less than 1 is a bucket. */
  foot?: number
  rim?: Material
}

/** An open tin of paint, its wire handle up and a brush across its rim. */
export const paintBucket = ({ tin, label, paint, height = 19, foot = 1, rim = steel() }: PaintBucketLook) => {
  const radius = (y: number) => 9.5 * (foot + ((1 - foot) * y) / height)
  return group([
    lathe(`0 0, ${radius(0)} 0 0.3, ${radius(height)} ${height}, 9.2 ${height}, 9 ${height - 3}, 0 ${height - 3}`, tin),
    lathe(`${radius(0)} -0.01, ${radius(0) + 0.35} 0.1 0.2, ${radius(0) + 0.3} 0.8 0.2, ${radius(0)} 0.9`, rim),
    lathe(
      `9.3 ${height - 0.5}, 9.95 ${height - 0.4} 0.3, 9.95 ${height + 0.4} 0.3, 9 ${height + 0.4} 0.3, 8.8 ${height - 0.6} 0.3, 9 ${height - 2}`,
      rim,
    ),
    wrapper(height, radius, label, paint),
    detail(post(9.05, 0.6, paint, { edge: 0.02, at: [0, height - 1.9, 0] })),
    bail(height),
    detail(brush(height, paint)),
  ])
}

const wrapper = (height: number, radius: (y: number) => number, label: Material, paint: Material) => {
  const band = (from: number, to: number, material: Material, out: number) =>
    lathe(`${radius(from) + out} ${from}, ${radius(to) + out} ${to}`, material)
  const [low, high] = [height * 0.2, height * 0.74]
  return group([
    band(low, high, label, 0.08),
    band(low, low + height * 0.13, paint, 0.12),
    patch(low + height * 0.23, low + height * 0.29, 64, radius, gloss('#33454a')),
    patch(low + height * 0.35, low + height * 0.385, 44, radius, paper('#8d978f')),
    patch(low + height * 0.42, low + height * 0.455, 34, radius, paper('#8d978f')),
  ])
}

// A piece of a band that faces the camera of the usual view.
const patch = (from: number, to: number, sweep: number, radius: (y: number) => number, material: Material) =>
  lathe(`${radius(from) + 0.14} ${from}, ${radius(to) + 0.14} ${to}`, material, { sweep, turn: [0, 28 - sweep / 2, 0] })

const bail = (height: number) => {
  const ear = height - 2.6
  return group([
    ...[-1, 1].map((side) => post(1, 0.9, steel(), { edge: 0.25, at: [side * 9.3, ear, 0], turn: [0, 0, side * -90] })),
    group([tube('-10 0 0, -9.8 4 0, -7.4 9 0, 0 11.6 0, 7.4 9 0, 9.8 4 0, 10 0 0', 0.3, metal('#d4d7d9', 0.2))], {
      at: [0, ear, 0],
      turn: [-38, 0, 0],
    }),
  ])
}

const hair = patterned(
  'hair',
  { color: '#5b4636', roughness: 0.8 },
  { tint: '0.75 + 0.5 * noise(vec3(vPart.x, vPart.y * 0.06, vPart.z) * 9.0)' },
)

const brush = (height: number, paint: Material) =>
  group([group([bristled(paint)], { at: [-2, height + 1.3, -2.9], turn: [0, -139, 0] })])

const bristled = (paint: Material) =>
  group(
    [
      loft('0 5.6 1 0.4, 2 6 1.7 0.6, 4.6 5.8 1.9 0.7', paint, { edge: 0.35 }),
      loft('3.6 5.9 1.85 0.6, 7 5.6 1.9 0.6', hair, { edge: 0.1 }),
      box([6, 3.4, 2.2], metal('#d9c38a', 0.25), { radius: 0.4, at: [0, 6.6, 0] }),
      ...[7.4, 9].map((y) => box([6.15, 0.25, 2.35], metal('#b99f5e', 0.3), { radius: 0.1, at: [0, y, 0] })),
      loft(
        '9.8 5.6 1.8 0.8, 11.4 4.6 1.8 0.9, 13.4 2.4 1.7 0.85, 18 2.1 1.6 0.8, 22 2.7 1.6 0.8, 24.4 2.2 1.4 0.7',
        wood('#c98f52'),
        { edge: 0.6 },
      ),
    ],
    { at: [-10.4, 0, 0], turn: [-90, 0, -90] },
  )
