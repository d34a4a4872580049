import { Provider } from 'jotai'
import { useEffect } from 'react'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { type Client, ClientContext } from '#web/client/client.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Site } from './Site.tsx'
import { SiteLink } from './SiteLink.tsx'

type AppProps = {
  client: Client
  /** Begins to listen once the page is hydrated. Answers the way to stop. */
  start?: ((client: Client) => () => void) | undefined
}

/** The whole site, inside a router. Server and browser render the same. */
export const App = ({ client, start }: AppProps) => {
  useEffect(() => start?.(client), [client, start])

  return (
    <Provider store={client.store}>
      <ClientContext value={client}>
        <LinkProvider link={SiteLink}>
          <ErrorBoundary fallback={<p>Something went wrong.</p>}>
            <Site />
          </ErrorBoundary>
        </LinkProvider>
      </ClientContext>
    </Provider>
  )
}
