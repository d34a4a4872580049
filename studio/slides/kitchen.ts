import { kettle } from '#studio/archetypes/kettle.ts'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { chrome, enamel, paper, plastic } from '#studio/archetypes/kit/materials.ts'
import { cloth, wood } from '#studio/archetypes/kit/patterns.ts'
import { group } from '#studio/archetypes/kit/place.ts'
import { mugs } from '#studio/archetypes/mugs.ts'
import { plates } from '#studio/archetypes/plates.ts'
import { toaster } from '#studio/archetypes/toaster.ts'
import { put } from '#studio/covers/scene.ts'
import type { Sun } from '#studio/picture.ts'
import { herbPot, hillWindow, slide, sunThroughWindow, wall, wallTiles } from './set.ts'

const sun: Sun = { from: -44, height: 34, colour: '#ffedd2', strength: 1.7 }
const glazes = ['#dfe8dc', '#d5e2d6', '#e6ede2', '#cfdfd2'].map(enamel)
const cups = [enamel('#f2e8d3'), enamel('#2f7d6c'), enamel('#e9b44c'), enamel('#f2e8d3')] as const

/** Morning on a kitchen counter below the window. */
export const kitchen = slide('kitchen', {
  sun,
  tile: 'cream',
  parts: () => [
    wall([-170, 170, -40, 150], paper('#fbf1e1'), { at: [0, 0, -32] }),
    wallTiles({ left: -150, right: 150, rows: 3, side: 12 }, glazes, { at: [0, 0, -32] }),
    box([340, 5, 66], wood('#c89a63', 'x'), { radius: 0.8, at: [0, -5, 0] }),
    box([340, 40, 58], plastic('#0f5c4e'), { at: [0, -45, -1] }),
    hillWindow(84, 50, plastic('#fbf8f3'), { at: [40, 74, -32] }),
    sunThroughWindow(sun, [-14, 44, -24]),
    put(kettle({ body: enamel(colours.tomato), lid: chrome() }), [-18, -4], { turn: -18 }),
    put(mugs({ colours: cups }), [11, 5], { turn: -30 }),
    put(toaster({ body: enamel(colours.yellow), bread: true }), [46, -10], { turn: -14 }),
    put(plates({ glaze: enamel('#fbf6ea'), rim: enamel(colours.terracotta) }), [-54, -12], {}),
    put(herbPot(plastic('#4f8a4a'), { size: 1.05 }), [82, -14]),
    group([box([36, 1.8, 24], wood('#a9713f', 'x'), { radius: 0.8 })], { at: [-52, 0, 16], turn: [0, 10, 0] }),
    box([22, 0.7, 14], cloth('#c96a4b', 0.2), { radius: 0.3, at: [44, 0, 17], turn: [0, -16, 0] }),
  ],
  desk: { eye: [10, 50, 232], target: [12, 31, -10], lens: 22 },
  phone: { eye: [4, 48, 205], target: [6, 30, -10], lens: 26 },
})
