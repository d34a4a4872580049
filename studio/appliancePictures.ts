import { airCooler } from './drawings/airCooler.ts'
import { airFryer } from './drawings/airFryer.ts'
import { barHeater } from './drawings/barHeater.ts'
import { blender } from './drawings/blender.ts'
import { chestFreezer } from './drawings/chestFreezer.ts'
import { fan } from './drawings/fan.ts'
import { fridge } from './drawings/fridge.ts'
import { hotplate } from './drawings/hotplate.ts'
import { iron } from './drawings/iron.ts'
import { kettle } from './drawings/kettle.ts'
import { microwave } from './drawings/microwave.ts'
import { oilHeater } from './drawings/oilHeater.ts'
import { slowCooker } from './drawings/slowCooker.ts'
import { chrome } from './drawings/solids/colour.ts'
import { stove } from './drawings/stove.ts'
import { toaster } from './drawings/toaster.ts'
import { vacuum } from './drawings/vacuum.ts'
import { washingMachine } from './drawings/washingMachine.ts'
import type { Pictures } from './frame.ts'
import { tiles } from './tiles.ts'

const rondavel = kettle({ body: '#e4482e' })
const sunrise = toaster({ body: '#efcf62' })
const midday = microwave({ body: '#e4e4e1' })
const imbiza = stove({ body: '#eceeef' })
const crispa = airFryer({ body: '#3a4046' })
const frost = fridge({ body: '#cfd3d6' })
const coolBox = airCooler({ body: '#f1f3f4' })
const washDay = washingMachine({ body: '#f0f1f2' })

export const appliancePictures: Pictures = {
  'vuthela-rondavel-kettle': [rondavel, { tile: tiles.peach }],
  'vuthela-rondavel-kettle-2': [rondavel, { tile: tiles.cream, zoom: 1.9, aim: [0.72, 0.24] }],
  'vuthela-veranda-kettle': [kettle({ body: '#8fc2c0', trim: '#8a5a33', lid: '#8fc2c0' }), { tile: tiles.cream }],
  'vuthela-sunrise-toaster': [sunrise, { tile: tiles.mint }],
  'vuthela-sunrise-toaster-2': [sunrise, { tile: tiles.rose, zoom: 1.8, aim: [0.72, 0.5] }],
  'vuthela-midday-microwave': [midday, { tile: tiles.rose }],
  'vuthela-midday-microwave-2': [midday, { tile: tiles.sage, zoom: 1.9, aim: [0.5, 0.55] }],
  'vuthela-imbiza-four-plate-stove': [imbiza, { tile: tiles.sage }],
  'vuthela-imbiza-four-plate-stove-2': [imbiza, { tile: tiles.peach, zoom: 1.9, aim: [0.5, 0.24] }],
  'vuthela-corner-two-plate': [hotplate({ body: '#eceae4' }), { tile: tiles.peach }],
  'vuthela-mielie-blender': [blender({ body: '#d8432f' }), { tile: tiles.mint }],
  'vuthela-crispa-air-fryer': [crispa, { tile: tiles.sage }],
  'vuthela-crispa-air-fryer-2': [crispa, { tile: tiles.cream, zoom: 1.8, aim: [0.4, 0.62] }],
  'vuthela-sunday-slow-cooker': [slowCooker({ body: '#b0432c' }), { tile: tiles.cream }],
  'iqhwane-240-fridge-freezer': [frost, { tile: tiles.mint }],
  'iqhwane-240-fridge-freezer-2': [frost, { tile: tiles.sky, zoom: 1.9, aim: [0.4, 0.25] }],
  'iqhwane-90-bar-fridge': [fridge({ body: '#c8413b', height: 36, parting: 0, trim: chrome }), { tile: tiles.cream }],
  'iqhwane-198-chest-freezer': [chestFreezer({ body: '#eef0f1' }), { tile: tiles.sky }],
  'umoyane-desk-fan': [fan({ blades: '#5fb7c4', height: 34 }), { tile: tiles.peach }],
  'umoyane-pedestal-fan': [fan({ blades: '#4d8fa3', frame: '#39424c', height: 60 }), { tile: tiles.sky }],
  'umoyane-vlei-air-cooler': [coolBox, { tile: tiles.mint }],
  'umoyane-vlei-air-cooler-2': [coolBox, { tile: tiles.lilac, zoom: 1.8, aim: [0.48, 0.25] }],
  'hlanzeka-8kg-washing-machine': [washDay, { tile: tiles.sky }],
  'hlanzeka-8kg-washing-machine-2': [washDay, { tile: tiles.lilac, zoom: 2, aim: [0.4, 0.48] }],
  'hlanzeka-steam-iron': [iron({ body: '#4678c8' }), { tile: tiles.rose }],
  'hlanzeka-drum-vacuum': [vacuum({ body: '#d9a326' }), { tile: tiles.lilac }],
  'vuthela-nine-fin-heater': [oilHeater({ fins: '#e9eaea', count: 9 }), { tile: tiles.rose }],
  'vuthela-three-bar-heater': [barHeater({ body: '#4a4f56', bars: 3 }), { tile: tiles.peach }],
}
