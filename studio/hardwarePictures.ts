import { braai } from './drawings/braai.ts'
import { drill } from './drawings/drill.ts'
import { extensionLead } from './drawings/extensionLead.ts'
import { gardenTap } from './drawings/gardenTap.ts'
import { grinder } from './drawings/grinder.ts'
import { hammer } from './drawings/hammer.ts'
import { hosepipe } from './drawings/hosepipe.ts'
import { ladder } from './drawings/ladder.ts'
import { mixerTap } from './drawings/mixerTap.ts'
import { padlock } from './drawings/padlock.ts'
import { paintBucket } from './drawings/paintBucket.ts'
import { roller } from './drawings/roller.ts'
import { saw } from './drawings/saw.ts'
import { screwdrivers } from './drawings/screwdrivers.ts'
import { wood } from './drawings/solids/colour.ts'
import { spade } from './drawings/spade.ts'
import { spanner } from './drawings/spanner.ts'
import { tapeMeasure } from './drawings/tapeMeasure.ts'
import { toolbox } from './drawings/toolbox.ts'
import { wateringCan } from './drawings/wateringCan.ts'
import { wheelbarrow } from './drawings/wheelbarrow.ts'
import type { Pictures } from './frame.ts'
import { tiles } from './tiles.ts'

const cordless = drill({ body: '#ee8434' })
const fynbos = paintBucket({ tin: '#12806a', colour: '#8fbfa6' })
const chest = toolbox({ body: '#c93f2d' })
const kettleBraai = braai({ body: '#33373d' })

export const hardwarePictures: Pictures = {
  'ysterhout-18v-drill': [cordless, { tile: tiles.sky }],
  'ysterhout-18v-drill-2': [cordless, { tile: tiles.cream, zoom: 1.7, aim: [0.45, 0.3] }],
  'ysterhout-impact-drill': [drill({ body: '#2f8062' }), { tile: tiles.sage }],
  'ysterhout-angle-grinder': [grinder({ body: '#ee8434' }), { tile: tiles.stone }],
  'bokberg-claw-hammer': [hammer({ shaft: wood, grip: '#c93f2d' }), { tile: tiles.peach }],
  'bokberg-hand-saw': [saw({ grip: '#2f6fb0' }), { tile: tiles.cream }],
  'bokberg-screwdriver-set': [
    screwdrivers({ handles: ['#e4482e', '#f0b53c', '#2f8062', '#2f6fb0'] }),
    { tile: tiles.mint },
  ],
  'bokberg-tape-measure': [tapeMeasure({ shell: '#e4482e' }), { tile: tiles.sky }],
  'bokberg-adjustable-spanner': [spanner({ grip: '#2f6fb0' }), { tile: tiles.rose }],
  'bokberg-toolbox': [chest, { tile: tiles.stone }],
  'bokberg-toolbox-2': [chest, { tile: tiles.peach, zoom: 1.7, aim: [0.35, 0.5] }],
  'bokberg-five-step-ladder': [ladder({ steps: 5 }), { tile: tiles.mint }],
  'bokberg-padlock': [padlock({ body: '#d8a83d' }), { tile: tiles.lilac }],
  'verfhuis-fynbos-wall-paint': [fynbos, { tile: tiles.cream }],
  'verfhuis-fynbos-wall-paint-2': [fynbos, { tile: tiles.mint, zoom: 1.7, aim: [0.5, 0.4] }],
  'verfhuis-terracotta-roof-paint': [
    paintBucket({ tin: '#3d4147', colour: '#b2502f', label: '#f0c9a6' }),
    { tile: tiles.peach },
  ],
  'verfhuis-roller-and-tray': [
    roller({ tray: '#4d545c', colour: '#f0b53c', grip: '#12806a' }),
    { tile: tiles.sage, zoom: 1.12 },
  ],
  'pulane-swan-mixer': [mixerTap({}), { tile: tiles.sky }],
  'pulane-garden-tap': [gardenTap({ metal: '#d8a83d', handle: '#c93f2d' }), { tile: tiles.sage }],
  'pulane-20m-hosepipe': [hosepipe({ hose: '#2f9a5b', fitting: '#f0b53c' }), { tile: tiles.cream }],
  'pulane-watering-can': [wateringCan({ body: '#3f8f86' }), { tile: tiles.rose }],
  'pulane-digging-spade': [spade({ grip: '#c93f2d' }), { tile: tiles.sage, zoom: 1.12 }],
  'bokberg-builders-wheelbarrow': [wheelbarrow({ tray: '#2f8062' }), { tile: tiles.peach }],
  'potjieberg-kettle-braai': [kettleBraai, { tile: tiles.cream }],
  'potjieberg-kettle-braai-2': [kettleBraai, { tile: tiles.rose, zoom: 1.6, aim: [0.5, 0.25] }],
  'khanyela-five-way-lead': [extensionLead({ body: '#f2f3f3', sockets: 5 }), { tile: tiles.sky }],
}
