import { airCooler } from './archetypes/airCooler.ts'
import { airFryer } from './archetypes/airFryer.ts'
import { barHeater } from './archetypes/barHeater.ts'
import { blender } from './archetypes/blender.ts'
import { chestFreezer } from './archetypes/chestFreezer.ts'
import { coffeeMachine } from './archetypes/coffeeMachine.ts'
import { fan } from './archetypes/fan.ts'
import { fridge } from './archetypes/fridge.ts'
import { gasHeater } from './archetypes/gasHeater.ts'
import { handMixer } from './archetypes/handMixer.ts'
import { hotplate } from './archetypes/hotplate.ts'
import { iron } from './archetypes/iron.ts'
import { kettle } from './archetypes/kettle.ts'
import { colours } from './archetypes/kit/colours.ts'
import { chrome, copper, enamel, glass, gloss, juice, plastic, steel } from './archetypes/kit/materials.ts'
import { brushed, wood } from './archetypes/kit/patterns.ts'
import { microwave } from './archetypes/microwave.ts'
import { oilHeater } from './archetypes/oilHeater.ts'
import { sandwichPress } from './archetypes/sandwichPress.ts'
import { slowCooker } from './archetypes/slowCooker.ts'
import { stickVacuum } from './archetypes/stickVacuum.ts'
import { stove } from './archetypes/stove.ts'
import { toaster } from './archetypes/toaster.ts'
import { vacuum } from './archetypes/vacuum.ts'
import { washingMachine } from './archetypes/washingMachine.ts'
import { closeBy, fromAbove, fromTheFront, fromTheLeft, fromTheSide, type Pictures, shots, whole } from './picture.ts'

const black = plastic(colours.coal)
const white = plastic(colours.white)
const mint = plastic(colours.mint)

