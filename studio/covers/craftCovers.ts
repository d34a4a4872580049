import { bucket } from '#studio/archetypes/bucket.ts'
import { handMixer } from '#studio/archetypes/handMixer.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { enamel, gloss, metal, paper, plastic, rubber, steel } from '#studio/archetypes/kit/materials.ts'
import { cloth, grainy, pile } from '#studio/archetypes/kit/patterns.ts'
import { group, row } from '#studio/archetypes/kit/place.ts'
import { ball } from '#studio/archetypes/kit/tube.ts'
import { mugs } from '#studio/archetypes/mugs.ts'
import { plates } from '#studio/archetypes/plates.ts'
import { pot } from '#studio/archetypes/pot.ts'
import { screwdrivers } from '#studio/archetypes/screwdrivers.ts'
import { spanner } from '#studio/archetypes/spanner.ts'
import { tapeMeasure } from '#studio/archetypes/tapeMeasure.ts'
import { toolbox } from '#studio/archetypes/toolbox.ts'
import { towels } from '#studio/archetypes/towels.ts'
import {
  barberPole,
  clipper,
  comb,
  compact,
  hairDryer,
  handMirror,
  jar,
  lipstick,
  polish,
  pumpBottle,
  scissors,
  softBrush,
} from '#studio/archetypes/trades/beauty.ts'
import {
  laptop,
  phone,
  remote,
  router,
  type Shown,
  securityCamera,
  television,
} from '#studio/archetypes/trades/computing.ts'
import { cake, cupcake, lunchBox } from '#studio/archetypes/trades/food.ts'
import { boot, dressForm, pinCushion, reel, sewingMachine, shoeBrush } from '#studio/archetypes/trades/sewing.ts'
import { bakkie, hatchback, wheel } from '#studio/archetypes/trades/vehicles.ts'
import { battery, oilCan, sprayGun } from '#studio/archetypes/trades/workshop.ts'
import type { Pictures } from '#studio/picture.ts'
import { put, scene } from './scene.ts'

const page: Shown = [
  [0, 0, 30.8, 19.4, '#fbf8f3'],
  [0, 16.4, 30.8, 3, '#0f5c4e'],
  [1.6, 5.4, 14, 9.4, '#f5b83d'],
  [17.6, 12, 11, 1.6, '#4a5752'],
  [17.6, 9.2, 9, 1, '#c9c2b4'],
  [17.6, 7, 10, 1, '#c9c2b4'],
  [17.6, 3.2, 6, 2, '#a83c19'],
]
const files: Shown = [
  [0, 0, 30.8, 19.4, '#dcebf2'],
  [2, 3, 20, 13, '#ffffff'],
  [2, 14.4, 20, 1.6, '#2f6fb3'],
  [4, 11, 12, 1, '#c3c8cc'],
  [4, 8.6, 15, 1, '#c3c8cc'],
  [4, 6.2, 9, 1, '#c3c8cc'],
]
const calls: Shown = [
  [0, 0, 6.4, 13.8, '#e1f0ec'],
  [0.6, 9, 5.2, 4, '#0f5c4e'],
  [0.6, 5.4, 2.4, 2.8, '#f5b83d'],
  [3.4, 5.4, 2.4, 2.8, '#ec7a62'],
  [0.6, 1.2, 5.2, 3, '#ffffff'],
]
const sunset: Shown = [
  [0, 0, 72.8, 41, '#f7cf9c'],
  [0, 26, 72.8, 15, '#9cc9dd'],
  [0, 21, 72.8, 8, '#c9d3c9'],
  [49, 21.5, 6, 6, '#fff3cf'],
  [12, 10, 44, 4, '#7c6f93'],
  [15, 14, 38, 4, '#7c6f93'],
  [18, 18, 32, 4.4, '#7c6f93'],
  [0, 0, 72.8, 11, '#2f6f8f'],
  [0, 0, 72.8, 4, '#285f7c'],
]

