import { Color } from 'three'
import { braai } from '#studio/archetypes/braai.ts'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { lathe } from '#studio/archetypes/kit/lathe.ts'
import { enamel, glass, gloss, glow, paper, plastic } from '#studio/archetypes/kit/materials.ts'
import { rectangle } from '#studio/archetypes/kit/outline.ts'
import { pail } from '#studio/archetypes/kit/pail.ts'
import { grainy, wood } from '#studio/archetypes/kit/patterns.ts'
import { group, row } from '#studio/archetypes/kit/place.ts'
import { slab } from '#studio/archetypes/kit/slab.ts'
import { ball, wire } from '#studio/archetypes/kit/tube.ts'
import { plates } from '#studio/archetypes/plates.ts'
import { potjie } from '#studio/archetypes/potjie.ts'
import { chair } from '#studio/archetypes/trades/furniture.ts'
import { firewood } from '#studio/archetypes/trades/supplies.ts'
import { put } from '#studio/covers/scene.ts'
import type { Sun } from '#studio/picture.ts'
import { herbPot, slide } from './set.ts'

const sun: Sun = { from: -58, height: 24, colour: '#ffcf96', strength: 1.7 }

const bottle = (colour: string) => lathe('0 0, 3 0 0.4, 3.1 12 2, 1.2 16.6 1, 1.2 22, 0 22', gloss(colour), {})

/** From the horizon, 0, up to 1. */
const skyAt = (height: number) => `#${new Color('#fbe0b0').lerp(new Color('#d98f7f'), height).getHexString()}`

/** The sky after a hot day, flat-topped hills below it. */
const evening = () =>
  group(
    [
      ...row(18, (index) =>
        slab(rectangle(840, 30), 0.5, glow(skyAt(index / 17), 0.98), {
          bevel: 0,
          at: [0, 70 + index * 15, index * 0.1],
        }),
      ),
      ball(17, glow('#fff0c4', 1.05), { at: [-104, 112, 6], scale: [1, 1, 0.1] }),
      slab(
        '-420 0, 420 0, 420 62, 250 66 20, 205 96 12, 70 98 12, 30 70 20, -120 62 20, -180 84 14, -300 86 14, -420 60',
        1,
        glow('#b98a86', 0.9),
        { bevel: 0, at: [0, 40, 8] },
      ),
      slab('-420 0, 420 0, 420 40, 240 52 40, 60 36 40, -140 54 40, -420 36', 1, glow('#8d7a6c', 0.85), {
        bevel: 0,
        at: [0, 34, 12],
      }),
    ],
    { at: [0, -20, -190] },
  )

/** Bulbs on a wire between two poles. */
const fairyLights = () =>
  group([
    wire('-230 150 -60, -90 128 -60, 40 124 -60, 170 136 -60, 280 158 -60', 0.4, plastic('#4a3c34'), { bent: true }),
    ...row(15, (index) => {
      const x = -200 + index * 30
      const y = 124 + ((x - 25) / 225) ** 2 * 26
      return ball(2.7, glow('#fff6de', 1.2), { at: [x, y - 4.5, -60], scale: [1, 1.25, 1] })
    }),
  ])

/** A braai at the end of a summer day. */
export const braaiEvening = slide('braai', {
  sun,
  tile: 'peach',
  parts: () => [
    evening(),
    box([900, 2, 460], grainy('#8aa05e', 2.4), { at: [0, -2.4, 0] }),
    ...row(9, (index) =>
      box([98, 46, 9], wood(['#a9713f', '#9c6839', '#b07a47'][index % 3] ?? '#a9713f', 'x'), {
        radius: 1,
        at: [-400 + index * 100, 0, -120],
      }),
    ),
    ...row(10, (index) => box([9, 58, 11], wood('#8f5f35', 'y'), { radius: 1, at: [-450 + index * 100, 0, -118] })),
    fairyLights(),
    put(braai({ body: enamel('#26282b') }), [-34, -8], { turn: 10 }),
    put(firewood(), [-92, 14], { turn: 34, scale: 1.2 }),
    put(potjie({ iron: grainy('#303336', 0.3) }), [-4, 44], { turn: 10 }),
    put(chair(plastic('#2f7d6c'), wood('#b9834f', 'y')), [118, -26], { turn: -34 }),
    group(
      [
        box([84, 4, 52], wood('#c89a63', 'x'), { radius: 1, at: [0, 46, 0] }),
        ...[-36, 36].flatMap((x) =>
          [-20, 20].map((z) => box([5, 46, 5], wood('#b07a47', 'y'), { radius: 0.8, at: [x, 0, z] })),
        ),
      ],
      { at: [52, 0, 4], turn: [0, -6, 0] },
    ),
    put(plates({ glaze: enamel('#fbf6ea'), rim: enamel(colours.terracotta) }), [38, 4], { up: 50, scale: 0.95 }),
    put(pail({ colour: gloss('#3fa9c9'), grip: plastic(colours.coal) }), [96, 40], { turn: 20, scale: 1.15 }),
    ...row(12, (index) =>
      box([6, 6, 6], glass('#e8f6fa', 0.55), {
        radius: 1,
        at: [96 + Math.cos(index * 2.4) * (index % 4) * 3, 25, 40 + Math.sin(index * 2.4) * (index % 4) * 3],
        turn: [index * 30, index * 50, 0],
      }),
    ),
    ...row(3, (index) =>
      group([bottle(['#2f7d46', '#8a4a22', '#2f7d46'][index] ?? '#2f7d46')], {
        at: [90 + index * 7, 19, 36 + (index % 2) * 8],
        turn: [8, 0, 12 - index * 11],
      }),
    ),
    put(herbPot(plastic('#4f8a4a'), { size: 0.8 }), [70, -4], { up: 50 }),
    box([26, 1, 20], paper('#c96a4b'), { radius: 0.3, at: [60, 50, 14] }),
  ],
  desk: { eye: [30, 92, 400], target: [28, 66, -20], lens: 25 },
  phone: { eye: [14, 90, 370], target: [16, 62, -20], lens: 27 },
})
