import { Suspense } from 'react'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import { WhenNearViewport } from '#web/state/browser/WhenNearViewport.tsx'

const Viewed = optionalPart(async () => (await import('./LastViewed.tsx')).LastViewed)

/** The last viewed products. Their chunk loads when they are about to scroll into view. */
export const DeferredLastViewed = ({ except }: { except?: string | undefined }) => (
  <WhenNearViewport>
    <Suspense>
      <Viewed except={except} />
    </Suspense>
  </WhenNearViewport>
)
