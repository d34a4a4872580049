import { lazy, Suspense } from 'react'
import { WhenNearViewport } from '#web/state/browser/WhenNearViewport.tsx'

const Viewed = lazy(async () => ({ default: (await import('./LastViewed.tsx')).LastViewed }))

/** The last viewed products. Their chunk loads when they are about to scroll into view. */
export const DeferredLastViewed = ({ except }: { except?: string | undefined }) => (
  <WhenNearViewport>
    <Suspense>
      <Viewed except={except} />
    </Suspense>
  </WhenNearViewport>
)
