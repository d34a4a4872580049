import type { Place } from '#domain/provider/nearestArea.ts'
import { SoonestFree } from '#ui-kit/shop/provider/SoonestFree.tsx'
import { SoonestFreeSkeleton } from '#ui-kit/shop/provider/SoonestFreeSkeleton.tsx'
import { imageSources } from '#web/state/catalogue/productCard.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { bookHref } from './providerLinks.ts'
import { useNearestArea } from './useNearestArea.ts'

type SoonestFitterProps = {
  /** The path of the trade. */
  path: string
  /** Default: the customer's first address. */
  place: Place | undefined
}

/** Who of a trade is free soonest: near the place, or where the shop delivers. */
export const SoonestFitter = ({ path, place }: SoonestFitterProps) => {
  const { area, isKnown } = useNearestArea(place)
  const soonestQuery = useQuery(
    'GET api/service-providers/soonest',
    isKnown ? { query: { categoryName: path, area } } : undefined,
  )
  const { status, answer } = soonestQuery
  if (status === 'loading') return <SoonestFreeSkeleton />

  return <SoonestFree provider={answer && offeredProvider(answer.result)} now={answer?.asOf ?? ''} />
}

const offeredProvider = (provider: AnswerOf<'GET api/service-providers/soonest'>['result']) =>
  provider && {
    name: provider.fullName,
    timesHref: bookHref(provider.id),
    picture: { ...imageSources(provider.profilePictureUrl || undefined), alt: '' },
    verified: provider.verified,
    rating: provider.averageRating,
    reviewCount: provider.reviewCount,
    area: provider.area,
    soonest: provider.soonest.start,
  }
