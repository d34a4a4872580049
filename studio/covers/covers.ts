import type { Pictures } from '#studio/picture.ts'
import { craftCovers } from './craftCovers.ts'
import { homeCovers } from './homeCovers.ts'
import { peopleCovers } from './peopleCovers.ts'

/** The pictures of the trades of service providers, by file name: `trades/` and the trade's value. */
export const covers: Pictures = { ...homeCovers, ...craftCovers, ...peopleCovers }
