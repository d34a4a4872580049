import { braai } from './archetypes/braai.ts'
import { drill } from './archetypes/drill.ts'
import { extensionLead } from './archetypes/extensionLead.ts'
import { floodlight } from './archetypes/floodlight.ts'
import { gardenTap } from './archetypes/gardenTap.ts'
import { grinder } from './archetypes/grinder.ts'
import { hammer } from './archetypes/hammer.ts'
import { hosepipe } from './archetypes/hosepipe.ts'
import { colours } from './archetypes/kit/colours.ts'
import { aluminium, brass, chrome, enamel, gloss, metal, paper, plastic, rubber } from './archetypes/kit/materials.ts'
import { brushed, wood } from './archetypes/kit/patterns.ts'
import { ladder } from './archetypes/ladder.ts'
import { mixerTap } from './archetypes/mixerTap.ts'
import { padlock } from './archetypes/padlock.ts'
import { paintBucket } from './archetypes/paintBucket.ts'
import { powerStation } from './archetypes/powerStation.ts'
import { roller } from './archetypes/roller.ts'
import { saw } from './archetypes/saw.ts'
import { screwdrivers } from './archetypes/screwdrivers.ts'
import { spade } from './archetypes/spade.ts'
import { spanner } from './archetypes/spanner.ts'
import { tapeMeasure } from './archetypes/tapeMeasure.ts'
import { toolbox } from './archetypes/toolbox.ts'
import { wateringCan } from './archetypes/wateringCan.ts'
import { wheelbarrow } from './archetypes/wheelbarrow.ts'
import { closeBy, fromTheFront, fromTheLeft, type Pictures, shots, whole } from './picture.ts'

const black = rubber(colours.coal)