export const appliancePictures: Pictures = {
  ...shots(kettle, [whole, fromTheLeft, { ...closeBy, zoom: 1.3, aside: [1, 2.5, 0] }], {
    'vuthela-rondavel-kettle': [{ body: enamel(colours.tomato) }, 'peach', 'cream', 'mint'],
    'vuthela-veranda-kettle': [
      { body: enamel(colours.duckEgg), trim: wood('#8a5a34'), lid: enamel(colours.duckEgg) },
      'cream',
      'rose',
    ],
    'vuthela-cafe-creme-kettle': [{ body: enamel(colours.cream), trim: copper(), lid: copper() }, 'sage', 'rose'],
    'duiker-dale-gooseneck-kettle': [{ body: brushed(), lid: brushed(), spout: 'gooseneck' }, 'sky', 'stone', 'peach'],
    'blikkie-koshuis-kettle': [{ body: gloss(colours.white), trim: mint, lid: mint }, 'lilac', 'sky'],
  }),
  ...shots(toaster, [whole, fromAbove, { ...closeBy, from: 48, over: 42, zoom: 0.62, aside: [-4, 4, 0] }], {
    'vuthela-sunrise-toaster': [{ body: enamel(colours.yellow), bread: true }, 'mint', 'rose', 'sky'],
    'vuthela-cafe-creme-toaster': [{ body: enamel(colours.cream), trim: copper(), slots: 4 }, 'sage', 'lilac'],
    'duiker-dale-steel-toaster': [{ body: brushed(), bread: true }, 'peach', 'stone'],
    'blikkie-vroeg-toaster': [{ body: gloss(colours.white), trim: mint }, 'sky', 'peach'],
  }),
  ...shots(microwave, [whole, fromTheFront, closeBy], {
    'vuthela-midday-microwave': [{ body: gloss(colours.white), face: gloss(colours.lightGrey) }, 'rose', 'sage', 'sky'],
    'vuthela-midnight-microwave': [
      { body: gloss('#26282b'), face: gloss('#191b1d'), trim: steel(), controls: 'buttons' },
      'mint',
      'cream',
      'peach',
    ],
    'blikkie-koshuis-microwave': [{ body: gloss(colours.mint), face: gloss(colours.white) }, 'cream', 'peach'],
  }),
  ...shots(stove, [whole, fromAbove, closeBy], {
    'vuthela-imbiza-four-plate-stove': [{ body: enamel(colours.white) }, 'sage', 'peach', 'sky'],
    'duiker-dale-plaashuis-stove': [
      { body: enamel(colours.charcoal), trim: brushed(), metal: steel(), hob: 'glass' },
      'cream',
      'mint',
      'rose',
    ],
  }),
  ...shots(hotplate, [whole, fromAbove], {
    'vuthela-corner-two-plate': [{ body: enamel(colours.white) }, 'peach', 'mint'],
    'blikkie-solo-hotplate': [{ body: enamel(colours.mint), knobs: gloss(colours.white), plates: 1 }, 'cream', 'lilac'],
    'duiker-dale-induction-plate': [{ body: brushed(), plates: 1, top: 'glass' }, 'sky', 'sage'],
  }),
  ...shots(blender, [whole, fromTheFront, closeBy], {
    'vuthela-mielie-blender': [{ body: gloss(colours.tomato), filling: juice('#f2909f') }, 'mint', 'cream', 'sky'],
    'duiker-dale-klipbok-blender': [{ body: brushed(), filling: juice('#83b84c') }, 'peach', 'lilac', 'rose'],
    'blikkie-skommel-blender': [{ body: gloss(colours.white), trim: mint, filling: juice('#f7ae24') }, 'sky', 'rose'],
  }),
  ...shots(airFryer, [whole, fromTheFront, closeBy], {
    'vuthela-crispa-air-fryer': [{ body: plastic(colours.charcoal) }, 'sage', 'cream', 'peach'],
    'vuthela-crispa-twin-air-fryer': [{ body: gloss('#242629'), trim: copper(), drawers: 2 }, 'rose', 'sky', 'cream'],
    'blikkie-slap-chips-air-fryer': [{ body: gloss(colours.white), trim: mint }, 'peach', 'mint'],
  }),
  ...shots(slowCooker, [whole, fromAbove], {
    'vuthela-sunday-slow-cooker': [{ body: enamel(colours.terracotta) }, 'cream', 'mint'],
    'duiker-dale-stoofpot-slow-cooker': [{ body: brushed() }, 'rose', 'sky'],
    'blikkie-samp-slow-cooker': [
      { body: enamel(colours.cream), trim: mint, pot: gloss(colours.white) },
      'lilac',
      'sage',
    ],
  }),
  ...shots(fridge, [whole, fromTheFront, { ...closeBy, from: 20, over: 12, aside: [12, 0, 0], zoom: 0.85 }], {
    'iqhwane-240-fridge-freezer': [{ body: plastic(colours.silver) }, 'mint', 'sky', 'cream'],
    'iqhwane-ouhuis-fridge': [
      { body: enamel(colours.cream), trim: chrome(), edge: 6, height: 132, upper: 0.3 },
      'sage',
      'rose',
    ],
    'blikkie-46-bar-fridge': [
      { body: gloss(colours.white), trim: mint, upper: 1, height: 54, width: 47 },
      'peach',
      'lilac',
    ],
  }),
  ...shots(fridge, [whole, fromTheFront, { ...closeBy, zoom: 0.62, aside: [8, 2, 0] }], {
    'iqhwane-90-bar-fridge': [
      { body: enamel(colours.pillarBox), trim: chrome(), upper: 1, height: 86, width: 48, edge: 4.4 },
      'cream',
      'mint',
      'sky',
    ],
  }),
  ...shots(fridge, [whole, fromTheFront, { ...closeBy, zoom: 0.9, from: 22, over: 10 }], {
    'iqhwane-348-family-fridge': [
      {
        body: plastic(colours.charcoal),
        trim: brushed('#c9cccf', 'y'),
        upper: 0.62,
        height: 178,
        width: 64,
        dispenser: true,
      },
      'stone',
      'peach',
      'sky',
    ],
  }),
  ...shots(chestFreezer, [whole, fromTheFront], {
    'iqhwane-198-chest-freezer': [{ body: enamel(colours.white) }, 'sky', 'peach'],
    'iqhwane-290-chest-freezer': [{ body: plastic('#b3b8bc'), handle: black, width: 120 }, 'cream', 'mint'],
  }),
  ...shots(fan, [whole, fromTheFront, { ...closeBy, zoom: 1.35, aside: [1, 2, 0] }], {
    'umoyane-desk-fan': [{ blades: gloss(colours.pool) }, 'peach', 'cream', 'rose'],
    'umoyane-pedestal-fan': [
      { blades: gloss('#5f7f93'), frame: plastic(colours.slate), stand: 'pedestal', count: 5 },
      'sky',
      'sage',
    ],
    'umoyane-sabela-rechargeable-fan': [
      { blades: gloss(colours.yellow), frame: white, cage: white, count: 4 },
      'mint',
      'lilac',
      'sky',
    ],
    'blikkie-windjie-fan': [{ blades: gloss(colours.mint), frame: white, cage: white }, 'rose', 'peach'],
  }),
  ...shots(airCooler, [whole, fromTheFront, closeBy], {
    'umoyane-vlei-air-cooler': [{ body: gloss(colours.white) }, 'mint', 'lilac', 'peach'],
    'umoyane-karoo-air-cooler': [
      { body: plastic(colours.charcoal), grille: plastic('#b9bec2') },
      'cream',
      'sky',
      'peach',
    ],
  }),
  ...shots(washingMachine, [whole, fromTheFront, closeBy], {
    'hlanzeka-8kg-washing-machine': [{ body: enamel(colours.white) }, 'sky', 'lilac', 'peach'],
    'hlanzeka-10kg-washing-machine': [{ body: plastic('#696f75'), door: gloss(colours.coal) }, 'peach', 'mint', 'sky'],
    'hlanzeka-7kg-tumble-dryer': [
      { body: enamel(colours.white), door: enamel(colours.white), kind: 'dryer' },
      'sage',
      'rose',
    ],
  }),
  ...shots(iron, [whole, fromTheLeft], {
    'hlanzeka-steam-iron': [{ body: gloss(colours.cobalt) }, 'rose', 'cream'],
    'hlanzeka-skerp-steam-iron': [
      { body: gloss(colours.plum), sole: gloss('#202224'), tank: glass('#e8f2f5', 0.3) },
      'sage',
      'sky',
    ],
    'blikkie-plooi-travel-iron': [{ body: gloss(colours.white), tank: gloss(colours.mint) }, 'lilac', 'peach'],
  }),
  ...shots(vacuum, [whole, fromTheLeft, { ...closeBy, zoom: 1.55, aside: [-5, 0, 0] }], {
    'hlanzeka-drum-vacuum': [{ body: gloss(colours.mustard) }, 'lilac', 'sky', 'mint'],
    'nkunzi-workshop-vacuum': [{ body: brushed('#c9cccf', 'y'), lid: gloss(colours.pillarBox) }, 'cream', 'stone'],
  }),
  ...shots(stickVacuum, [{ zoom: 1.1 }, { ...fromTheFront, zoom: 1.1 }, closeBy], {
    'hlanzeka-umshanelo-stick-vacuum': [{ body: gloss(colours.white) }, 'peach', 'rose', 'cream'],
    'hlanzeka-hondehaar-stick-vacuum': [
      { body: gloss(colours.charcoal), trim: gloss(colours.pillarBox), tube: plastic(colours.coal) },
      'sage',
      'mint',
    ],
  }),
  ...shots(oilHeater, [{ from: -35 }, { from: -6, over: 13 }], {
    'vuthela-nine-fin-heater': [{ fins: enamel(colours.white), count: 9 }, 'rose', 'mint'],
    'vuthela-thirteen-fin-heater': [{ fins: plastic(colours.charcoal), count: 13 }, 'peach', 'cream'],
  }),
  ...shots(barHeater, [whole, fromTheFront], {
    'vuthela-three-bar-heater': [{ body: plastic('#4f545a'), bars: 3 }, 'cream', 'sky'],
    'blikkie-two-bar-heater': [{ body: gloss(colours.white), bars: 2 }, 'mint', 'lilac'],
  }),
  ...shots(gasHeater, [whole, fromTheFront, closeBy], {
    'vuurkraal-voorkamer-gas-heater': [{ body: plastic(colours.coal) }, 'peach', 'cream', 'sky'],
    'vuurkraal-stoepie-gas-heater': [{ body: plastic(colours.olive), panels: 1 }, 'sage', 'rose'],
  }),
  ...shots(sandwichPress, [whole, fromTheSide], {
    'vuthela-toebie-sandwich-press': [{ body: gloss('#232527') }, 'peach', 'sky'],
    'duiker-dale-panini-press': [{ body: brushed(), open: 9, band: black, sandwiches: 4 }, 'cream', 'mint'],
  }),
  ...shots(coffeeMachine, [whole, fromTheFront, closeBy], {
    'duiker-dale-kop-espresso-machine': [{ body: brushed(), with: 'jug' }, 'rose', 'cream', 'stone'],
    'duiker-dale-kop-mini-espresso-machine': [
      { body: enamel(colours.cream), trim: steel(), size: 'compact' },
      'sage',
      'sky',
    ],
    'vuthela-moerkoffie-espresso-machine': [{ body: enamel(colours.tomato), size: 'compact' }, 'stone', 'peach'],
  }),
  ...shots(handMixer, [whole, fromTheLeft], {
    'vuthela-koeksister-hand-mixer': [{ body: gloss(colours.duckEgg) }, 'cream', 'rose'],
    'blikkie-klits-hand-mixer': [{ body: gloss(colours.white), trim: gloss(colours.tomato) }, 'sky', 'mint'],
  }),
}
