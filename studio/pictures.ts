import { appliancePictures } from './appliancePictures.ts'
import { hardwarePictures } from './hardwarePictures.ts'
import { householdPictures } from './householdPictures.ts'
import type { Pictures } from './picture.ts'

/** Every picture of the demo catalogue. */
export const pictures: Pictures = { ...appliancePictures, ...hardwarePictures, ...householdPictures }
