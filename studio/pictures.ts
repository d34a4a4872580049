import { appliancePictures } from './appliancePictures.ts'
import { covers } from './covers/covers.ts'
import { hardwarePictures } from './hardwarePictures.ts'
import { householdPictures } from './householdPictures.ts'
import type { Pictures } from './picture.ts'
import { withScenes } from './scenes/scenes.ts'
import { slides } from './slides/slides.ts'

/** Every picture of the demo catalogue. */
export const pictures: Pictures = withScenes({ ...appliancePictures, ...hardwarePictures, ...householdPictures })

/** Every picture that the studio takes: those of the catalogue, of the trades and of the banner's slides. */
export const allPictures: Pictures = { ...pictures, ...covers, ...slides }
