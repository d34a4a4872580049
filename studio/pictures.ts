import { appliancePictures } from './appliancePictures.ts'
import { covers } from './covers/covers.ts'
import { hardwarePictures } from './hardwarePictures.ts'
import { householdPictures } from './householdPictures.ts'
import type { Pictures } from './picture.ts'

/** Every picture of the demo catalogue. */
export const pictures: Pictures = { ...appliancePictures, ...hardwarePictures, ...householdPictures }

/** Every picture that the studio takes: those of the catalogue and those of the trades. */
export const allPictures: Pictures = { ...pictures, ...covers }
