import { lazy, Suspense } from 'react'
import { WhenNear } from '#web/client/WhenNear.tsx'

const Viewed = lazy(async () => ({ default: (await import('./LastViewed.tsx')).LastViewed }))
const Reviews = lazy(async () => ({ default: (await import('./ProductReviews.tsx')).ProductReviews }))

/** The reminder of what was looked at last, fetched when it is about to come into sight. */
export const LastViewedWhenNear = ({ except }: { except?: string | undefined }) => (
  <WhenNear>
    <Suspense>
      <Viewed except={except} />
    </Suspense>
  </WhenNear>
)

/** The reviews of a product, fetched when they are about to come into sight. */
export const ReviewsWhenNear = ({ productId }: { productId: string }) => (
  <WhenNear>
    <Suspense>
      <Reviews key={productId} productId={productId} />
    </Suspense>
  </WhenNear>
)
