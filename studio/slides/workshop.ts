import { drill } from '#studio/archetypes/drill.ts'
import { hammer } from '#studio/archetypes/hammer.ts'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { post } from '#studio/archetypes/kit/lathe.ts'
import { gloss, metal, paper, plastic, rubber } from '#studio/archetypes/kit/materials.ts'
import { wood } from '#studio/archetypes/kit/patterns.ts'
import { group, row } from '#studio/archetypes/kit/place.ts'
import { ring } from '#studio/archetypes/kit/tube.ts'
import { paintBucket } from '#studio/archetypes/paintBucket.ts'
import { saw } from '#studio/archetypes/saw.ts'
import { screwdrivers } from '#studio/archetypes/screwdrivers.ts'
import { spanner } from '#studio/archetypes/spanner.ts'
import { tapeMeasure } from '#studio/archetypes/tapeMeasure.ts'
import { toolbox } from '#studio/archetypes/toolbox.ts'
import { put } from '#studio/covers/scene.ts'
import type { Sun } from '#studio/picture.ts'
import { slide, wall } from './set.ts'

const sun: Sun = { from: -50, height: 44, colour: '#ffefd8', strength: 1.45 }
const hook = metal('#9aa0a5', 0.35)

const board = () =>
  group([
    box([196, 66, 1.6], wood('#dcb888', 'x'), { radius: 0.4, at: [0, 22, -31.6] }),
    ...row(31 * 9, (index) =>
      post(0.45, 0.2, plastic('#6f5334'), {
        at: [-93 + (index % 31) * 6.2, 29 + Math.floor(index / 31) * 6.2, -30.75],
        turn: [90, 0, 0],
        edge: 0.02,
      }),
    ),
  ])

const peg = (x: number, y: number) => post(0.5, 4, hook, { at: [x, y, -30.8], turn: [90, 0, 0] })

/** A workbench below a tool board. */
export const workshop = slide('workshop', {
  sun,
  tile: 'cream',
  parts: () => [
    wall([-190, 190, -60, 160], paper('#e3ebe0'), { at: [0, 0, -34] }),
    board(),
    box([330, 7, 70], wood('#b88650', 'x'), { radius: 0.8, at: [0, -7, 0] }),
    box([330, 60, 4], wood('#94683c', 'x'), { at: [0, -67, 20] }),
    group([saw({ grip: plastic(colours.orange), blade: 52 })], { at: [-38, 66, -29.6], turn: [90, 0, -5], scale: 1.1 }),
    group([hammer({ shaft: wood('#c69258', 'x'), grip: rubber(colours.teal) })], {
      at: [6, 58, -27.6],
      turn: [90, 0, 0],
      scale: 1.2,
    }),
    group([spanner({ grip: plastic(colours.pillarBox) })], { at: [30, 60, -29.6], turn: [90, -90, 0], scale: 1.2 }),
    group([spanner({ grip: plastic(colours.blue), jaw: 3 })], { at: [46, 62, -29.6], turn: [90, -90, 0] }),
    ...[2, 10, 30, 46].map((x) => peg(x, 72)),
    ...[-60, -52].map((x) => peg(x, 76)),
    ring(6.5, 1.1, paper('#d9b07a'), { at: [68, 64, -29], turn: [90, 0, 0], scale: [1, 2.6, 1] }),
    peg(68, 70),
    box([64, 2.4, 17], wood('#e0bd8a', 'x'), { radius: 0.3, at: [2, 0, 14], turn: [0, 5, 0] }),
    put(drill({ body: gloss(colours.orange) }), [0, 12], { turn: -14, scale: 1.25, up: 2.4 }),
    put(toolbox({ body: plastic(colours.teal), lid: plastic(colours.cream), size: [46, 24, 23] }), [-48, -8], {
      turn: 8,
    }),
    put(paintBucket({ tin: gloss('#f4f4f2'), label: paper('#0f5c4e'), paint: gloss('#c0613f') }), [52, -10], {
      turn: 20,
    }),
    put(
      screwdrivers({
        handles: [colours.pillarBox, colours.yellow, colours.blue].map(plastic),
        ends: rubber(colours.coal),
        stand: wood('#d9b07a', 'x'),
      }),
      [80, -6],
      { turn: -10 },
    ),
    put(tapeMeasure({ shell: plastic(colours.yellow), tape: plastic('#f6e7a8') }), [40, 20], { turn: 24, scale: 1.2 }),
  ],
  desk: { eye: [8, 54, 220], target: [8, 35, -10], lens: 25 },
  phone: { eye: [2, 54, 206], target: [4, 32, -10], lens: 27 },
})
