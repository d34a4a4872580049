import { Suspense } from 'react'
import type { ReviewSubject } from '#domain/review/reviewSubject.ts'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import { WhenNearViewport } from '#web/state/browser/WhenNearViewport.tsx'

const Reviews = optionalPart(async () => (await import('./SubjectReviews.tsx')).SubjectReviews)

/** The reviews of a product or a service provider. Their chunk loads when they are about to scroll into view, or when a link leads to them. */
export const DeferredReviews = ({ kind, id }: ReviewSubject) => (
  <WhenNearViewport anchors={['reviews', 'your-review']}>
    <Suspense>
      <Reviews key={id} subject={{ kind, id }} />
    </Suspense>
  </WhenNearViewport>
)
