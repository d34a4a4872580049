import { braai } from '#studio/archetypes/braai.ts'
import { bucket } from '#studio/archetypes/bucket.ts'
import { drill } from '#studio/archetypes/drill.ts'
import { extensionLead } from '#studio/archetypes/extensionLead.ts'
import { hammer } from '#studio/archetypes/hammer.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { aluminium, enamel, gloss, metal, paper, plastic, rubber } from '#studio/archetypes/kit/materials.ts'
import { grainy, wood } from '#studio/archetypes/kit/patterns.ts'
import { ladder } from '#studio/archetypes/ladder.ts'
import { mixerTap } from '#studio/archetypes/mixerTap.ts'
import { mop } from '#studio/archetypes/mop.ts'
import { paintBucket } from '#studio/archetypes/paintBucket.ts'
import { roller } from '#studio/archetypes/roller.ts'
import { saw } from '#studio/archetypes/saw.ts'
import { screwdrivers } from '#studio/archetypes/screwdrivers.ts'
import { spade } from '#studio/archetypes/spade.ts'
import { spanner } from '#studio/archetypes/spanner.ts'
import { tableLamp } from '#studio/archetypes/tableLamp.ts'
import { toolbox } from '#studio/archetypes/toolbox.ts'
import {
  brick,
  brickStack,
  brickWall,
  cementBag,
  house,
  planks,
  sandHeap,
  tileFloor,
  trowel,
} from '#studio/archetypes/trades/building.ts'
import { vegetableCrate } from '#studio/archetypes/trades/food.ts'
import { armchair } from '#studio/archetypes/trades/furniture.ts'
import { books, pencilPot, satchel } from '#studio/archetypes/trades/school.ts'
import { firewood, gasCylinder, waterBottle, waterTank } from '#studio/archetypes/trades/supplies.ts'
import { washingMachine } from '#studio/archetypes/washingMachine.ts'
import { wateringCan } from '#studio/archetypes/wateringCan.ts'
import { wheelbarrow } from '#studio/archetypes/wheelbarrow.ts'
import type { Pictures } from '#studio/picture.ts'
import { put, scene } from './scene.ts'

const clays = ['#b4573a', '#a84c33', '#c0653f', '#9c4630'].map((clay) => grainy(clay, 0.25))
const black = rubber(colours.coal)

