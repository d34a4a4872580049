import { Suspense } from 'react'
import type { Fitter } from '#domain/provider/fitters.ts'
import type { Place } from '#domain/provider/nearestArea.ts'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import { SoonestFreeSkeleton } from '#ui-kit/shop/provider/SoonestFreeSkeleton.tsx'
import { TradeOffer } from '#ui-kit/shop/provider/TradeOffer.tsx'
import { WhenNearViewport } from '#web/state/browser/WhenNearViewport.tsx'

const Soonest = optionalPart(async () => (await import('./SoonestFitter.tsx')).SoonestFitter)

export type FitterOfferProps = {
  fitter: Fitter
  /** The names of what wants fitting; leave out on the page of the one product. */
  goods?: readonly string[]
  /** Where the goods are. Default: the customer's first address. */
  place?: Place | undefined
}

/** Offers somebody near who fits a product. Who that is loads when the offer is about to scroll into view. */
export const FitterOffer = ({ fitter, goods = [], place }: FitterOfferProps) => (
  <TradeOffer
    question={`Need ${fitter.who} to ${goods.length > 1 ? fitter.task.several : fitter.task.one}?`}
    goods={goods}
    all={{ label: `All ${fitter.plural}`, href: `/serviceProviderCategories/${fitter.path}` }}
  >
    <WhenNearViewport fallback={<SoonestFreeSkeleton />}>
      <Suspense fallback={<SoonestFreeSkeleton />}>
        <Soonest path={fitter.path} place={place} />
      </Suspense>
    </WhenNearViewport>
  </TradeOffer>
)
