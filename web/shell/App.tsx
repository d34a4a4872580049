import { Provider } from 'jotai'
import { type ReactNode, useLayoutEffect } from 'react'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { SavesData } from '#ui-kit/elements/savesData.ts'
import { SitePaths } from '#ui-kit/elements/sitePaths.ts'
import { ErrorScreen } from '#ui-kit/screens/shell/ErrorScreen.tsx'
import { sitePaths } from '#web/sitePaths.ts'
import { reloadPage } from '#web/state/browser/reloadPage.ts'
import { type Client, ClientContext } from '#web/state/client.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { SiteLink } from '#web/state/navigation/SiteLink.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Site } from './Site.tsx'

type AppProps = {
  client: Client
  /** Starts the client's listeners after hydration. Returns a function that stops them. */
  start?: ((client: Client) => () => void) | undefined
  /** Set by the server only: the content of the `noscript` element. */
  withoutScript?: ReactNode
}

/** The whole site, inside a router. Server and browser render the same tree. */
export const App = ({ client, start, withoutScript }: AppProps) => {
  // Not a passive effect, which waits for the next frame: the page answers presses from here on.
  useLayoutEffect(() => start?.(client), [client, start])

  return (
    <Provider store={client.store}>
      <ClientContext value={client}>
        <SitePaths value={sitePaths}>
          {/* Outside of the links: those of a crashed site load their page anew. */}
          <ErrorBoundary fallback={renderSiteCrash}>
            <LinkProvider link={SiteLink}>
              <SavesData value={client.dataSaver?.SavedPicture}>
                <Site withoutScript={withoutScript} />
              </SavesData>
            </LinkProvider>
          </ErrorBoundary>
        </SitePaths>
      </ClientContext>
    </Provider>
  )
}

// Without a header, the page has no other way on than its own.
const renderSiteCrash = () => (
  <main>
    <PageHead title="Something went wrong" />
    <ErrorScreen message="Something went wrong." onRetry={reloadPage} withHome />
  </main>
)
