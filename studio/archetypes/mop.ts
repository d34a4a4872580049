import type { Material } from 'three'
import { colours } from './kit/colours.ts'
import { lathe, post } from './kit/lathe.ts'
import { plastic, rubber } from './kit/materials.ts'
import { pail } from './kit/pail.ts'
import { around, group, row } from './kit/place.ts'
import { ring, wire } from './kit/tube.ts'

export interface MopLook {
  bucket: Material
  stick: Material
  strands: Material
}

/** A bucket with a wringer, and a mop that leans against its rim, its strands spread on the floor in front. */
export const mop = ({ bucket, stick, strands }: MopLook) =>
  group([
    group([pail({ colour: bucket, grip: rubber(colours.coal) }), wringer(bucket)], { at: [0, 0, 0], turn: [0, 14, 0] }),
    group([head(bucket, strands), pole(stick)], { at: [-14, 0, 24] }),
  ])

const wringer = (bucket: Material) =>
  group(
    [
      lathe('6.2 -6.5, 9.8 2.4, 13 2.6 0.2, 13 3.2 0.2, 9.2 3.1 0.2, 5.8 -6.5', bucket, { sweep: 360 }),
      around(10, () => wire('0 -6 5.9, 0 2.8 9.4', 0.35, bucket)),
      ring(6, 0.5, bucket, { at: [0, -6.5, 0] }),
    ],
    { at: [0, 22.8, 0] },
  )

const lean = [-28.4, 0, -15.4] as const

const pole = (stick: Material) =>
  group(
    [
      post(1.15, 56, stick, { at: [0, 6, 0] }),
      lathe('0 0, 1.5 0 0.2, 1.6 16 0.3, 1.2 17.4 0.6, 0 17.4', rubber(colours.coal), { at: [0, 60, 0] }),
      ring(1.3, 0.35, rubber(colours.coal), { at: [0, 78.4, 0], turn: [90, 0, 0] }),
    ],
    { at: [0, 3, 0], turn: lean },
  )

const head = (bucket: Material, strands: Material) =>
  group([
    group(
      [
        lathe('0 0, 5.4 0 0.8, 5.6 1.8 0.8, 2.6 3.6 0.8, 1.9 9 0.4, 0 9', bucket, { at: [0, 6.5, 0] }),
        ring(5.2, 0.35, plastic(colours.white), { at: [0, 7.2, 0] }),
      ],
      { turn: lean, at: [0, 0, 1] },
    ),
    ...row(96, (index) => strand(index, strands)),
  ])

/** Strands fall out of the head in rings, bend on the floor and run outwards. */
const strand = (index: number, strands: Material) => {
  const [angle, wave] = [index * 2.39996, Math.sin(index * 7.13)]
  const [start, reach] = [1 + 3.9 * Math.sqrt((index % 24) / 24), 8.4 + 3 * wave + 3.6 * Math.sqrt((index % 24) / 24)]
  const [x, z, side] = [Math.sin(angle), Math.cos(angle), 0.22 * Math.sin(index * 3.7)]
  const out = (radius: number, y: number, swing: number) =>
    `${x * radius + z * swing * radius} ${y} ${z * radius - x * swing * radius}`
  const lie = 0.7 + 0.5 * (index % 3)
  const line = [
    out(start, 7.4, 0),
    out(start + 2.4, 5.6 + wave * 0.5, side * 0.3),
    out(reach * 0.7, 2.1 + lie * 0.6, side * 0.7),
    out(reach, lie, side),
    out(reach + 1.8, 0.6, side * 1.3),
  ]
  return wire(line.join(', '), 0.62, strands, { bent: true })
}
