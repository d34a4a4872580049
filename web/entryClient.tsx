import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
// Only the server's styles name the font: the build for the browser has to carry its file all the same.
import '#ui-kit/theme/fontUrl.ts'
import { openBrowserClient, startClient } from './client/browserClient.ts'
import { App } from './shell/App.tsx'
import { isLogin } from './shell/background.ts'
import { loadModule } from './shell/modules.ts'
import { readState } from './shell/pageState.ts'
import { placeOf } from './shell/place.ts'

// The server knew no page behind the login dialog: a reload shows the home page there.
if (isLogin(location.pathname)) history.replaceState({ ...history.state, usr: null }, '')

const hydrate = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')

  const client = openBrowserClient(readState())
  // A chunk that is missing shows its error in place.
  await loadModule(placeOf({ ...location, state: null }).route).catch(() => undefined)
  hydrateRoot(
    root,
    <BrowserRouter>
      <App client={client} start={startClient} />
    </BrowserRouter>,
  )
}

hydrate()
