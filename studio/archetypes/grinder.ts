import { type Material, MathUtils } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { lathe, post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { metal, plastic, rubber, steel } from './kit/materials.ts'
import { grainy } from './kit/patterns.ts'
import { around, group, row } from './kit/place.ts'

export interface GrinderLook {
  body: Material
  grip?: Material
  /** Radius of the disc in centimetres. */
  disc?: number
  /** How big the machine is, against a small grinder of 30 cm. */
  size?: number
}

/** An angle grinder that rests on the edge of its disc and on its tail; the disc faces the front, the side grip points up. */
export const grinder = ({ body, grip = rubber(colours.coal), disc = 5.75, size = 1 }: GrinderLook) => {
  const tilt = MathUtils.radToDeg(Math.asin((disc - 3.3 * size) / (25 * size)))
  return group([
    group(
      [
        wheel(disc),
        guard(disc),
        group([gearbox(), motor(body, grip), sideGrip(grip)], { scale: size, at: [0, 0, -4.2 * size] }),
      ],
      {
        at: [0, disc, 0],
        turn: [0, 0, tilt],
      },
    ),
  ])
}

const wheel = (radius: number) =>
  group(
    [
      lathe(`0 -0.25, ${radius} -0.25 0.05, ${radius} 0.25 0.05, 0 0.25`, grainy('#4a4c4f', 0.12)),
      post(radius * 0.56, 0.34, plastic('#d8d4c8'), { edge: 0.05 }),
      post(radius * 0.5, 0.38, plastic(colours.coal), { edge: 0.05 }),
      post(radius * 0.34, 0.42, plastic(colours.mustard), { edge: 0.05 }),
      lathe('0 0, 1.7 0, 1.7 0.8 0.15, 1.1 1 0.1, 1 1.2 0.1, 0 1.2', steel()),
      around(4, () => post(0.22, 0.2, plastic('#191a1b'), { edge: 0.02, at: [0, 0.76, 1.35] })),
    ],
    { turn: [90, 0, 0] },
  )

const guard = (radius: number) => {
  const [rim, inside] = [radius + 0.9, radius + 0.6]
  const shell = `2.4 -1.9, ${rim} -1.9 0.6, ${rim} 1.2 0.1, ${inside} 1.2 0.1, ${inside} -1.5 0.4, 2.4 -1.5, 2.4 -1.9`
  return group([lathe(shell, metal('#6f7479', 0.38), { sweep: 178, turn: [0, 150, 0] })], { turn: [90, 0, 0] })
}

const gearbox = () =>
  group([
    loft('-3.6 4.4 4.8 1.9, -1.8 5.8 5.8 2.2, 2 6.2 6 2.3, 4.2 6.2 6.2 2.4', metal('#a2a7ab', 0.42), {
      edge: 1,
      turn: [0, 0, 90],
    }),
    lathe('0 0, 2.7 0 0.3, 2.7 1.4 0.2, 1.9 1.8 0.2, 1.9 3.2, 0 3.2', metal('#8b9094', 0.4), {
      turn: [90, 0, 0],
      at: [0, 0, 1.6],
    }),
    ...[-1, 1].flatMap((y) =>
      [-1.4, 2.6].map((x) => post(0.5, 0.5, steel(), { turn: [90, 0, 0], at: [-x, y * 2.3, 2.6], edge: 0.15 })),
    ),
  ])

const motor = (body: Material, grip: Material) =>
  group([
    loft(
      '4 6.6 6.6 2.7, 6.4 7.2 7.2 3, 10.5 6.4 6.4 2.9, 13 5.5 5.7 2.6, 19 5.3 5.5 2.5, 23.2 6.2 6.4 2.7, 25.4 6 6.2 2.7',
      body,
      {
        edge: 1.2,
        turn: [0, 0, 90],
      },
    ),
    loft('12.6 5.7 5.9 2.7, 15 5.55 5.75 2.6, 19.4 5.5 5.7 2.6, 21 5.8 6 2.7', grip, { edge: 0.4, turn: [0, 0, 90] }),
    ...row(4, (index) => box([0.45, 3, 0.5], grip, { radius: 0.2, at: [-7 - index * 1.1, -1.5, 3.42 - index * 0.09] })),
    ...row(3, (index) => box([0.45, 2.6, 0.5], grip, { radius: 0.2, at: [-22.6 - index * 0.9, -1.3, 2.98] })),
    box([3.4, 1.2, 1], rubber(colours.coal), { radius: 0.3, at: [-9.6, 2.2, 2.6], turn: [-38, 0, 0] }),
    lathe('0 0, 1.3 0, 1.1 1, 0.8 4.4 0.2, 0 4.4', grip, { at: [-25, -0.6, 0], turn: [0, 0, 90] }),
  ])

const sideGrip = (grip: Material) =>
  group([
    post(0.75, 1.6, steel(), { at: [0, 2.6, 0] }),
    lathe('0 3.6, 2 3.6 0.3, 1.9 4.3 0.3, 1.35 4.9 0.4, 1.6 8, 1.4 11.2, 1.9 12.4 0.5, 1.5 13.6 0.7, 0 13.8', grip),
    ...row(4, (index) =>
      lathe('1.4 0, 1.72 0.15 0.1, 1.72 0.5 0.1, 1.4 0.65', grip, { at: [0, 6.2 + index * 1.2, 0] }),
    ),
  ])
