import { useEffect } from 'react'
import { OfflineScreen } from '#ui-kit/screens/shell/OfflineScreen.tsx'
import { onOnline } from '#web/state/browser/onOnline.ts'
import { reloadPage } from '#web/state/browser/reloadPage.ts'
import { useHydrated } from '#web/state/browser/useHydrated.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { seenPages } from '#web/state/offline/seenPages.ts'

/** A page that is not on this device, while there is no connection. It opens by itself when the connection is back. */
export const OfflineRoute = () => {
  useEffect(() => onOnline(reloadPage), [])

  return <OfflinePage />
}

/** What stands in the place of the page; whoever shows it reloads the page when the connection is back. */
export const OfflinePage = () => {
  const isHydrated = useHydrated()

  return (
    <>
      <PageHead title="Offline" isMissing />
      <OfflineScreen pages={isHydrated ? seenPages() : []} cartHref="/Cart" onRetry={reloadPage} />
    </>
  )
}
