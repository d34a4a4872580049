import { appliancePictures } from './appliancePictures.ts'
import type { Pictures } from './frame.ts'
import { hardwarePictures } from './hardwarePictures.ts'
import { householdPictures } from './householdPictures.ts'

/** Every picture of the demo catalogue by its file name without extension. */
export const pictures: Pictures = { ...appliancePictures, ...hardwarePictures, ...householdPictures }