/** Of the trades that work on cars, machines, people's looks and clothes, and in kitchens. */
export const craftCovers: Pictures = {
  'trades/mechanics': scene('stone', () => [
    put(toolbox({ body: plastic(colours.pillarBox), lid: plastic(colours.coal) }), [-22, -4], { turn: 6 }),
    put(oilCan(plastic(colours.mustard), paper(colours.cream)), [18, 0], { turn: -10, scale: 1.2 }),
    put(spanner({ grip: plastic(colours.blue) }), [2, 24], { turn: -12, scale: 1.3 }),
    put(wheel(13), [46, -10], { turn: -20 }),
  ]),
  'trades/panel-and-paint': scene('peach', () => [
    put(bakkie(gloss(colours.teal)), [-6, -3], { turn: 10 }),
    put(sprayGun(gloss(colours.yellow)), [19, 14], { turn: 14, scale: 0.5 }),
  ]),
  'trades/tyres-and-batteries': scene('sky', () => [
    put(group([wheel(13)], { turn: [-90, 0, 0], at: [0, 0, 13] }), [-24, -8], { up: 4.9 }),
    put(group([wheel(13)], { turn: [-90, 0, 0], at: [0, 0, 13] }), [-24, -8], { up: 14.6 }),
    put(wheel(13), [2, 4], { turn: -24 }),
    put(battery(plastic('#2b2e32'), plastic(colours.pillarBox)), [32, 6], { turn: -8, scale: 1.05 }),
  ]),
  'trades/car-wash': scene('mint', () => [
    put(hatchback(gloss(colours.tomato)), [-4, -3], { turn: 10 }),
    put(bucket({ colour: plastic(colours.yellow), sponge: grainy(colours.pool, 0.5) }), [20, 14], { scale: 0.36 }),
    ...row(9, (index) =>
      ball(1 + (index % 3) * 0.6, gloss('#ffffff'), {
        at: [-16 + index * 4.1, 0.9 + (index % 2) * 0.4, 12 + ((index * 5) % 4)],
      }),
    ),
    ...row(6, (index) =>
      ball(0.8 + (index % 3) * 0.5, gloss('#ffffff'), {
        at: [-12 + index * 2.2, 15.6 - (index > 3 ? 0.6 : 0), 1 + (index % 2) * 2],
      }),
    ),
  ]),
  'trades/computers': scene('lilac', () => [
    put(laptop(metal('#c9ced2', 0.35), files), [-8, -2], { turn: 10 }),
    put(
      screwdrivers({
        handles: [colours.teal, colours.mustard, colours.coral].map(plastic),
        ends: rubber(colours.coal),
        stand: plastic('#3b4046'),
      }),
      [24, 8],
      { turn: -6, scale: 0.62 },
    ),
  ]),
  'trades/cellphones': scene('rose', () => [
    put(phone(gloss(colours.navy), calls), [-8, -2], { turn: 22 }),
    put(phone(gloss(colours.coral), calls), [5, 2], { turn: 8 }),
    put(
      screwdrivers({
        handles: [colours.yellow, colours.teal].map(plastic),
        ends: rubber(colours.coal),
        stand: plastic(colours.cream),
      }),
      [18, 4],
      { scale: 0.5 },
    ),
  ]),
  'trades/networks-and-security': scene('sky', () => [
    put(router(gloss(colours.white)), [-14, -2], { turn: 12, scale: 1.15 }),
    put(securityCamera(plastic('#e9ebec')), [18, 0], { turn: 32 }),
  ]),
  'trades/television-and-sound': scene('peach', () => [
    put(television(sunset), [0, -6], { turn: 8 }),
    put(remote(), [30, 22], { turn: -24, scale: 1.2 }),
  ]),
  'trades/websites-and-design': scene('mint', () => [
    put(laptop(plastic('#3b4046'), page), [-6, -2], { turn: 10 }),
    put(
      mugs({
        colours: [
          enamel(colours.terracotta),
          enamel(colours.terracotta),
          enamel(colours.terracotta),
          enamel(colours.terracotta),
        ],
      }).children[1] ?? group([]),
      [22, 2],
    ),
  ]),
  'trades/hair': scene(
    'rose',
    () => [
      put(hairDryer(gloss(colours.coral), plastic('#3b3f44')), [-10, -4], { turn: 8 }),
      put(comb(plastic('#3a2a22')), [10, 10], { turn: 24, scale: 1.1 }),
      put(scissors(plastic(colours.teal)), [14, -4], { turn: 20 }),
    ],
    { over: 28 },
  ),
  'trades/barbers': scene('sky', () => [
    put(barberPole(), [-18, -4], { scale: 0.9 }),
    put(clipper(gloss('#2f3338')), [3, -1], { turn: 16, scale: 1.45 }),
    put(comb(plastic(colours.teal)), [2, 14], { turn: 10, scale: 1.2 }),
    put(softBrush(plastic('#e9dcc4')), [24, 4], { turn: 40, scale: 1.2 }),
  ]),
  'trades/nails': scene('lilac', () => [
    ...[colours.tomato, colours.coral, colours.plum, colours.turquoise, colours.yellow].map((colour, index) =>
      put(polish(gloss(colour)), [-11 + index * 5.4, index % 2 ? 2.6 : -1.6]),
    ),
    put(handMirror(gloss(colours.coral)), [17, 3], { turn: 24, scale: 0.7 }),
  ]),
  'trades/make-up': scene('peach', () => [
    put(compact(gloss('#2a2d31'), plastic('#d8a583')), [-8, 0], { turn: 18, scale: 1.2 }),
    put(lipstick(gloss('#b3262e')), [2, -2]),
    put(lipstick(gloss('#d9745f')), [6, 0.6], { turn: 30 }),
    put(softBrush(plastic('#caa78a')), [7, 7], { turn: 18, scale: 0.9 }),
  ]),
  'trades/skin-care': scene('sage', () => [
    put(pumpBottle(gloss(colours.forest), paper(colours.cream)), [-8, -3], { scale: 1.1 }),
    put(pumpBottle(gloss(colours.cream), paper(colours.sage)), [0, 1], { turn: 20, scale: 0.85 }),
    put(jar(gloss(colours.white), plastic(colours.mint)), [8, 4]),
    put(
      towels({
        folded: [pile(colours.white), pile(colours.mint), pile(colours.white)],
        rolls: [pile(colours.mint), pile(colours.white)],
      }),
      [24, -6],
      { scale: 0.6, turn: -6 },
    ),
  ]),
  'trades/event-catering': scene('cream', () => [
    put(pot({ body: metal('#cdd0d3', 0.16), rim: steel(), height: 20, size: 1.08 }), [-24, -4], { turn: 20 }),
    put(plates({ glaze: enamel(colours.cream), rim: enamel(colours.terracotta) }), [14, 6]),
    put(pot({ body: enamel(colours.tomato), size: 0.8 }), [40, -12], { turn: 24 }),
  ]),
  'trades/baking': scene('rose', () => [
    put(cake(plastic('#e2b579'), gloss('#fdf6ec'), gloss('#b9d8d0')), [-8, -2], { scale: 1.05 }),
    ...[
      [13, 8],
      [22, 2],
      [16, -6],
    ].map(([x = 0, z = 0], index) =>
      put(
        cupcake(
          paper([colours.coral, colours.teal, colours.mustard][index] ?? ''),
          gloss(['#fdf6ec', '#f3b7c0', '#fdf6ec'][index] ?? ''),
        ),
        [x, z],
        { scale: 1.05 },
      ),
    ),
    put(handMixer({ body: gloss(colours.duckEgg) }), [-34, 2], { turn: 20 }),
  ]),
  'trades/home-cooking': scene('peach', () => [
    put(pot({ body: enamel('#2e5f9e') }), [-24, -2], { turn: 18 }),
    put(lunchBox(plastic('#f1e9da'), plastic(colours.tomato)), [14, 4], { turn: -6 }),
    put(lunchBox(plastic('#f1e9da'), plastic(colours.leaf)), [14.6, 4], { turn: 3, up: 8.8 }),
    put(lunchBox(plastic('#f1e9da'), plastic(colours.mustard)), [40, -2], { turn: -16 }),
  ]),
  'trades/dressmaking': scene('mint', () => [
    put(dressForm(cloth('#2b4a8f', 0.3), plastic(colours.yellow)), [-32, -6]),
    put(dressForm(cloth('#b4472f', 0.3), plastic(colours.cream)), [20, -18], { scale: 0.92 }),
    put(reel(cloth(colours.tomato)), [54, 18], { scale: 3.4 }),
    put(reel(cloth(colours.mustard)), [70, 2], { scale: 3.4 }),
    put(scissors(plastic(colours.coral)), [12, 36], { turn: 20, scale: 2.2 }),
  ]),
  'trades/alterations': scene('cream', () => [
    put(sewingMachine(gloss('#f3efe6'), plastic(colours.teal), cloth(colours.coral)), [-8, -4], { turn: 4 }),
    put(tapeMeasure({ shell: plastic(colours.pillarBox), tape: plastic(colours.yellow) }), [24, 14], { turn: 10 }),
    put(pinCushion(cloth(colours.plum, 0.2)), [30, -2], { scale: 1.2 }),
    put(reel(cloth(colours.leaf)), [-32, 16], { scale: 1.1 }),
  ]),
  'trades/shoes-and-leather': scene('sage', () => [
    put(boot(gloss('#8a5230'), rubber('#2f2a26')), [-14, -8], { turn: 12 }),
    put(boot(gloss('#8a5230'), rubber('#2f2a26')), [-6, 8], { turn: -6 }),
    put(shoeBrush(gloss(colours.pillarBox)), [28, 0], { turn: -10, scale: 1.1 }),
  ]),
}
