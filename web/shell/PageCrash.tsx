import { Suspense, useEffect } from 'react'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import { ErrorScreen } from '#ui-kit/screens/shell/ErrorScreen.tsx'
import { forgetFailures } from '#web/shell/routing/routeModules.ts'
import { onOnline } from '#web/state/browser/onOnline.ts'
import { reloadPage } from '#web/state/browser/reloadPage.ts'
import { ChunkMissing, ChunkTimeout } from '#web/state/checkedChunk.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'

type PageCrashProps = { error: unknown }

/**
 * Shown between header and footer instead of a page that threw this error, or whose chunk did not load. Without a connection, a page whose
 * chunk is missing looks the same whether its link or its address was opened.
 */
export const PageCrash = ({ error }: PageCrashProps) => {
  useEffect(() => forgetFailures, [])
  if (navigator.onLine || !(error instanceof ChunkMissing)) return <CrashedPage error={error} />

  return (
    <Suspense>
      <OfflinePage error={error} />
    </Suspense>
  )
}

const CrashedPage = ({ error }: PageCrashProps) => {
  useEffect(() => onOnline(reloadPage), [])

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

const OfflinePage = optionalPart<PageCrashProps>(
  async () => (await import('#web/offline/OfflineRoute.tsx')).OfflineRoute,
  CrashedPage,
)
const WaysOn = optionalPart(async () => (await import('./routing/WaysOn.tsx')).WaysOn)

const messageFor = (error: unknown) => {
  if (!navigator.onLine) return 'You are offline'
  return error instanceof ChunkTimeout
    ? 'This page took too long to load. Check your connection and try again.'
    : 'Unexpected Application Error!'
}
