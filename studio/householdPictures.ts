import { blanket } from './drawings/blanket.ts'
import { broom } from './drawings/broom.ts'
import { bucket } from './drawings/bucket.ts'
import { clock } from './drawings/clock.ts'
import { deskLamp } from './drawings/deskLamp.ts'
import { dryingRack } from './drawings/dryingRack.ts'
import { duvet } from './drawings/duvet.ts'
import { fryingPan } from './drawings/fryingPan.ts'
import { knifeBlock } from './drawings/knifeBlock.ts'
import { laundryBasket } from './drawings/laundryBasket.ts'
import { mop } from './drawings/mop.ts'
import { mugs } from './drawings/mugs.ts'
import { pillows } from './drawings/pillows.ts'
import { plates } from './drawings/plates.ts'
import { pot } from './drawings/pot.ts'
import { potjie } from './drawings/potjie.ts'
import { solarLantern } from './drawings/solarLantern.ts'
import { coal } from './drawings/solids/colour.ts'
import { storageBox } from './drawings/storageBox.ts'
import { tableLamp } from './drawings/tableLamp.ts'
import { towels } from './drawings/towels.ts'
import type { Pictures } from './frame.ts'
import { tiles } from './tiles.ts'

const familyPot = pot({ body: '#2f6f8f' })
const dinner = plates({ glaze: '#f3ead9', rim: '#3f7f86' })
const karooDuvet = duvet({ cover: '#d3dfe3', stripe: '#8fb0b8', ribbon: '#b0432c' })
const bathSheets = towels({ colours: ['#c46a4a', '#e6b89a', '#f0e4d6'], rolls: ['#3f7f86', '#8fc2c0'] })
const bedside = tableLamp({ foot: '#3f7f86', shade: '#efdfc2' })

export const householdPictures: Pictures = {
  'marula-row-family-pot': [familyPot, { tile: tiles.sky }],
  'marula-row-family-pot-2': [familyPot, { tile: tiles.peach, zoom: 1.7, aim: [0.6, 0.4] }],
  'marula-row-stock-pot': [pot({ body: '#c3c8cc', finish: 'metal', lid: '#c3c8cc', height: 15 }), { tile: tiles.rose }],
  'marula-row-frying-pan': [fryingPan({ body: '#b0432c' }), { tile: tiles.sage }],
  'marula-row-knife-block': [knifeBlock({ handles: coal }), { tile: tiles.mint }],
  'marula-row-stoep-mugs': [mugs({ colours: ['#3f7f86', '#e0a23c', '#8fb08a', '#c4553b'] }), { tile: tiles.cream }],
  'marula-row-dinner-set': [dinner, { tile: tiles.peach }],
  'marula-row-dinner-set-2': [dinner, { tile: tiles.mint, zoom: 1.7, aim: [0.35, 0.3] }],
  'potjieberg-number-three-potjie': [potjie({}), { tile: tiles.peach }],
  'sneeuberg-winter-duvet': [karooDuvet, { tile: tiles.rose }],
  'sneeuberg-winter-duvet-2': [karooDuvet, { tile: tiles.lilac, zoom: 1.7, aim: [0.4, 0.4] }],
  'sneeuberg-striped-blanket': [
    blanket({ wool: '#a8452f', stripes: ['#f0c77a', '#2f6f6a', '#f3ead9', '#2f6f6a', '#f0c77a'] }),
    { tile: tiles.cream },
  ],
  'sneeuberg-pillow-pair': [pillows({ cover: '#f2f0ea', piping: '#3f7f86' }), { tile: tiles.sky }],
  'sneeuberg-bath-towels': [bathSheets, { tile: tiles.mint }],
  'sneeuberg-bath-towels-2': [bathSheets, { tile: tiles.rose, zoom: 1.7, aim: [0.4, 0.35] }],
  'hlanzeka-mop-and-bucket': [mop({ bucket: '#3f8fc4' }), { tile: tiles.cream, zoom: 1.1 }],
  'hlanzeka-yard-broom': [broom({ head: '#2f8062', bristles: '#e3b04b' }), { tile: tiles.lilac, zoom: 1.1 }],
  'hlanzeka-ten-litre-bucket': [bucket({ colour: '#e0a23c', sponge: '#8fc27a' }), { tile: tiles.sky }],
  'plekkie-52-litre-box': [storageBox({ body: '#cfe0e4', lid: '#2f8062' }), { tile: tiles.peach }],
  'plekkie-clothes-airer': [dryingRack({ towel: '#e38b6d', cloth: '#5f9fb0' }), { tile: tiles.sage }],
  'plekkie-laundry-basket': [
    laundryBasket({ body: '#f1f1ee', washing: ['#e38b6d', '#8fc2c0', '#f0c77a'] }),
    { tile: tiles.mint },
  ],
  'khanyela-desk-lamp': [deskLamp({ body: '#c4553b' }), { tile: tiles.sage }],
  'khanyela-bedside-lamp': [bedside, { tile: tiles.rose }],
  'khanyela-bedside-lamp-2': [bedside, { tile: tiles.sage, zoom: 1.6, aim: [0.5, 0.3] }],
  'khanyela-solar-lantern': [solarLantern({ body: '#2f8062' }), { tile: tiles.lilac }],
  'plekkie-wall-clock': [clock({ case: '#2f6f8f' }), { tile: tiles.cream }],
}
