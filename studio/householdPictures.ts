import { blanket } from './archetypes/blanket.ts'
import { broom } from './archetypes/broom.ts'
import { bucket } from './archetypes/bucket.ts'
import { clock } from './archetypes/clock.ts'
import { deskLamp } from './archetypes/deskLamp.ts'
import { dryingRack } from './archetypes/dryingRack.ts'
import { duvet } from './archetypes/duvet.ts'
import { fryingPan } from './archetypes/fryingPan.ts'
import { colours } from './archetypes/kit/colours.ts'
import { brass, chrome, enamel, gloss, metal, paper, plastic, rubber, steel } from './archetypes/kit/materials.ts'
import { cloth, grainy, patterned, pile, wood } from './archetypes/kit/patterns.ts'
import { knifeBlock } from './archetypes/knifeBlock.ts'
import { laundryBasket } from './archetypes/laundryBasket.ts'
import { mop } from './archetypes/mop.ts'
import { mugs } from './archetypes/mugs.ts'
import { pillows } from './archetypes/pillows.ts'
import { plates } from './archetypes/plates.ts'
import { pot } from './archetypes/pot.ts'
import { potjie } from './archetypes/potjie.ts'
import { solarLantern } from './archetypes/solarLantern.ts'
import { storageBox } from './archetypes/storageBox.ts'
import { tableLamp } from './archetypes/tableLamp.ts'
import { towels } from './archetypes/towels.ts'
import { closeBy, fromAbove, fromTheFront, fromTheLeft, type Pictures, shots, whole } from './picture.ts'

const blackIron = grainy('#2b2d30', 0.22, { roughness: 0.55, metalness: 0.3 })
const cotton = (colour: string) => paper(colour)
const satin = (colour: string) => plastic(colour)
const wool = (colour: string) => cloth(colour, 0.32)
const creamWool = wool(colours.cream)
const yellowWool = wool(colours.yellow)
const lit = (colour: string) =>
  patterned(`lit ${colour}`, { color: colour, roughness: 0.8, emissive: colour, emissiveIntensity: 0.3 }, {})
const burntSteel = metal('#3d434d', 0.34)

