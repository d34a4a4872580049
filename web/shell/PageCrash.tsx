import { Suspense, useEffect } from 'react'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import { ErrorScreen } from '#ui-kit/screens/shell/ErrorScreen.tsx'
import { forgetFailures } from '#web/shell/routing/routeModules.ts'
import { onOnline } from '#web/state/browser/onOnline.ts'
import { reloadPage } from '#web/state/browser/reloadPage.ts'
import { ChunkTimeout } from '#web/state/chunkTimeout.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'

const WaysOn = optionalPart(async () => (await import('./routing/WaysOn.tsx')).WaysOn)

/** Shown between header and footer instead of a page that threw this error, or whose chunk did not load. */
export const PageCrash = ({ error }: { error: unknown }) => {
  useEffect(() => onOnline(reloadPage), [])
  useEffect(() => forgetFailures, [])

  return (
    <>
      <PageHead title="Something went wrong" />
      <ErrorScreen message={messageFor(error)} onRetry={reloadPage}>
        <Suspense>
          <WaysOn />
        </Suspense>
      </ErrorScreen>
    </>
  )
}

const messageFor = (error: unknown) => {
  if (!navigator.onLine) return 'You are offline'
  return error instanceof ChunkTimeout
    ? 'This page took too long to load. Check your connection and try again.'
    : 'Unexpected Application Error!'
}
