import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Location } from 'react-router-dom'
// Only the server's styles use the font; the import makes the browser build include its file.
import '#ui-kit/theme/fontUrl.ts'
import { App } from './shell/App.tsx'
import { loadAccessDenied, mayOpen } from './shell/access/Guard.tsx'
import { readState } from './shell/document/pageState.ts'
import { replayEarlyTaps } from './shell/earlyTaps.ts'
import { loadSiteMenu } from './shell/header/loadSiteMenu.ts'
import { matchPage, offlinePath, type PageMatch } from './shell/routing/matchPage.ts'
import { plainPath } from './shell/routing/plainPath.ts'
import { adoptModule, loadedModule, loadMissingModule, loadModule } from './shell/routing/routeModules.ts'
import { whenStaying } from './shell/whenStaying.ts'
import { whenIdle } from './state/browser/whenIdle.ts'
import { openBrowserClient, startClient } from './state/browserClient.ts'
import { loadActiveCart } from './state/cart/loadActiveCart.ts'
import type { Client } from './state/client.ts'
import { tokenStorage } from './state/http/tokenStorage.ts'
import { BlockableRouter } from './state/navigation/BlockableRouter.tsx'
import { isLoginPath } from './state/navigation/loginRoute.ts'
import { sessionAtom } from './state/session/session.ts'

declare global {
  interface Window {
    /** The chunk of the page that the document shows, where the document imports it together with the entry. */
    firstPage?: Readonly<Record<string, unknown>>
  }
}

// The server has rendered the page of the plain path.
const readPath = plainPath(location.pathname)
if (readPath !== location.pathname) history.replaceState(history.state, '', readPath + location.search + location.hash)

// The server rendered the home page below the sign-in dialog, and any page as if it were on this device: a reload drops what was stored.
if (isLoginPath(location.pathname) || history.state?.usr?.isMissingOffline)
  history.replaceState({ ...history.state, usr: null }, '')

// A page that the browser has frozen does not know who has signed out or what was bought since.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

// Older versions of the shop had pages in the fragment of the address.
const leaveMovedPage = async () => {
  if (location.pathname !== '/' || location.hash.length < 2) return
  const { movedPathOf } = await import('./about/movedPaths.ts')
  const path = movedPathOf(location.hash)
  if (path) location.replace(path)
}
const followMovedPage = () => leaveMovedPage().catch(() => undefined)
followMovedPage()
// A bookmark of such a page, opened on the home page, changes the fragment only.
addEventListener('hashchange', followMovedPage)

/** Starts what a page needs once it is hydrated. Returns a function that stops it. */
const start = (client: Client) => {
  const { title } = document
  // Not within an effect: what was pressed finds the whole page hydrated.
  queueMicrotask(replayEarlyTaps)
  const stops = [
    whenStaying(async () => (await import('./state/live/startLive.ts')).startLive(client)),
    whenIdle(async () => (await import('./shell/routing/prefetchLinks.ts')).prefetchLinks(client)),
    whenStaying(prefetchForOffline),
    whenStaying(async () => (await import('./shell/routing/announcePages.ts')).announcePages(title)),
    whenStaying(async () => (await import('./shell/offline/startOffline.ts')).startOffline(client)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

// A browser never requests a script again that it failed to load: load the cart's chunks and the menu's while the connection is up.
const prefetchForOffline = async () => {
  await Promise.allSettled([
    loadActiveCart(),
    import('#web/cart/CartRoute.tsx'),
    import('#web/cart/OrderPlaced.tsx'),
    import('#web/cart/CartSuggestions.tsx'),
    loadSiteMenu(),
  ])
  return () => {}
}

// Most early taps are "Add to cart", and who is signed in has a cart on the server: load its chunk in parallel with hydration.
if (window.earlyTaps?.taps[0] || tokenStorage.read()) loadActiveCart().catch(() => undefined)

const show = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')

  const state = readState()
  const client = openBrowserClient(state, state.saveData ? await loadDataSaver() : undefined)
  const loadPage = (location: Location) => {
    const { route, dialogIsOpen } = matchPage(location)
    const { status, person } = client.store.get(sessionAtom)
    if (status === 'loading' || mayOpen(route.role, person)) return loadMissingModule(route)
    return dialogIsOpen ? undefined : loadAccessDenied()
  }
  const page = (
    <BlockableRouter load={loadPage}>
      <App client={client} start={start} />
    </BlockableRouter>
  )
  startClient(client)
  if (state.isShell && location.pathname !== offlinePath) return showOffline(root, page)

  const match = matchPage({ ...location, state: null })
  if (window.firstPage) adoptModule(match.route, window.firstPage)
  // If the chunk fails to load, the page renders the error.
  if (state.saveData) await preload(match, client).catch(() => undefined)
  else if (!loadedModule(match.route)) await loadModule(match.route).catch(() => undefined)
  hydrateRoot(root, page)
}

// The document of a visitor who saves data came without the answers that it shows.
const preload = async (match: PageMatch, { queryCache }: Client) =>
  (await import('./shell/routing/preloadPage.ts')).preloadPage(match, queryCache.fetchQuery)

const loadDataSaver = async () => (await import('./state/offline/dataSaverParts.tsx')).dataSaverParts

/** The worker has sent the document of another page, because it has none for this address. */
const showOffline = async (root: HTMLElement, page: ReactNode) => {
  const { adoptDocument } = await import('./shell/offline/adoptDocument.ts')
  adoptDocument()
  createRoot(root).render(page)
}

// The document sets `firstPage` after it has imported this module. No frame comes between the two, nor, with it, before the page is hydrated.
queueMicrotask(show)
