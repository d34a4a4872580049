import { Suspense, useEffect, useState } from 'react'
import { optionalPart } from '#ui-kit/elements/optionalPart.ts'
import { ErrorScreen } from '#ui-kit/screens/shell/ErrorScreen.tsx'
import { forgetFailures } from '#web/shell/routing/routeModules.ts'
import { onOnline } from '#web/state/browser/onOnline.ts'
import { reloadPage } from '#web/state/browser/reloadPage.ts'
import { ChunkMissing, ChunkTimeout } from '#web/state/checkedChunk.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'

type CrashProps = {
  /** What the page threw. */
  error: unknown
  /** Whether there was no connection then. */
  isOffline: boolean
}

/**
 * Shown between header and footer instead of a page that threw this error, or whose chunk did not load. Without a connection, a page whose
 * chunk is missing looks the same whether its link or its address was opened.
 */
export const PageCrash = ({ error }: Pick<CrashProps, 'error'>) => {
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => onOnline(reloadPage), [])
  useEffect(() => forgetFailures, [])
  if (!isOffline || !(error instanceof ChunkMissing)) return <CrashedPage error={error} isOffline={isOffline} />

  return (
    <Suspense>
      <OfflinePage error={error} isOffline />
    </Suspense>
  )
}

const CrashedPage = ({ error, isOffline }: CrashProps) => (
  <>
    <PageHead title="Something went wrong" isMissing />
    <ErrorScreen message={isOffline ? 'You are offline' : messageFor(error)} onRetry={reloadPage}>
      <Suspense>
        <WaysOn />
      </Suspense>
    </ErrorScreen>
  </>
)

const OfflinePage = optionalPart<CrashProps>(
  async () => (await import('#web/offline/OfflineRoute.tsx')).OfflinePage,
  CrashedPage,
)
const WaysOn = optionalPart(async () => (await import('./routing/WaysOn.tsx')).WaysOn)

const messageFor = (error: unknown) =>
  error instanceof ChunkTimeout
    ? 'This page took too long to load. Check your connection and try again.'
    : 'Unexpected Application Error!'