export const householdPictures: Pictures = {
  ...shots(pot, [whole, fromAbove, closeBy], {
    'marula-row-family-pot': [{ body: enamel('#2e5f9e') }, 'peach', 'cream', 'mint'],
    'marula-row-stock-pot': [{ body: metal('#cdd0d3', 0.16), rim: steel(), height: 20, size: 1.08 }, 'sage', 'sky'],
    'marula-row-aubergine-pot': [{ body: enamel(colours.plum), trim: steel(), size: 1.1 }, 'rose', 'sage', 'cream'],
    'dassie-cream-saucepot': [
      { body: enamel(colours.cream), trim: enamel(colours.navy), height: 12.5, size: 0.75 },
      'sky',
      'peach',
    ],
  }),
  ...shots(
    fryingPan,
    [
      { over: 23, zoom: 1.05 },
      { ...fromAbove, zoom: 1.06 },
    ],
    {
      'marula-row-frying-pan': [
        { body: enamel(colours.brick), inside: rubber('#3b3e42'), handle: wood('#c18a52') },
        'mint',
        'cream',
      ],
      'marula-row-egg-pan': [
        { body: enamel(colours.teal), inside: gloss(colours.cream), handle: wood('#c18a52'), size: 0.75 },
        'peach',
        'rose',
      ],
      'dassie-carbon-steel-pan': [{ body: burntSteel, inside: burntSteel, handle: wood('#6b4429') }, 'stone', 'sage'],
    },
  ),
  ...shots(knifeBlock, [whole, fromTheLeft, closeBy], {
    'marula-row-knife-block': [{ handles: plastic(colours.coal), block: wood('#dcb27c', 'x') }, 'sky', 'mint', 'rose'],
    'dassie-olive-knife-block': [{ handles: wood('#b5874a'), block: wood('#5d3b25', 'x') }, 'cream', 'sage'],
  }),
  ...shots(potjie, [whole, fromAbove, closeBy], {
    'potjieberg-number-three-potjie': [{ iron: blackIron }, 'peach', 'cream', 'sky'],
    'potjieberg-oumas-number-two-potjie': [{ iron: blackIron, legs: 4.5 }, 'mint', 'rose'],
    'vuurkraal-enamel-potjie': [{ iron: enamel('#9d1f22') }, 'cream', 'sage'],
  }),
  ...shots(
    mugs,
    [
      { over: 26, zoom: 1.08 },
      { ...fromAbove, zoom: 1.04 },
    ],
    {
      'marula-row-stoep-mugs': [
        {
          colours: [enamel(colours.blue), enamel(colours.yellow), enamel(colours.leaf), enamel(colours.pillarBox)],
          inside: enamel(colours.cream),
        },
        'cream',
        'lilac',
      ],
      'dassie-sage-mugs': [
        { colours: [enamel(colours.cream), enamel(colours.sage), enamel(colours.sage), enamel(colours.cream)] },
        'rose',
        'sky',
      ],
      'blikkie-kamp-mugs': [
        {
          colours: [enamel(colours.navy), enamel(colours.navy), enamel(colours.navy), enamel(colours.navy)],
          inside: enamel(colours.white),
          shape: 'enamelled',
        },
        'mint',
        'peach',
      ],
    },
  ),
  ...shots(plates, [whole, fromAbove, closeBy], {
    'marula-row-dinner-set': [{ glaze: enamel(colours.cream), rim: enamel(colours.teal) }, 'peach', 'sky', 'rose'],
    'dassie-basalt-dinner-set': [{ glaze: plastic('#3b3e42'), rim: plastic(colours.sand) }, 'cream', 'sage'],
    'blikkie-first-flat-dinner-set': [{ glaze: enamel(colours.white), rim: enamel(colours.mint) }, 'lilac', 'peach'],
  }),
  ...shots(duvet, [{ over: 24, zoom: 1.05 }, fromAbove, closeBy], {
    'sneeuberg-winter-duvet': [
      { cover: cotton(colours.paleBlue), stripe: cotton('#6f93ab'), ribbon: satin(colours.pillarBox), loftiness: 6.2 },
      'cream',
      'rose',
      'peach',
    ],
    'sneeuberg-summer-duvet': [
      { cover: cotton(colours.white), stripe: cotton(colours.sage), ribbon: satin(colours.leaf), loftiness: 4.8 },
      'peach',
      'sky',
      'lilac',
    ],
    'witsand-all-season-duvet': [
      { cover: cotton('#e3d2b4'), stripe: cotton(colours.terracotta), ribbon: satin(colours.navy), loftiness: 6.8 },
      'mint',
      'sky',
    ],
  }),
  ...shots(
    blanket,
    [
      { over: 26, zoom: 1.04 },
      { ...fromAbove, zoom: 1.08 },
      { ...closeBy, zoom: 0.85 },
    ],
    {
      'sneeuberg-striped-blanket': [
        {
          wool: wool(colours.terracotta),
          stripes: [yellowWool, wool(colours.teal), creamWool, wool(colours.teal), yellowWool],
        },
        'mint',
        'cream',
        'sky',
      ],
      'sneeuberg-maluti-blanket': [
        { wool: wool(colours.navy), stripes: [creamWool, yellowWool, creamWool] },
        'peach',
        'sage',
        'cream',
      ],
      'witsand-picnic-blanket': [
        { wool: wool(colours.sage), stripes: [creamWool, wool(colours.coral), creamWool] },
        'rose',
        'lilac',
      ],
    },
  ),
  ...shots(pillows, [{ over: 26, zoom: 1.08 }, fromAbove], {
    'sneeuberg-pillow-pair': [{ cover: cotton(colours.white), piping: satin(colours.teal) }, 'peach', 'sky'],
    'witsand-koelte-pillow-pair': [{ cover: cotton('#cfe8dc'), piping: satin(colours.coral) }, 'lilac', 'cream'],
  }),
  ...shots(towels, [whole, fromAbove, { ...closeBy, zoom: 1.15 }], {
    'sneeuberg-bath-towels': [
      {
        folded: [pile(colours.terracotta), pile(colours.peach), pile(colours.cream)],
        rolls: [pile(colours.teal), pile('#6fb8b8')],
      },
      'sky',
      'sage',
      'cream',
    ],
    'witsand-beach-towels': [
      {
        folded: [pile(colours.coral), pile(colours.yellow), pile(colours.turquoise)],
        rolls: [pile(colours.white), pile(colours.coral)],
      },
      'peach',
      'lilac',
      'mint',
    ],
    'witsand-guest-towels': [
      {
        folded: [pile(colours.white), pile(colours.lightGrey), pile(colours.charcoal)],
        rolls: [pile(colours.white), pile(colours.lightGrey)],
      },
      'rose',
      'mint',
    ],
  }),
  ...shots(mop, [whole, { from: -62 }], {
    'hlanzeka-mop-and-bucket': [
      { bucket: plastic(colours.blue), stick: steel(), strands: cotton(colours.white) },
      'peach',
      'cream',
    ],
    'hlanzeka-veeg-mop-and-bucket': [
      { bucket: plastic(colours.pillarBox), stick: gloss(colours.white), strands: cotton('#c9cdd0') },
      'sky',
      'mint',
    ],
  }),
  ...shots(broom, [whole, fromTheLeft], {
    'hlanzeka-yard-broom': [
      { head: plastic(colours.leaf), bristles: plastic('#e2b53f'), stick: wood('#c99b64') },
      'cream',
      'peach',
    ],
    'blikkie-kamer-broom': [
      { head: plastic(colours.tomato), bristles: plastic(colours.white), stick: gloss(colours.white) },
      'mint',
      'sky',
    ],
  }),
  ...shots(bucket, [{ over: 26 }, fromAbove], {
    'hlanzeka-ten-litre-bucket': [
      { colour: plastic(colours.yellow), sponge: grainy(colours.leaf, 0.5) },
      'sky',
      'rose',
    ],
    'nkunzi-builders-bucket': [
      { colour: rubber('#2a2c2f'), sponge: grainy(colours.orange, 0.5), size: 1.15 },
      'stone',
      'sage',
    ],
  }),
  ...shots(storageBox, [whole, fromTheFront, { ...closeBy, zoom: 0.42, aside: [2, 3, 0] }], {
    'plekkie-52-litre-box': [
      {
        lid: plastic(colours.leaf),
        within: [lit('#f0dcae'), lit('#8fc0dc'), lit('#ee9d76'), lit('#f4f0e6'), lit('#7fb8a4'), lit('#f0c75e')],
      },
      'peach',
      'sky',
      'cream',
    ],
    'plekkie-18-litre-box': [
      {
        lid: plastic(colours.coral),
        within: [lit('#c3b6e6'), lit('#f2dca6'), lit('#98cdb2'), lit('#f3efe6'), lit('#8fb4dd'), lit('#f2b3a0')],
        size: 0.7,
      },
      'mint',
      'lilac',
    ],
    'plekkie-120-litre-trunk': [
      { body: plastic('#50555b'), lid: plastic(colours.yellow), trunk: true, size: 1.25 },
      'sky',
      'rose',
    ],
  }),
  ...shots(laundryBasket, [whole, fromAbove], {
    'plekkie-laundry-basket': [
      {
        body: plastic(colours.white),
        washing: [pile(colours.orange), cotton('#9cc7e4'), cotton(colours.yellow)],
      },
      'mint',
      'peach',
    ],
    'witsand-laundry-basket': [
      {
        body: plastic(colours.sand),
        washing: [cotton(colours.white), cotton(colours.navy), pile(colours.coral)],
        tall: true,
      },
      'sky',
      'sage',
    ],
  }),
  ...shots(dryingRack, [whole, fromTheLeft], {
    'plekkie-clothes-airer': [
      { metal: steel(), towel: pile(colours.orange), cloth: cotton(colours.blue) },
      'mint',
      'cream',
    ],
    'plekkie-breevlerk-clothes-airer': [
      { metal: gloss(colours.white), towel: pile(colours.teal), cloth: cotton(colours.yellow), wings: true },
      'peach',
      'sky',
    ],
  }),
  ...shots(deskLamp, [whole, fromTheLeft, closeBy], {
    'khanyela-desk-lamp': [{ body: enamel(colours.terracotta), trim: chrome() }, 'mint', 'cream', 'sky'],
    'skemerlig-boekrak-desk-lamp': [{ body: plastic(colours.coal), trim: brass() }, 'rose', 'sage'],
    'blikkie-study-lamp': [{ body: gloss(colours.mint), trim: gloss(colours.white), size: 0.85 }, 'peach', 'lilac'],
  }),
  ...shots(tableLamp, [whole, fromTheFront, closeBy], {
    'khanyela-bedside-lamp': [{ foot: enamel(colours.teal), shade: '#ead9b8' }, 'peach', 'sky', 'rose'],
    'skemerlig-klei-table-lamp': [
      { foot: grainy(colours.terracotta, 0.12), shade: colours.cream, light: '#ffdca6', shape: 'vase', size: 1.15 },
      'sage',
      'lilac',
    ],
    'skemerlig-basalt-table-lamp': [
      { foot: enamel('#50555b'), shade: colours.white, light: '#ffe7c4' },
      'mint',
      'cream',
    ],
  }),
  ...shots(solarLantern, [whole, fromTheFront, closeBy], {
    'khanyela-solar-lantern': [{ body: plastic(colours.leaf) }, 'cream', 'lilac', 'sky'],
    'sonhoek-kamp-lantern': [{ body: plastic(colours.orange), size: 0.9 }, 'mint', 'sky'],
  }),
  ...shots(clock, [whole, fromTheFront], {
    'plekkie-wall-clock': [
      { rim: enamel(colours.blue), face: lit(colours.white), seconds: plastic(colours.pillarBox) },
      'peach',
      'mint',
    ],
    'skemerlig-stasie-wall-clock': [
      { rim: enamel(colours.coal), face: lit('#f3e6c8'), seconds: brass(), size: 1.25 },
      'sky',
      'sage',
    ],
  }),
}
