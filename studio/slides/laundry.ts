import type { Material } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { gloss, paper, plastic } from '#studio/archetypes/kit/materials.ts'
import { cloth, grainy, pile, wood } from '#studio/archetypes/kit/patterns.ts'
import { group, row } from '#studio/archetypes/kit/place.ts'
import { sheet } from '#studio/archetypes/kit/sheet.ts'
import { wire } from '#studio/archetypes/kit/tube.ts'
import { laundryBasket } from '#studio/archetypes/laundryBasket.ts'
import { towels } from '#studio/archetypes/towels.ts'
import { washingMachine } from '#studio/archetypes/washingMachine.ts'
import { put } from '#studio/covers/scene.ts'
import type { Sun } from '#studio/picture.ts'
import { herbPot, slide, wall } from './set.ts'

const sun: Sun = { from: -46, height: 42, colour: '#fff0d6', strength: 1.55 }
const floorGlazes = ['#ecdfc9', '#e6d7bd', '#f0e5d2'].map((clay) => grainy(clay, 0.5))
const lineHeight = 152

/** Washing that hangs over the line, `long` on its front side, with two pegs. */
const hung = (
  material: Material,
  { x, wide, long, turn = 0 }: { x: number; wide: number; long: number; turn?: number },
) =>
  group(
    [
      sheet(`0.9 ${-long}, 0.9 -2 0.8, 0 0.6 0.8, -0.9 -2 0.8, -1 ${-long * 0.72}`, material, {
        width: wide,
        thickness: 0.7,
        drape: (point, _along, across) => {
          const down = Math.min(1, -point.y / long)
          point.z +=
            Math.sin(across * 0.32 + x) * 1.9 * down + Math.sin(across * 0.13 + x * 2) * 2.2 * down + 5 * down * down
          point.x += Math.sin(point.y * 0.09 + x) * 0.9 * down
          point.y -= Math.cos((across / wide) * Math.PI) * -1.1 * (1 - down)
        },
      }),
      ...[-1, 1].map((side) =>
        box([1.5, 6.4, 2.6], wood('#dcb27a', 'y'), { radius: 0.4, at: [side * wide * 0.38, -3.6, 0] }),
      ),
    ],
    { at: [x, lineHeight, 6], turn: [0, turn, 0] },
  )

/** Washing day: a machine, a line of washing in the sun. */
export const laundry = slide('laundry', {
  sun,
  tile: 'peach',
  parts: () => [
    wall([-260, 260, 0, 230], paper('#f3d9c4'), { at: [0, 0, -46] }),
    box([520, 11, 1.6], paper('#fbf3e6'), { radius: 0.4, at: [0, 0, -45.6] }),
    box([520, 2, 320], paper('#cdbb9e'), { at: [0, -2.6, 60] }),
    ...row(17 * 9, (index) =>
      box([29.4, 1.2, 29.4], floorGlazes[(index * 5) % 3] ?? plastic('#e9dcc6'), {
        radius: 0.4,
        at: [-240 + (index % 17) * 30, -1.2, -30 + Math.floor(index / 17) * 30],
      }),
    ),
    put(washingMachine({ body: gloss('#fbfbf8') }), [-76, -12], { turn: 8 }),
    put(
      towels({
        folded: [pile('#f4efe3'), pile('#8fb8a6'), pile('#f4efe3')],
        rolls: [pile('#c96a4b'), pile('#f2c25a')],
      }),
      [-82, -14],
      { up: 84.6, turn: 10, scale: 0.86 },
    ),
    put(herbPot(plastic('#4f8a4a'), { size: 1 }), [-54, -16], { up: 84.6 }),
    wire(`-140 ${lineHeight + 3} 6, 40 ${lineHeight - 1} 6, 230 ${lineHeight + 3} 6`, 0.45, plastic('#f4f1ea'), {
      bent: true,
    }),
    hung(cloth('#fdfaf2', 0.3), { x: 2, wide: 46, long: 84 }),
    hung(cloth('#2f7d6c', 0.3), { x: 50, wide: 34, long: 56 }),
    hung(cloth('#e9b44c', 0.3), { x: 88, wide: 30, long: 62 }),
    hung(cloth('#f4efe3', 0.3), { x: 128, wide: 38, long: 88 }),
    hung(cloth('#c96a4b', 0.3), { x: 170, wide: 34, long: 60 }),
    put(
      laundryBasket({
        body: plastic('#fbf3e6'),
        washing: [cloth('#8fb8a6', 0.3), cloth('#fdfaf2', 0.3), cloth('#e08a6a', 0.3)],
      }),
      [20, 16],
      { turn: -12, scale: 1.15 },
    ),
  ],
  desk: { eye: [26, 104, 420], target: [24, 79, 0], lens: 25 },
  phone: { eye: [2, 100, 400], target: [-8, 76, 0], lens: 27 },
})
