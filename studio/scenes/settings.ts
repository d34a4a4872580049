import type { Material } from 'three'
import { hammer } from '#studio/archetypes/hammer.ts'
import { box } from '#studio/archetypes/kit/box.ts'
import { paper, plastic } from '#studio/archetypes/kit/materials.ts'
import { grainy, wood } from '#studio/archetypes/kit/patterns.ts'
import { group, row } from '#studio/archetypes/kit/place.ts'
import { spanner } from '#studio/archetypes/spanner.ts'
import { basin } from '#studio/slides/basin.ts'
import { herbPot } from '#studio/slides/set.ts'
import { cupboards, floor, hung, paintedWall, type Setting, skirting, top, vanity } from './fittings.ts'
import { boards, bricks, floorTiled, wallTiled } from './surfaces.ts'

const counter = (worktop: Material, tiles: Material, front: Material): Setting => ({
  parts: (site) => [
    paintedWall(site),
    box([site.width, 48, 1], tiles, { radius: 0.1, at: [0, 0, site.back + 0.5] }),
    top(site, worktop),
    cupboards(site, front),
  ],
  sun: { from: -44, height: 38, colour: '#ffefd8', strength: 1.5 },
  gap: 5,
  behind: 30,
})

/** Rooms and yards, by their names. */
export const settings = {
  'wooden counter': counter(wood('#c89a63', 'x'), wallTiled('#e4ebe0', 12), plastic('#1d5f51')),
  'stone counter': counter(
    grainy('#d9d6cf', 0.2, { roughness: 0.4 }),
    wallTiled('#a9c4bf', [15, 7.5]),
    plastic('#e9e1d2'),
  ),
  'dark counter': counter(
    grainy('#55595c', 0.2, { roughness: 0.4 }),
    wallTiled('#f2ede2', [20, 10]),
    wood('#b98450', 'y'),
  ),
  'dining table': {
    parts: (site) => [
      paintedWall(site, -76),
      box([Math.max(150, site.span * 1.6), 3.6, 84], wood('#b98450', 'x'), { radius: 1, at: [0, -3.6, 0] }),
      floor(site, boards('#c7a57c', 14, 'floor'), -76),
      skirting(site, -76),
    ],
    sun: { from: -50, height: 36, colour: '#ffe9c9', strength: 1.5 },
    gap: 70,
    behind: 95,
    floor: -76,
  },
  'living room': {
    parts: (site) => [paintedWall(site), floor(site, boards('#b98d5f', 14, 'floor')), skirting(site)],
    sun: { from: -46, height: 38, colour: '#ffe9c9', strength: 1.45 },
    gap: 14,
    behind: 34,
  },
  bedroom: {
    parts: (site) => [
      paintedWall(site, -50),
      box([210, 24, 200], paper('#f6f1e6'), { radius: 6, at: [0, -24, site.back + 104] }),
      box([216, 96, 6], wood('#9c6a3c', 'x'), { radius: 1.5, at: [0, -50, site.back + 3] }),
      ...[-50, 52].map((x) =>
        box([70, 15, 42], paper('#fbf8f1'), { radius: 7, at: [x, 1, site.back + 22], turn: [-24, x / 12, 0] }),
      ),
      floor(site, boards('#b98d5f', 14, 'floor'), -50),
    ],
    sun: { from: -50, height: 42, colour: '#fff0dc', strength: 1.4 },
    gap: 40,
    behind: 68,
    floor: -50,
  },
  'bedside table': {
    parts: (site) => [
      paintedWall(site, -55),
      box([58, 3, 44], wood('#b98450', 'x'), { radius: 0.25, at: [6, -3, site.back + 24] }),
      box([54, 36, 40], wood('#b07a47', 'x'), { radius: 0.25, at: [6, -39, site.back + 24] }),
      box([48, 14, 1], wood('#bd8a54', 'x'), { radius: 0.25, at: [6, -20, site.back + 44.4] }),
      floor(site, boards('#b98d5f', 14, 'floor'), -55),
      skirting(site, -55),
    ],
    sun: { from: -50, height: 42, colour: '#fff0dc', strength: 1.3 },
    gap: 6,
    behind: 23,
    floor: -55,
  },
  'bathroom shelf': {
    parts: (site) => [
      box([site.width, site.height, 4], wallTiled('#d7e5e6', 15), { radius: 0.1, at: [0, 0, site.back - 2] }),
      top(site, wood('#c08f5a', 'x'), { deep: 46 }),
      box([site.width, 50, 4], plastic('#f3ede0'), {
        radius: 0.25,
        at: [0, -54, Math.max(site.back + 42, site.depth / 2 + 3)],
      }),
    ],
    sun: { from: -40, height: 40, colour: '#fff4e2', strength: 1.45 },
    gap: 5,
    behind: 22,
  },
  basin: {
    parts: (site) => [
      box([site.width, 46, 4], wallTiled('#bcd6cb', 13), { radius: 0.1, at: [0, 0, site.back - 2] }),
      box([site.width, site.height, 2], site.paint, { radius: 0.1, at: [0, 46, site.back - 2] }),
      vanity(site),
      box([site.width, 50, 4], plastic('#f3ede0'), { radius: 0.25, at: [0, -54, site.back + 62] }),
      group([basin()], { at: [0, -8.6, 25] }),
    ],
    sun: { from: -40, height: 40, colour: '#fff4e2', strength: 1.45 },
    gap: 8,
    behind: 14,
    taken: 46,
  },
  workbench: {
    parts: (site) => [
      box([site.width, site.height, 3], boards('#a9b4ae', 16, 'fence'), { radius: 0.1, at: [0, 0, site.back - 1.5] }),
      top(site, wood('#b88a58', 'x'), { thick: 6, deep: 60 }),
      box([site.width, 60, 4], wood('#8d6a45', 'x'), {
        radius: 0.25,
        at: [0, -66, Math.max(site.back + 52, site.depth / 2)],
      }),
      hung(
        spanner({ grip: plastic('#2f6fb3') }),
        [-site.span * 0.3, Math.max(26, site.span * 0.42), site.back + 2.5],
        90,
      ),
      hung(
        hammer({ shaft: wood('#c99a62'), grip: plastic('#c32a26') }),
        [-site.span * 0.3 + 16, Math.max(26, site.span * 0.42), site.back + 3.2],
        180,
      ),
    ],
    sun: { from: -38, height: 44, colour: '#fff1dc', strength: 1.5 },
    gap: 8,
    behind: 30,
  },
  garage: {
    parts: (site) => [
      paintedWall(site),
      floor(site, floorTiled('#b9b7b0', 60)),
      box([site.width, 16, 1], plastic('#77827f'), { radius: 0.1, at: [0, 0, site.back + 0.5] }),
    ],
    sun: { from: -40, height: 42, colour: '#fff1dc', strength: 1.5 },
    gap: 18,
    behind: 34,
  },
  'kitchen floor': {
    parts: (site) => [paintedWall(site), floor(site, floorTiled('#d8c7ab', 30)), skirting(site)],
    sun: { from: -44, height: 42, colour: '#fff1dc', strength: 1.45 },
    gap: 3,
    behind: 26,
  },
  hallway: {
    parts: (site) => [paintedWall(site), floor(site, floorTiled('#cfa98a', 24)), skirting(site)],
    sun: { from: -46, height: 44, colour: '#fff1dc', strength: 1.45 },
    gap: 16,
    behind: 30,
  },
  lawn: {
    parts: (site) => [
      floor(site, grainy('#71874f', 2.4)),
      box([site.width, Math.max(70, site.span * 0.9), 3], boards('#b57f4c', 12, 'fence'), {
        radius: 0.1,
        at: [0, 0, site.back - 1.5],
      }),
      box([site.width, 9, 4], wood('#8f5f35', 'x'), {
        radius: 0.25,
        at: [0, Math.max(70, site.span * 0.9) - 14, site.back],
      }),
      box([site.width, site.height, 1], plastic('#cfe3ea'), { radius: 0.1, at: [0, 0, site.back - 30] }),
      ...row(7, (index) =>
        herbPot(plastic(['#5d8f4e', '#4f8a4a'][index % 2] ?? '#4f8a4a'), {
          size: 0.8,
          at: [site.span * (index - 3.2) * 0.42, 0, site.back + 9 + (index % 3) * 2],
        }),
      ),
    ],
    sun: { from: -48, height: 46, colour: '#fff0d2', strength: 1.75 },
    gap: 36,
    behind: 52,
  },
  patio: {
    parts: (site) => [
      floor(site, floorTiled('#cbb79b', 40)),
      box([site.width, site.height, 4], bricks('#b56b4b'), { radius: 0.1, at: [0, 0, site.back - 2] }),
    ],
    sun: { from: -46, height: 46, colour: '#fff0d2', strength: 1.75 },
    gap: 20,
    behind: 40,
  },
  sideboard: {
    parts: (site) => [
      paintedWall(site, -90),
      box([site.width, 3.4, 42], wood('#a9713f', 'x'), { radius: 0.25, at: [0, -29.4, site.back + 21] }),
      box([site.width, 60, 38], wood('#9c6839', 'x'), { radius: 0.25, at: [0, -89.4, site.back + 21] }),
    ],
    sun: { from: -40, height: 44, colour: '#fff0dc', strength: 1.35 },
    gap: 0,
    behind: 0,
    shelf: { at: -26, fromWall: 20 },
  },
} as const satisfies Record<string, Setting>
