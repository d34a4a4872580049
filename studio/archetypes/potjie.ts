import type { Material } from 'three'
import { lathe } from './kit/lathe.ts'
import { metal } from './kit/materials.ts'
import { around, detail, group } from './kit/place.ts'
import { ring, tube } from './kit/tube.ts'

export interface PotjieLook {
  iron: Material
  /** How far the legs reach down, in centimetres. */
  legs?: number
}

/** A round-bellied cast pot, 33 cm high, on three legs, with a lid for coals and a wire handle. */
export const potjie = ({ iron, legs = 7 }: PotjieLook) =>
  group([
    group([belly(iron), detail(lid(iron)), detail(bail())], { at: [0, legs, 0] }),
    group([around(3, () => leg(iron, legs))], { turn: [0, 20, 0] }),
  ])

const belly = (iron: Material) =>
  group([
    lathe(
      '0 0, 5 0.3, 10 2.6, 13.7 7, 14.8 11.4, 13.9 15.6, 12.2 18.4, 11.7 19.6, 12.2 20.8, 13.2 21.6, 13.1 22, 12.2 21.9',
      iron,
      { smooth: true },
    ),
    ...[9.4, 12.6].map((y) => ring(y === 9.4 ? 14.45 : 14.72, 0.28, iron, { at: [0, y, 0] })),
    ear(iron),
    group([ear(iron)], { turn: [0, 180, 0] }),
  ])

const ear = (iron: Material) =>
  tube('13 18 0, 14.6 17.6 0, 16 18.8 0, 15.8 20.6 0, 14.4 21.3 0, 12.8 20.9 0', 0.75, iron)

const lid = (iron: Material) =>
  group([
    lathe(
      '11.8 21.8, 13.3 21.9 0.2, 13.5 22.5 0.2, 13.3 23.5 0.25, 12.7 23.5 0.25, 12.4 22.9 0.4, 9 24.2 3, 0 25.4',
      iron,
    ),
    tube('-3 24.6 0, -3 26.4 0, -1.8 27.4 0, 0 27.6 0, 1.8 27.4 0, 3 26.4 0, 3 24.6 0', 0.8, iron, {
      turn: [0, 20, 0],
    }),
  ])

const bail = () => {
  const wire = metal('#5b5f63', 0.4)
  const arch = '-15.3 0 0, -15.6 4 0, -13.6 10 0, -8.6 14.6 0, 0 16.4 0, 8.6 14.6 0, 13.6 10 0, 15.6 4 0, 15.3 0 0'
  return group(
    [
      tube(arch, 0.42, wire),
      ...[-15.3, 15.3].map((x) => ring(0.9, 0.42, wire, { at: [x, -0.7, 0], turn: [90, 0, 0] })),
    ],
    {
      at: [0, 20, 0],
      turn: [-52, 0, 0],
    },
  )
}

const leg = (iron: Material, legs: number) =>
  lathe(`0 0, 1.25 0 0.4, 1.6 ${legs * 0.5}, 2.5 ${legs + 5}, 0 ${legs + 5}`, iron, {
    at: [0, 0.2, 10.4],
    turn: [-9, 0, 0],
  })
