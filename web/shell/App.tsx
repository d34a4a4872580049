import { Provider } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { SavesData } from '#ui-kit/elements/savesData.ts'
import { type Client, ClientContext } from '#web/state/client.ts'
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
  useEffect(() => start?.(client), [client, start])

  return (
    <Provider store={client.store}>
      <ClientContext value={client}>
        <LinkProvider link={SiteLink}>
          <SavesData value={client.dataSaver?.SavedPicture}>
            <ErrorBoundary fallback={<p>Something went wrong.</p>}>
              <Site withoutScript={withoutScript} />
            </ErrorBoundary>
          </SavesData>
        </LinkProvider>
      </ClientContext>
    </Provider>
  )
}
