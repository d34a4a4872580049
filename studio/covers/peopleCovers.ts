import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { post } from '#studio/archetypes/kit/lathe.ts'
import { enamel, gloss, metal, paper, plastic, rubber } from '#studio/archetypes/kit/materials.ts'
import { cloth, pile, wood } from '#studio/archetypes/kit/patterns.ts'
import { group } from '#studio/archetypes/kit/place.ts'
import { towels } from '#studio/archetypes/towels.ts'
import {
  babyBottle,
  bandage,
  candle,
  dumbbell,
  firstAidCase,
  kettlebell,
  mat,
  moonLamp,
  stethoscope,
  stones,
} from '#studio/archetypes/trades/care.ts'
import { laptop, phone, type Shown } from '#studio/archetypes/trades/computing.ts'
import { balloons, guitar, marquee, microphone, speaker, tripodCamera } from '#studio/archetypes/trades/events.ts'
import { lunchBox } from '#studio/archetypes/trades/food.ts'
import { armchair, chair, cot, teddy, tissueBox } from '#studio/archetypes/trades/furniture.ts'
import { carton, suitcase } from '#studio/archetypes/trades/luggage.ts'
import {
  apple,
  block,
  book,
  books,
  football,
  palette,
  pencilPot,
  ringTower,
  satchel,
  stripedBall,
} from '#studio/archetypes/trades/school.ts'
import { cone, hatchback, kombi, truck } from '#studio/archetypes/trades/vehicles.ts'
import type { Pictures } from '#studio/picture.ts'
import { put, scene } from './scene.ts'

const lesson: Shown = [
  [0, 0, 30.8, 19.4, '#fbf8f3'],
  [2, 11, 11, 6.4, '#9fc9c6'],
  [15, 15, 13, 1.2, '#4a5752'],
  [15, 12, 10, 1.2, '#c9c2b4'],
  [2, 7, 26, 1.2, '#c9c2b4'],
  [2, 4.4, 22, 1.2, '#c9c2b4'],
]
const map: Shown = [
  [0, 0, 6.4, 13.8, '#e8efdf'],
  [0, 6, 6.4, 0.9, '#ffffff'],
  [2, 0, 0.9, 13.8, '#ffffff'],
  [3.6, 8, 1.6, 1.6, '#a83c19'],
]
/** A framed photograph that leans back, 34 cm wide. */
const print = (sky: string, land: string, sun: string) =>
  group(
    [
      box([34, 27, 2], plastic('#2f3338'), { radius: 0.5 }),
      box([31, 24, 0.4], paper('#fbf8f3'), { radius: 0.1, at: [0, 1.5, 0.9] }),
      box([25, 18, 0.4], paper(sky), { radius: 0.1, at: [0, 4.5, 1] }),
      box([25, 7, 0.4], paper(land), { radius: 0.1, at: [0, 4.5, 1.1] }),
      post(3, 0.4, paper(sun), { at: [5, 16, 0.95], turn: [90, 0, 0], edge: 0.05 }),
    ],
    { turn: [-14, 0, 0], at: [0, 0.4, 0] },
  )

const wooden = wood('#d9b07a')
const fur = pile('#b98552', 0.4)
const lightFur = pile('#e5c79c', 0.4)
const noseBlack = gloss('#2b2320')

