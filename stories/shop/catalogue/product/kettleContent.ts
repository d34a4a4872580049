import { shownKettle } from '#stories/lives/kettlePage.ts'

/** The texts of the red kettle's product page. */
export const kettleContent = {
  features: shownKettle.features ?? [],
  specifications: shownKettle.specifications ?? [],
  whatsInTheBox: shownKettle.whatsInTheBox ?? [],
}
