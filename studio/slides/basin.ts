import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { lathe, post } from '#studio/archetypes/kit/lathe.ts'
import { enamel, glass, gloss, metal, paper, plastic } from '#studio/archetypes/kit/materials.ts'
import { pile, wood } from '#studio/archetypes/kit/patterns.ts'
import { group, row } from '#studio/archetypes/kit/place.ts'
import { ball } from '#studio/archetypes/kit/tube.ts'
import { mixerTap } from '#studio/archetypes/mixerTap.ts'
import { spanner } from '#studio/archetypes/spanner.ts'
import { toolbox } from '#studio/archetypes/toolbox.ts'
import { towels } from '#studio/archetypes/towels.ts'
import { phone as cellphone } from '#studio/archetypes/trades/computing.ts'
import { put } from '#studio/covers/scene.ts'
import type { Sun } from '#studio/picture.ts'
import { herbPot, slide, wall, wallTiles } from './set.ts'

const sun: Sun = { from: -42, height: 34, colour: '#ffefd6', strength: 1.7 }
const glazes = ['#2c7a6a', '#256f60', '#338374', '#2a7566'].map(enamel)
const chromed = metal('#d3d8db', 0.12)

/** A washbasin, 45 cm across and 15 high. */
export const basin = () =>
  lathe(
    '0 0, 12 0 1, 15 2 3, 21.4 12.4 3, 22.4 14.6 0.4, 21.4 14.9 0.3, 20 12.6 2, 13.4 4.2 3, 0 3.2',
    enamel('#fbfaf6'),
  )

/** A basin with a new tap, and the tools that fitted it. */
export const fittedTap = slide('basin', {
  sun,
  tile: 'mint',
  parts: () => [
    wall([-170, 170, -60, 140], paper('#fbf1e1'), { at: [0, 0, -34] }),
    wallTiles({ left: -156, right: 156, rows: 4, side: 13 }, glazes, { at: [0, 0, -34] }),
    box([340, 5, 68], wood('#c08f5a', 'x'), { radius: 0.8, at: [0, -5, 0] }),
    box([340, 60, 58], plastic('#f3e6d2'), { at: [0, -65, -1] }),
    put(basin(), [-4, 0], {}),
    put(mixerTap({ metal: chromed }), [-4, -27], { scale: 1.42 }),
    post(25, 2, wood('#b98449', 'y'), { at: [-4, 84, -33.4], turn: [90, 0, 0], edge: 0.8 }),
    post(22.6, 0.4, gloss('#dbe7e4'), { at: [-4, 84, -31.6], turn: [90, 0, 0], edge: 0.1 }),
    put(
      towels({
        folded: [pile('#fdfaf2'), pile('#e9c7a8'), pile('#fdfaf2')],
        rolls: [pile('#c96a4b'), pile('#f4efe3')],
      }),
      [-66, -10],
      { turn: 8, scale: 0.92 },
    ),
    put(toolbox({ body: plastic(colours.pillarBox), lid: plastic('#2b2e32'), size: [42, 21, 21] }), [56, -8], {
      turn: -10,
    }),
    put(spanner({ grip: plastic(colours.blue), jaw: 3 }), [40, 20], { turn: 14, scale: 1.15 }),
    put(
      cellphone(gloss(colours.charcoal), [
        [0, 0, 6.4, 13.8, '#e1f0ec'],
        [0.6, 8.6, 5.2, 4.4, '#0f5c4e'],
        [0.6, 5.4, 5.2, 2.2, '#ffffff'],
        [0.6, 2.6, 5.2, 2.2, '#f5b83d'],
      ]),
      [-38, 18],
      { turn: 24, scale: 1.15 },
    ),
    put(herbPot(plastic('#4f8a4a'), { size: 1.05 }), [96, -12]),
    ...row(5, (index) =>
      ball(0.5 + (index % 2) * 0.25, glass('#cfe6ee', 0.4), { at: [-1 + index * 2.6 - 4, 3.6, 2 + ((index * 3) % 5)] }),
    ),
    group([box([14, 6, 9], plastic('#f2c25a'), { radius: 2 })], { at: [24, 0, -18], turn: [0, 20, 0], scale: 0.6 }),
  ],
  desk: { eye: [8, 58, 228], target: [8, 37, -8], lens: 26 },
  phone: { eye: [2, 56, 200], target: [4, 32, -8], lens: 28 },
})
