import { fitterOf } from '#domain/provider/fitters.ts'
import { FitterOffer } from '#web/state/provider/FitterOffer.tsx'

/** The offer of somebody who fits a product, where its tags ask for one. */
export const ProductFitting = ({ tags }: { tags: readonly string[] }) => {
  const fitter = fitterOf(tags)

  return fitter && <FitterOffer fitter={fitter} />
}
