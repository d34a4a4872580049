import { aminasCart, smallCart } from '#stories/lives/carts.ts'

export {
  goneDrill,
  manyKettles,
  oneDrill,
  repricedKettles,
  threePots,
  tooManyPots,
  twoKettles,
} from '#stories/lives/carts.ts'

export const fullSummary = aminasCart.summary
export const smallSummary = smallCart.summary
