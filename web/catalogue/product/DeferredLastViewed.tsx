import { lazy, Suspense } from 'react'
import { WhenNearViewport } from '#web/state/browser/WhenNearViewport.tsx'

const Viewed = lazy(async () => ({ default: (await import('./LastViewed.tsx')).LastViewed }))
const Reviews = lazy(async () => ({ default: (await import('./ProductReviews.tsx')).ProductReviews }))

/** The last viewed products. Their chunk loads when they are about to scroll into view. */
export const DeferredLastViewed = ({ except }: { except?: string | undefined }) => (
  <WhenNearViewport>
    <Suspense>
      <Viewed except={except} />
    </Suspense>
  </WhenNearViewport>
)

/** The reviews of a product. Their chunk loads when they are about to scroll into view. */
export const DeferredReviews = ({ productId }: { productId: string }) => (
  <WhenNearViewport>
    <Suspense>
      <Reviews key={productId} productId={productId} />
    </Suspense>
  </WhenNearViewport>
)
