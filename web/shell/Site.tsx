import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorScreen } from '#ui-kit/screens/shopper/ErrorScreen.tsx'
import { whenOnline } from '#web/client/whenOnline.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Layout } from './Layout.tsx'
import { Login } from './Login.tsx'
import { Page } from './Page.tsx'
import { placeOf } from './place.ts'
import { useTopOfPage } from './useTopOfPage.ts'

/** The page at this address in its frame, and the login dialog above it. */
export const Site = () => {
  const place = placeOf(useLocation())
  const { path } = place.visit
  useTopOfPage(path)

  return (
    <Layout path={path}>
      <ErrorBoundary on={path} fallback={unexpected}>
        <Page {...place} />
      </ErrorBoundary>
      {place.dialogIsOpen && <Login />}
    </Layout>
  )
}

const Unexpected = () => {
  useEffect(() => whenOnline(reload), [])

  return (
    <ErrorScreen message={navigator.onLine ? 'Unexpected Application Error!' : 'You are offline'} onRetry={reload} />
  )
}

// Browsers do not ask again for a script that they could not have. Without a line, their own error page would take the shop's place.
const reload = () =>
  fetch('/').then(
    () => location.reload(),
    () => {},
  )

const unexpected = <Unexpected />
