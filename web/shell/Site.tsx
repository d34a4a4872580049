import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { matchPage } from '#web/shell/routing/matchPage.ts'
import { useScrollToTop } from '#web/shell/routing/useScrollToTop.ts'
import { isSearchUrl, searchedText } from '#web/state/catalogue/searchUrl.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Layout } from './Layout.tsx'
import { LoginDialog } from './LoginDialog.tsx'
import { Page } from './Page.tsx'
import { PageCrash } from './PageCrash.tsx'

/** The page at the current URL in its layout, and the sign-in dialog above it. */
export const Site = ({ withoutScript }: { withoutScript?: ReactNode }) => {
  const match = matchPage(useLocation())
  const { path, query } = match.visit
  useScrollToTop(isSearchUrl(path, query) ? `${path}?${searchedText(query)}` : path)

  return (
    <Layout path={path} role={match.route.role}>
      <noscript>{withoutScript}</noscript>
      <ErrorBoundary resetKey={path} fallback={(error) => <PageCrash error={error} />}>
        <Page {...match} />
      </ErrorBoundary>
      {match.dialogIsOpen && <LoginDialog />}
    </Layout>
  )
}