/** Of the trades that teach, drive, heal, mind children and make a feast. */
export const peopleCovers: Pictures = {
  'trades/music': scene('lilac', () => [
    put(speaker(plastic('#2f3338')), [-46, -6], { turn: 14 }),
    put(speaker(plastic('#2f3338')), [40, -14], { turn: -4 }),
    put(microphone(), [0, 14], { turn: 20 }),
  ]),
  'trades/photography': scene('cream', () => [
    put(tripodCamera(plastic('#34383d')), [-22, -4], { turn: 34 }),
    put(print('#9cc9dd', '#4c9a45', '#f5b83d'), [34, -8], { turn: 6 }),
    put(print('#f7cf9c', '#a83c19', '#0f5c4e'), [52, 16], { turn: 26, scale: 0.8 }),
  ]),
  'trades/hire': scene('sage', () => [
    put(marquee(plastic(colours.white), plastic(colours.terracotta)), [-8, -6], { turn: 4 }),
    put(chair(plastic(colours.white), plastic(colours.white)), [56, 26], { turn: -30, scale: 0.3 }),
    put(chair(plastic(colours.white), plastic(colours.white)), [42, 38], { turn: -10, scale: 0.3 }),
  ]),
  'trades/hosts-and-planning': scene('rose', () => [
    put(
      balloons(
        [gloss(colours.coral), gloss(colours.yellow), gloss(colours.teal)],
        plastic(colours.cream),
        plastic(colours.terracotta),
      ),
      [0, 0],
      { turn: 6 },
    ),
    put(
      group([
        box([18, 13, 18], plastic(colours.teal), { radius: 0.5 }),
        box([18.4, 13.3, 3.4], plastic(colours.yellow), { radius: 0.3 }),
        box([3.4, 13.3, 18.4], plastic(colours.yellow), { radius: 0.3 }),
      ]),
      [30, 10],
      { turn: 20 },
    ),
  ]),
  'trades/school-subjects': scene('mint', () => [
    put(books([colours.navy, colours.terracotta, colours.teal, colours.yellow].map(plastic)), [-12, 0]),
    put(apple(gloss(colours.pillarBox)), [-12, 0], { up: 15.6, scale: 1.1 }),
    put(
      pencilPot(enamel(colours.cream), [colours.tomato, colours.blue, colours.leaf, colours.yellow].map(plastic)),
      [16, -2],
      { scale: 1.15 },
    ),
  ]),
  'trades/early-learning': scene('cream', () => [
    put(block(plastic(colours.tomato), plastic(colours.cream)), [-12, -2], { turn: 10 }),
    put(block(plastic(colours.teal), plastic(colours.cream)), [-2.6, -1], { turn: -8 }),
    put(block(plastic(colours.yellow), plastic(colours.navy)), [-7.4, -1.6], { turn: 4, up: 8 }),
    put(book(plastic(colours.cobalt), [22, 3, 16]), [17, 3], { turn: -16 }),
    put(block(plastic(colours.leaf), plastic(colours.cream)), [17, 3], { turn: 18, up: 3 }),
  ]),
  'trades/adult-skills': scene('sky', () => [
    put(hatchback(gloss(colours.white)), [-10, -4], { turn: 10, scale: 1 }),
    put(
      group(
        [
          box([6, 5, 0.5], gloss(colours.white), { radius: 0.2 }),
          box([1, 3.6, 0.6], gloss(colours.pillarBox), { radius: 0.1, at: [-1, 0.7, 0] }),
          box([3, 1, 0.6], gloss(colours.pillarBox), { radius: 0.1, at: [0, 0.7, 0] }),
        ],
        { at: [-4, 15.6, 0] },
      ),
      [-10, -4],
      { turn: 10 },
    ),
    put(cone(), [17, 4], { scale: 0.3 }),
    put(cone(), [11, 14], { scale: 0.3 }),
    put(laptop(metal('#c9ced2', 0.35), lesson), [-27, 17], { scale: 0.3, turn: 24 }),
  ]),
  'trades/music-and-art': scene(
    'peach',
    () => [
      put(guitar(wood('#d99a4e'), wood('#8a4f2a')), [-22, -6], { turn: 18 }),
      put(palette([colours.tomato, colours.yellow, colours.leaf, colours.cobalt, colours.white].map(gloss)), [30, 18], {
        turn: 10,
        scale: 1.9,
      }),
      put(pencilPot(enamel(colours.teal), [colours.mustard, colours.coral, colours.navy].map(plastic)), [36, -16], {
        scale: 2.4,
      }),
    ],
    { over: 16 },
  ),
  'trades/moving': scene('sage', () => [
    put(truck(gloss(colours.teal), gloss(colours.white), gloss(colours.mustard)), [-4, -6], { turn: 8 }),
    put(carton([12, 10, 10]), [10, 16], { turn: 10 }),
    put(carton([9, 7, 8]), [10, 16], { turn: -8, up: 10 }),
    put(carton([10, 8, 9]), [24, 14], { turn: 26 }),
  ]),
  'trades/school-and-staff-transport': scene('cream', () => [
    put(kombi(gloss('#f7f5f0'), gloss(colours.yellow)), [-3, -3], { turn: 8 }),
    put(satchel(plastic(colours.teal), plastic('#0f5f63')), [22, 13], { scale: 0.2, turn: 10 }),
    put(satchel(plastic(colours.tomato), plastic('#b52f1e')), [14, 16], { scale: 0.2, turn: 30 }),
  ]),
  'trades/courier': scene('sky', () => [
    put(carton([30, 20, 22]), [-18, -2], { turn: 14 }),
    put(carton([20, 12, 16]), [-18, -2], { turn: 2, up: 20 }),
    put(carton([18, 14, 16]), [14, 4], { turn: 24 }),
    put(phone(gloss(colours.navy), map), [36, 8], { turn: 14, scale: 1.3 }),
  ]),
  'trades/trips-and-transfers': scene('rose', () => [
    put(suitcase(gloss(colours.teal)), [-24, -4], { turn: 14 }),
    put(suitcase(gloss(colours.mustard), { height: 42 }), [14, 4], { turn: 2 }),
    put(hatchback(gloss(colours.white)), [56, 6], { turn: 18, scale: 1.1 }),
  ]),
  'trades/fitness': scene(
    'mint',
    () => [
      put(mat(plastic(colours.turquoise), plastic(colours.coal)), [-10, -10], { turn: 8 }),
      put(kettlebell(rubber('#3a3e43'), rubber(colours.coral)), [40, 2], { turn: 20 }),
      put(dumbbell(rubber(colours.coral)), [6, 38], { turn: 14, scale: 0.9 }),
    ],
    { over: 26 },
  ),
  'trades/massage': scene('sage', () => [
    put(
      towels({
        folded: [pile(colours.cream), pile('#c9b79a'), pile(colours.cream)],
        rolls: [pile('#c9b79a'), pile(colours.cream)],
      }),
      [-20, -2],
      { turn: 8 },
    ),
    put(stones(), [20, 6], { scale: 1.1 }),
    put(candle(gloss(colours.terracotta), paper('#fff6df')), [38, 14], { scale: 1.25 }),
  ]),
  'trades/home-nursing': scene(
    'rose',
    () => [
      put(firstAidCase(plastic(colours.pillarBox)), [-14, -4], { turn: 10 }),
      put(stethoscope(rubber(colours.navy)), [26, 10], { turn: 10 }),
      put(bandage(), [10, 18]),
    ],
    { over: 28 },
  ),
  'trades/counselling': scene('lilac', () => [
    put(armchair(plastic(colours.sage), plastic(colours.cream)), [-38, 0], { turn: 30, scale: 0.9 }),
    put(armchair(plastic(colours.coral), plastic(colours.cream)), [50, -14], { turn: -26, scale: 0.9 }),
    put(
      group([
        box([30, 3, 30], wooden, { radius: 1.2, at: [0, 30, 0] }),
        box([6, 30, 6], wooden, { radius: 1.2 }),
        box([22, 2, 22], wooden, { radius: 1 }),
      ]),
      [8, 16],
    ),
    put(tissueBox(plastic(colours.teal)), [8, 16], { up: 33, scale: 0.8 }),
  ]),
  'trades/nannies-and-au-pairs': scene('cream', () => [
    put(cot(gloss(colours.white), paper('#fdfaf3'), cloth('#9fc9c6', 0.3)), [-12, -6], { turn: 10 }),
    put(teddy(fur, lightFur, noseBlack), [46, 22], { turn: 12, scale: 0.9 }),
  ]),
  'trades/babysitting': scene('sky', () => [
    put(teddy(fur, lightFur, noseBlack), [-10, 0], { turn: 14 }),
    put(moonLamp(), [20, -6], { scale: 1.3 }),
    put(book(plastic(colours.plum), [22, 3, 16]), [20, 16], { turn: -14 }),
  ]),
  'trades/day-mothers': scene('peach', () => [
    put(
      ringTower([colours.tomato, colours.orange, colours.yellow, colours.leaf, colours.cobalt].map(gloss)),
      [-12, -2],
    ),
    put(stripedBall(8.4, gloss(colours.turquoise), gloss(colours.cream)), [9, 4]),
    put(babyBottle(plastic(colours.coral)), [24, -2], { scale: 1.05 }),
  ]),
  'trades/after-school-care': scene('mint', () => [
    put(satchel(plastic(colours.cobalt), plastic('#244799')), [-18, -4], { turn: 14 }),
    put(football(), [12, 8], { turn: 10 }),
    put(lunchBox(plastic('#f1e9da'), plastic(colours.coral)), [36, 0], { turn: -12 }),
  ]),
}
