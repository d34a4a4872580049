import { BufferGeometry, Float32BufferAttribute, type Material } from 'three'
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { lathe, post } from './kit/lathe.ts'
import { metal, plastic, rubber, steel } from './kit/materials.ts'
import { numbers, rectangle, rounded } from './kit/outline.ts'
import { around, group, row, solid } from './kit/place.ts'
import { ring, tube } from './kit/tube.ts'

export interface WheelbarrowLook {
  tray: Material
  frame: Material
  /** How deep the tray is, in centimetres. */
  depth?: number
  rim?: Material
}

/** A wheelbarrow, 140 cm long, its wheel to the right and its grips to the left. */
export const wheelbarrow = ({ tray, frame, depth = 23, rim = steel() }: WheelbarrowLook) =>
  group([
    group([pan(tray, depth)], { at: [-2, 36, 0], turn: [0, 0, 2] }),
    ...[-1, 1].map((side) => halfFrame(side, frame)),
    group([bar(-30, 7, frame), bar(-28, 36, frame), bar(20, 31, frame)]),
    hoop(frame),
    wheel(rim),
  ])

// Levels of the tray, up its outside, over the rolled rim and down its inside.
const pan = (tray: Material, depth: number) =>
  hollow(
    `0 1 1 1 -4, 0 48 34 7 -4, 1 52 38 9 -4, 4 58 43 11 -3, ${depth - 3} 84 62 13 3, ${depth} 87 64 13 4, ${depth} 90.4 67 14 4, ${depth + 0.6} 91.4 68 14 4,
     ${depth + 1.4} 91.4 68 14 4, ${depth + 1.9} 90.4 67 14 4, ${depth + 1.7} 86 62.6 13 4, ${depth - 3} 82.4 60.4 12.4 3, 5 56.4 41.4 10 -3, 2 50 36 8 -4, 1.4 46 32 7 -4, 1.4 1 1 1 -4`,
    tray,
  )

const hollow = (levels: string, material: Material) => {
  const rings = numbers(levels).map(([y = 0, width = 0, depth = 0, radius = 0, x = 0]) =>
    rounded(rectangle(width, depth, radius)).map((corner) => [x + corner.x, y, corner.y]),
  )
  const faces = rings.slice(1).flatMap((upper, index) => band(rings[index] ?? [], upper))
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(faces.flat(), 3))
  return solid(toCreasedNormals(geometry, 0.8), material)
}

const band = (lower: number[][], upper: number[][]) =>
  lower.flatMap((a, index) => {
    const next = (index + 1) % lower.length
    const [b, c, d] = [lower[next], upper[index], upper[next]]
    return b && c && d ? [a, c, b, b, c, d] : []
  })

const halfFrame = (side: number, frame: Material) =>
  group([
    tube(
      `-88 62 ${side * 27}, -70 58 ${side * 27}, -46 44 ${side * 24}, -24 36 ${side * 18}, 10 32.6 ${side * 13}, 38 25 ${side * 9}, 60 19 ${side * 7}`,
      1.7,
      frame,
      {
        tension: 0.4,
      },
    ),
    group(
      [
        lathe(
          '0 0, 2.2 0 0.6, 2.5 1.4 0.4, 2.2 3 0.4, 2.4 14 0.4, 2.7 14.6 0.3, 2.3 15.4 0.3, 0 15.4',
          rubber(colours.coal),
        ),
      ],
      {
        at: [-90, 62.5, side * 27],
        turn: [0, 0, -103],
      },
    ),
    tube(
      `-16 36 ${side * 17}, -22 20 ${side * 21}, -26 4 ${side * 24}, -28 1.6 ${side * 24.4}, -34 1.6 ${side * 24.4}, -37 4 ${side * 24.4}, -42 24 ${side * 24}, -46 43.4 ${side * 24}`,
      1.5,
      frame,
      {
        tension: 0.3,
      },
    ),
    tube(`50 ${22} ${side * 8}, 44 36 ${side * 15}, 38 50 ${side * 20}`, 1.2, frame),
    post(1.5, 1.6, steel(), { edge: 0.3, at: [58, 18.6, side * 8.4], turn: [90, 0, 0] }),
  ])

const bar = (x: number, y: number, frame: Material) =>
  box([3, 1.2, 48], frame, { radius: 0.4, at: [x, y, 0], scale: [1, 1, x === 20 ? 0.46 : 1] })

const hoop = (frame: Material) =>
  tube('60 19 -8.4, 72 22 -8.4, 80.5 27 -6, 82 29 0, 80.5 27 6, 72 22 8.4, 60 19 8.4', 1.4, frame)

const wheel = (rim: Material) =>
  group(
    [
      group(
        [
          ring(13.6, 4.6, rubber('#2a2c2e')),
          around(24, () => box([1.5, 6.4, 1], rubber('#2a2c2e'), { radius: 0.3, at: [0, -3.2, 17.9] })),
          lathe('9.8 -2.8, 10.6 -2.8 0.3, 10.6 2.8 0.3, 9.8 2.8, 9 0.9, 3 0.6, 0 0.6', rim),
          lathe('0 -0.6, 3 -0.6, 9 -0.9, 9.8 -2.8', rim),
          lathe('0 -6.4, 2.4 -6.4 0.3, 2.4 6.4 0.3, 0 6.4', metal('#8f959a', 0.35)),
          ...row(5, (index) =>
            group([post(1.4, 0.5, plastic('#3a3e43'), { at: [0, 0.5, 6], edge: 0.05 })], { turn: [0, index * 72, 0] }),
          ),
        ],
        { turn: [90, 0, 0] },
      ),
      post(0.9, 17.6, steel(), { turn: [90, 0, 0], at: [0, 0, -8.8] }),
    ],
    { at: [60, 18.2, 0] },
  )