export const hardwarePictures: Pictures = {
  ...shots(drill, [whole, fromTheLeft, closeBy], {
    'ysterhout-18v-drill': [{ body: plastic(colours.orange) }, 'sky', 'cream', 'peach'],
    'ysterhout-impact-drill': [{ body: plastic(colours.forest), bit: 'masonry' }, 'sage', 'cream'],
    'ysterhout-12v-pocket-driver': [
      { body: plastic(colours.teal), bit: 'screwdriver', battery: 'small' },
      'peach',
      'mint',
    ],
    'nkunzi-18v-hammer-drill': [
      { body: plastic(colours.pillarBox), grip: rubber(colours.charcoal), bit: 'masonry' },
      'stone',
      'rose',
    ],
  }),
  ...shots(grinder, [whole, { from: -30, over: 24 }], {
    'ysterhout-angle-grinder': [{ body: plastic(colours.orange) }, 'mint', 'stone'],
    'nkunzi-230-grinder': [{ body: plastic(colours.pillarBox), disc: 11.5, size: 1.5 }, 'cream', 'sky'],
  }),
  ...shots(
    hammer,
    [
      { from: 35, over: 42 },
      { from: -32, over: 66 },
    ],
    {
      'bokberg-claw-hammer': [{ shaft: wood('#c99a62'), grip: rubber(colours.pillarBox) }, 'sage', 'peach'],
      'nkunzi-steel-claw-hammer': [
        { shaft: metal('#a9aeb2', 0.3), grip: black, trim: rubber(colours.yellow), forged: true },
        'rose',
        'lilac',
      ],
    },
  ),
  ...shots(
    saw,
    [
      { from: -42, over: 40 },
      { from: -20, over: 68 },
    ],
    {
      'bokberg-hand-saw': [{ grip: plastic(colours.blue) }, 'peach', 'cream'],
      'bokberg-toolbox-saw': [{ grip: plastic(colours.leaf), blade: 35 }, 'lilac', 'rose'],
    },
  ),
  ...shots(screwdrivers, [whole, { from: 28, over: 58 }, { close: true, from: 28, over: 24 }], {
    'bokberg-screwdriver-set': [
      {
        handles: [colours.pillarBox, colours.yellow, colours.leaf, colours.blue].map(plastic),
        ends: black,
        stand: wood('#d9b07a', 'x'),
      },
      'mint',
      'cream',
      'sky',
    ],
    'nkunzi-screwdriver-set': [
      {
        handles: [
          colours.pillarBox,
          colours.charcoal,
          colours.pillarBox,
          colours.charcoal,
          colours.pillarBox,
          colours.charcoal,
        ].map(plastic),
        ends: black,
        stand: plastic(colours.coal),
      },
      'stone',
      'peach',
    ],
  }),
  ...shots(
    spanner,
    [
      { from: -40, over: 42 },
      { from: -14, over: 58 },
    ],
    {
      'bokberg-adjustable-spanner': [{ grip: plastic(colours.blue) }, 'cream', 'peach'],
      'umfula-plumbers-spanner': [{ grip: plastic(colours.pillarBox), jaw: 3.4 }, 'sky', 'sage'],
    },
  ),
  ...shots(tapeMeasure, [whole, { from: 148, over: 22 }], {
    'bokberg-tape-measure': [{ shell: plastic(colours.pillarBox), tape: plastic(colours.yellow) }, 'mint', 'cream'],
    'nkunzi-8m-tape-measure': [{ shell: plastic(colours.yellow), tape: plastic(colours.white) }, 'lilac', 'sky'],
  }),
  ...shots(toolbox, [whole, fromTheFront, { close: true, from: 26, over: 26 }], {
    'bokberg-toolbox': [{ body: plastic(colours.pillarBox), lid: plastic(colours.coal) }, 'sky', 'stone', 'cream'],
    'bokberg-first-toolbox': [
      { body: plastic(colours.teal), lid: plastic(colours.cream), size: [33, 17, 17] },
      'peach',
      'rose',
    ],
    'nkunzi-site-toolbox': [
      { body: plastic('#2b2e32'), lid: plastic(colours.yellow), size: [60, 30, 30] },
      'mint',
      'lilac',
      'sage',
    ],
  }),
  ...shots(ladder, [whole, { from: 10, over: 20 }, { close: true, from: 30, over: 30 }], {
    'bokberg-five-step-ladder': [{ rails: aluminium(), treads: aluminium(), steps: 5 }, 'sky', 'peach', 'mint'],
    'bokberg-three-step-ladder': [
      { rails: gloss(colours.white), treads: plastic(colours.teal), steps: 3, surface: 'mat', top: 'bar' },
      'rose',
      'sage',
    ],
    'nkunzi-seven-step-ladder': [{ rails: plastic(colours.yellow), treads: aluminium(), steps: 7 }, 'lilac', 'stone'],
  }),
  ...shots(paintBucket, [{ over: 26 }, { from: 20, over: 56 }, { close: true, from: 22, over: 46, zoom: 1.15 }], {
    'verfhuis-fynbos-wall-paint': [
      { tin: enamel('#1d5a46'), label: paper(colours.cream), paint: gloss('#8fb67f') },
      'peach',
      'cream',
      'rose',
    ],
    'verfhuis-karoo-sand-wall-paint': [
      { tin: enamel('#1d5a46'), label: paper(colours.cream), paint: gloss('#dcb98a') },
      'sky',
      'mint',
    ],
    'verfhuis-jacaranda-wall-paint': [
      { tin: enamel('#1d5a46'), label: paper(colours.cream), paint: gloss('#b19ad6'), height: 15 },
      'sage',
      'peach',
    ],
    'verfhuis-facade-white-paint': [
      {
        tin: gloss(colours.white),
        label: paper('#8fb4d2'),
        paint: gloss('#f6f5f0'),
        height: 22,
        foot: 0.86,
        rim: gloss(colours.white),
      },
      'rose',
      'sky',
    ],
    'verfhuis-terracotta-roof-paint': [
      { tin: enamel('#3b3f44'), label: paper(colours.peach), paint: gloss(colours.terracotta), height: 21 },
      'mint',
      'cream',
    ],
    'verfhuis-leiklip-roof-paint': [
      { tin: enamel('#3b3f44'), label: paper('#dfe2e3'), paint: gloss('#5d6a75'), height: 21 },
      'lilac',
      'stone',
    ],
  }),
  ...shots(
    roller,
    [
      { from: 30, over: 32 },
      { from: 16, over: 62 },
    ],
    {
      'verfhuis-roller-and-tray': [
        { tray: plastic('#4a4f55'), paint: gloss(colours.yellow), grip: plastic(colours.leaf) },
        'sky',
        'mint',
      ],
      'verfhuis-door-roller-and-tray': [
        { tray: plastic(colours.pillarBox), paint: gloss('#f7f6f2'), grip: plastic(colours.yellow), width: 20 },
        'cream',
        'sage',
      ],
    },
  ),
  ...shots(mixerTap, [{ from: 48 }, { from: 74, over: 12 }, { close: true, from: 42, over: 24 }], {
    'pulane-swan-mixer': [{ metal: metal('#c6cbcf', 0.12) }, 'peach', 'sky', 'mint'],
    'umfula-nagswart-mixer': [{ metal: metal('#34373a', 0.5) }, 'cream', 'sage'],
    'umfula-heuning-mixer': [{ metal: brushed('#dcb870', 'y') }, 'sky', 'rose'],
  }),
  ...shots(gardenTap, [whole, fromTheLeft], {
    'pulane-garden-tap': [{ metal: brass(), handle: enamel(colours.pillarBox) }, 'sage', 'sky'],
    'umfula-frost-garden-tap': [{ metal: metal('#c6cbcf', 0.12), handle: enamel(colours.cobalt) }, 'peach', 'cream'],
  }),
  ...shots(
    hosepipe,
    [
      { from: 20, over: 32 },
      { from: -16, over: 62 },
    ],
    {
      'pulane-20m-hosepipe': [{ hose: gloss('#3f8f4d'), fitting: plastic(colours.yellow) }, 'peach', 'cream'],
      'hadeda-30m-hosepipe': [{ hose: gloss('#5aaee0'), fitting: plastic(colours.orange), layers: 6 }, 'sage', 'rose'],
    },
  ),
  ...shots(wateringCan, [{ from: 26 }, fromTheLeft], {
    'pulane-watering-can': [{ body: enamel('#2f8f83'), rose: brass() }, 'cream', 'peach'],
    'hadeda-five-litre-watering-can': [{ body: enamel(colours.mustard), rose: chrome(), height: 0.8 }, 'sky', 'mint'],
  }),
  ...shots(
    spade,
    [
      { from: 35, over: 40 },
      { from: 3, over: 58 },
    ],
    {
      'pulane-digging-spade': [{ grip: plastic(colours.pillarBox), shaft: wood('#c99a62') }, 'mint', 'peach'],
      'hadeda-garden-spade': [
        { grip: plastic(colours.yellow), shaft: plastic(colours.coal), length: 60, blade: 0.88 },
        'lilac',
        'sage',
      ],
    },
  ),
  ...shots(wheelbarrow, [whole, fromTheLeft], {
    'bokberg-builders-wheelbarrow': [{ tray: gloss(colours.forest), frame: plastic(colours.coal) }, 'peach', 'cream'],
    'hadeda-garden-wheelbarrow': [
      { tray: gloss(colours.pillarBox), frame: metal('#c2c7cb', 0.35), depth: 28, rim: plastic(colours.white) },
      'mint',
      'sky',
    ],
  }),
  ...shots(braai, [whole, { ...fromTheFront, from: 0 }, { close: true, from: 30, over: 28 }], {
    'potjieberg-kettle-braai': [{ body: enamel('#1d1f21') }, 'peach', 'stone', 'cream'],
    'vuurkraal-veld-kettle-braai': [{ body: enamel('#8e1f1f'), stand: 'legs' }, 'sage', 'sky', 'mint'],
  }),
  ...shots(padlock, [whole, fromTheLeft], {
    'bokberg-padlock': [{ body: brushed('#d9aa4a', 'x') }, 'sky', 'mint'],
    'nkunzi-weather-padlock': [{ body: black, band: rubber(colours.yellow), thick: 0.6 }, 'rose', 'sage'],
  }),
  ...shots(
    extensionLead,
    [
      { from: 24, over: 34 },
      { from: 12, over: 62 },
    ],
    {
      'khanyela-five-way-lead': [{ body: gloss(colours.white), face: gloss('#e7e9ea'), sockets: 5 }, 'peach', 'sky'],
      'khanyela-workshop-lead': [
        { body: plastic(colours.orange), face: plastic('#3a3e43'), sockets: 3, coil: [9, 10, 0.62] },
        'mint',
        'cream',
      ],
    },
  ),
  ...shots(powerStation, [whole, fromTheFront, { close: true, from: 18, over: 12 }], {
    'sonhoek-500-power-station': [{ body: plastic('#43484e'), trim: plastic(colours.orange) }, 'sky', 'cream', 'sage'],
    'sonhoek-2400-power-station': [
      { body: plastic('#43484e'), trim: plastic(colours.yellow), handles: 'sides', sockets: 4 },
      'rose',
      'mint',
      'lilac',
    ],
  }),
  ...shots(floodlight, [whole, fromTheFront], {
    'sonhoek-solar-floodlight': [{ body: gloss(colours.white), solar: true }, 'peach', 'sky'],
    'khanyela-50w-floodlight': [{ body: plastic('#26292c') }, 'mint', 'cream'],
  }),
}
