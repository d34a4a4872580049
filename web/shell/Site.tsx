import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorScreen } from '#ui-kit/screens/shell/ErrorScreen.tsx'
import { matchPage } from '#web/shell/routing/matchPage.ts'
import { forgetFailures } from '#web/shell/routing/routeModules.ts'
import { useScrollToTop } from '#web/shell/routing/useScrollToTop.ts'
import { onOnline } from '#web/state/browser/onOnline.ts'
import { reloadPage } from '#web/state/browser/reloadPage.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Layout } from './Layout.tsx'
import { LoginDialog } from './LoginDialog.tsx'
import { Page } from './Page.tsx'

/** The page at the current URL in its layout, and the sign-in dialog above it. */
export const Site = ({ withoutScript }: { withoutScript?: ReactNode }) => {
  const match = matchPage(useLocation())
  const { path } = match.visit
  useScrollToTop(path)

  return (
    <Layout path={path}>
      <noscript>{withoutScript}</noscript>
      <ErrorBoundary resetKey={path} fallback={crashScreen}>
        <Page {...match} />
      </ErrorBoundary>
      {match.dialogIsOpen && <LoginDialog />}
    </Layout>
  )
}

const CrashScreen = () => {
  useEffect(() => onOnline(reloadPage), [])
  useEffect(() => forgetFailures, [])

  return (
    <ErrorScreen
      message={navigator.onLine ? 'Unexpected Application Error!' : 'You are offline'}
      onRetry={reloadPage}
    />
  )
}

const crashScreen = <CrashScreen />
