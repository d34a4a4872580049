import type { Object3D } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { lathe, post } from '#studio/archetypes/kit/lathe.ts'
import { enamel, gloss, metal, paper, plastic } from '#studio/archetypes/kit/materials.ts'
import { grainy, wood } from '#studio/archetypes/kit/patterns.ts'
import { group } from '#studio/archetypes/kit/place.ts'
import { tube } from '#studio/archetypes/kit/tube.ts'
import { tapeMeasure } from '#studio/archetypes/tapeMeasure.ts'
import { pumpBottle } from '#studio/archetypes/trades/beauty.ts'
import { brickStack } from '#studio/archetypes/trades/building.ts'
import { armchair as roundArmchair, chair as woodenChair } from '#studio/archetypes/trades/furniture.ts'
import { books as bookPile, pencilPot, apple as redApple } from '#studio/archetypes/trades/school.ts'
import { boot } from '#studio/archetypes/trades/sewing.ts'
import { herbPot } from '#studio/slides/set.ts'

/** A thing whose size everybody knows, which stands beside the product. */
export interface Companion {
  model: () => Object3D
  /** Its width and height in centimetres. */
  width: number
  height: number
  /** Its depth where it stands against the wall, as furniture does; small things stand a little in front of the product's middle. */
  againstWall?: number
  /** On the floor, though the product stands higher. */
  lowered?: boolean
}

const oak = wood('#b98450', 'x')
const frontPaint = plastic('#5d7f72')

const mug = () =>
  group([
    lathe('0 0, 3.6 0 0.5, 4.2 9.4 0.2, 3.9 9.4 0.1, 3.4 1 0.4, 0 1', enamel('#e9b44c')),
    tube('4 7.6 0, 6.4 7.2 0, 6.6 4.2 0, 3.9 2.6 0', 0.55, enamel('#e9b44c')),
  ])

const pair = () =>
  group([
    group([boot(grainy('#8a5a34', 0.1), plastic('#2b2724'))], { at: [-7, 0, -7], turn: [0, -70, 0] }),
    group([boot(grainy('#8a5a34', 0.1), plastic('#2b2724'))], { at: [7, 0, -3], turn: [0, -84, 0] }),
  ])

const cupboard = () =>
  group([
    box([58, 80, 54], frontPaint, { radius: 0.25, at: [0, 6, 0] }),
    box([56, 6, 48], plastic('#3d4744'), { radius: 0.25, at: [0, 0, 0] }),
    box([55, 17, 1.6], frontPaint, { radius: 0.25, at: [0, 67.6, 27.3] }),
    box([55, 59.6, 1.6], frontPaint, { radius: 0.25, at: [0, 7, 27.3] }),
    box([16, 1.4, 2], metal('#c9a66a'), { radius: 0.25, at: [0, 75, 29] }),
    box([1.4, 16, 2], metal('#c9a66a'), { radius: 0.25, at: [-23, 46, 29] }),
    box([62, 4, 60], oak, { radius: 0.25, at: [0, 86, 0] }),
    group([mug()], { at: [-12, 90, 10], turn: [0, 20, 0] }),
    herbPot(plastic('#4f8a4a'), { at: [14, 90, -8] }),
  ])

const bed = () =>
  group([
    box([96, 22, 150], wood('#9c6a3c', 'x'), { radius: 1, at: [0, 8, 70] }),
    box([94, 20, 148], paper('#f6f1e6'), { radius: 5, at: [0, 27, 70] }),
    box([96, 92, 5], wood('#9c6a3c', 'x'), { radius: 1.4, at: [0, 0, -7] }),
    box([62, 13, 36], paper('#fbf8f1'), { radius: 6, at: [4, 46, 18], turn: [-14, 4, 0] }),
    box([98, 7, 100], paper('#7d9f95'), { radius: 3, at: [0, 43, 95] }),
  ])

const door = () => {
  const frame = plastic('#fbf8f2')
  return group([
    box([82, 203, 4], plastic('#d9b48a'), { radius: 0.25 }),
    ...[16, 112].map((y) => box([58, 76, 1.4], plastic('#d0a87c'), { radius: 0.25, at: [0, y, 2.2] })),
    ...[-45, 45].map((x) => box([8, 211, 7], frame, { radius: 0.25, at: [x, 0, 0.5] })),
    box([98, 8, 7], frame, { radius: 0.25, at: [0, 203, 0.5] }),
    post(1.2, 5, metal('#c9a66a'), { at: [34, 101, 2], turn: [90, 0, 0] }),
    box([12, 1.8, 1.6], metal('#c9a66a'), { radius: 0.25, at: [29, 100.2, 7] }),
  ])
}

const glazes = [enamel('#c96a4b'), enamel('#2f7d6c'), enamel('#e9b44c')]
const plate = (at: readonly [number, number, number]) =>
  lathe('0 0, 8 0 0.4, 13.4 1.9 0.4, 13.4 2.4 0.2, 8 0.8 0.6, 0 0.7', enamel('#f6efe0'), { at })

/** Everything that gives scale, by the words that the description of the picture must use. */
export const companions = {
  mug: { model: mug, width: 11, height: 9.4 },
  apple: { model: () => redApple(enamel('#b7352b')), width: 8, height: 9 },
  plate: {
    model: () => group([plate([0, 0, 0]), plate([0, 1.4, 0])]),
    width: 27,
    height: 4,
  },
  books: { model: () => bookPile(glazes), width: 28, height: 12 },
  pencils: {
    model: () => pencilPot(enamel('#2f7d6c'), ['#d8452e', '#f3c02e', '#2f6fb3'].map(plastic)),
    width: 10,
    height: 18,
  },
  'tape measure': {
    model: () => group([tapeMeasure({ shell: plastic('#c32a26'), tape: plastic('#f3c02e') })], { at: [-6, 0, 0] }),
    width: 20,
    height: 7,
  },
  'bottle of soap': { model: () => pumpBottle(gloss('#e7efe9'), paper('#2f7d6c')), width: 8, height: 18 },
  'pot plant': { model: () => herbPot(plastic('#4f8a4a'), { size: 1.3 }), width: 26, height: 30 },
  boots: { model: pair, width: 28, height: 22 },
  bricks: {
    model: () =>
      brickStack(
        ['#b4573a', '#a84c33', '#c0653f'].map((clay) => grainy(clay, 0.25)),
        3,
      ),
    width: 24,
    height: 21,
  },
  chair: { model: () => woodenChair(plastic('#2f7d6c'), wood('#b9834f', 'y')), width: 42, height: 86 },
  armchair: {
    model: () => roundArmchair(paper('#7d9f95'), paper('#e9b44c')),
    width: 76,
    height: 84,
    againstWall: 42,
  },
  cupboard: { model: cupboard, width: 62, height: 104, againstWall: 30 },
  bed: { model: bed, width: 98, height: 92, againstWall: 11, lowered: true },
  door: { model: door, width: 98, height: 211, againstWall: 1 },
} as const satisfies Record<string, Companion>