/** Of the trades that work on houses and gardens, and of those that sell what is needed there. */
export const homeCovers: Pictures = {
  'trades/plumbing': scene('sky', () => [
    put(mixerTap({ metal: metal('#c6cbcf', 0.12) }), [-14, -4], { turn: 40, scale: 1.15 }),
    put(spanner({ grip: plastic(colours.pillarBox), jaw: 3 }), [10, 11], { turn: -18, scale: 1.2 }),
    put(toolbox({ body: plastic(colours.teal), lid: plastic(colours.cream), size: [33, 17, 17] }), [14, -12], {
      turn: -8,
    }),
  ]),
  'trades/electrical': scene('cream', () => [
    put(extensionLead({ body: gloss(colours.white), face: gloss('#e7e9ea'), sockets: 4 }), [-10, 4]),
    put(
      screwdrivers({
        handles: [colours.pillarBox, colours.yellow, colours.teal, colours.blue].map(plastic),
        ends: black,
        stand: wood('#d9b07a', 'x'),
      }),
      [18, -6],
      { turn: -14, scale: 1.1 },
    ),
  ]),
  'trades/cleaning': scene('mint', () => [
    put(mop({ bucket: plastic(colours.blue), stick: wood('#c99a62'), strands: paper(colours.white) }), [-14, 0], {
      scale: 0.8,
    }),
    put(bucket({ colour: plastic(colours.yellow), sponge: grainy(colours.leaf, 0.5) }), [30, 8], {
      turn: -10,
      scale: 1.15,
    }),
  ]),
  'trades/garden-and-yard': scene('sage', () => [
    put(wheelbarrow({ tray: gloss(colours.forest), frame: plastic(colours.coal) }), [-12, -8], { turn: 6 }),
    put(wateringCan({ body: enamel(colours.mustard), rose: aluminium() }), [60, 34], { turn: 12, scale: 1.6 }),
    put(spade({ grip: plastic(colours.pillarBox), shaft: wood('#c99a62') }), [-52, 44], { turn: 78, scale: 1.1 }),
  ]),
  'trades/appliance-repairs': scene('peach', () => [
    put(washingMachine({ body: enamel(colours.white) }), [-22, -10], { turn: 8 }),
    put(toolbox({ body: plastic(colours.pillarBox), lid: plastic(colours.coal) }), [46, 8], { turn: -10, scale: 1.2 }),
    put(spanner({ grip: plastic(colours.blue) }), [38, 44], { turn: -24, scale: 1.6 }),
  ]),
  'trades/building': scene('peach', () => [
    put(brickWall(clays), [-6, -12]),
    put(trowel(wood('#c98f52')), [52, 28], { turn: 24, scale: 1.6 }),
    put(bucket({ colour: rubber('#2a2c2f'), sponge: grainy(colours.sand, 0.5) }), [-44, 32], { scale: 1.1 }),
    put(brick(clays[1] ?? black), [8, 34], { turn: 28 }),
  ]),
  'trades/painting': scene('sky', () => [
    put(paintBucket({ tin: enamel('#1d5a46'), label: paper(colours.cream), paint: gloss('#e7b24a') }), [-20, -2], {
      scale: 1.1,
    }),
    put(roller({ tray: plastic('#4a4f55'), paint: gloss('#e7b24a'), grip: plastic(colours.leaf) }), [22, 6], {
      turn: 12,
    }),
  ]),
  'trades/tiling-and-floors': scene(
    'mint',
    () => [
      put(tileFloor(enamel(colours.cream), enamel('#7fb0a6')), [-10, 0]),
      put(trowel(plastic(colours.pillarBox)), [26, 30], { turn: 38, scale: 1.2, up: 0 }),
    ],
    { over: 32 },
  ),
  'trades/roofs-and-ceilings': scene('cream', () => [
    put(house(gloss('#f3e6d0'), plastic(colours.terracotta), enamel(colours.forest)), [-4, -6], { turn: -8 }),
    put(ladder({ rails: aluminium(), treads: aluminium(), steps: 5 }), [50, 16], { turn: -20, scale: 0.32 }),
  ]),
  'trades/carpentry-and-welding': scene(
    'rose',
    () => [
      put(planks(), [0, -10], { turn: 4 }),
      put(saw({ grip: plastic(colours.pillarBox) }), [0, 16], { turn: -6 }),
      put(drill({ body: plastic(colours.teal) }), [-16, -12], { up: 5, turn: -20, scale: 1.2 }),
      put(hammer({ shaft: wood('#c99a62'), grip: black }), [40, 4], { turn: 24 }),
    ],
    { over: 30 },
  ),
  'trades/building-materials': scene('stone', () => [
    put(sandHeap(grainy('#dcbf8d', 0.5)), [-34, -6]),
    put(spade({ grip: plastic(colours.pillarBox), shaft: wood('#c99a62') }), [-30, 44], { turn: 84, scale: 0.9 }),
    put(cementBag(paper('#d8cfbf'), paper(colours.teal)), [36, 24], { turn: 12 }),
    put(cementBag(paper('#d8cfbf'), paper(colours.teal)), [37, 24], { turn: 4, up: 11.8 }),
    put(brickStack(clays, 4), [40, -24], { turn: 10 }),
  ]),
  'trades/gas-and-fuel': scene('sage', () => [
    put(gasCylinder(gloss(colours.pillarBox)), [-34, -4]),
    put(gasCylinder(gloss('#b9bec2'), { height: 40 }), [0, 8], { scale: 0.9 }),
    put(firewood(), [40, 12], { turn: 30, scale: 1.25 }),
  ]),
  'trades/fresh-produce': scene('cream', () => [put(vegetableCrate(), [0, 0], { turn: 6 })], { over: 28, zoom: 1.16 }),
  'trades/school-and-office': scene('lilac', () => [
    put(satchel(plastic('#7a2f3d'), plastic('#8f3b49')), [-22, -4], { turn: 14, scale: 1.1 }),
    put(books([colours.teal, colours.yellow, colours.navy].map(plastic)), [18, 2]),
    put(
      pencilPot(enamel(colours.coral), [colours.blue, colours.leaf, colours.yellow, colours.tomato].map(plastic)),
      [42, 10],
      { scale: 1.1 },
    ),
  ]),
  'trades/water': scene('sky', () => [
    put(waterTank(plastic(colours.leaf)), [-20, -8]),
    put(waterBottle(gloss('#8cc4e2'), gloss(colours.cobalt)), [36, 18]),
    put(bucket({ colour: plastic(colours.teal), sponge: grainy(colours.yellow, 0.5) }), [18, 42], { scale: 0.6 }),
  ]),
  'trades/interior-design': scene('rose', () => [
    put(armchair(plastic(colours.teal), plastic(colours.mustard)), [-18, 0], { turn: 8 }),
    put(tableLamp({ foot: enamel(colours.terracotta), shade: '#ead9b8' }), [54, 0], { scale: 1.9 }),
  ]),
  'trades/braai-and-spit': scene('peach', () => [
    put(braai({ body: enamel('#1d1f21') }), [-16, 0]),
    put(firewood(), [48, 18], { turn: 34, scale: 1.2 }),
  ]),
}
