import type { Pictures } from '#studio/picture.ts'
import { fittedTap } from './basin.ts'
import { braaiEvening } from './braaiEvening.ts'
import { kitchen } from './kitchen.ts'
import { laundry } from './laundry.ts'
import { workshop } from './workshop.ts'

/** The pictures of the demo shop's slides, by file name: scenes that show the goods in use. */
export const slides: Pictures = { ...kitchen, ...braaiEvening, ...workshop, ...laundry, ...fittedTap }
