import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import { shopDescription } from '#domain/shopDescription.ts'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import { loadParts } from '#ui-kit/elements/hydrateLater.tsx'
import { fontUrl } from '#ui-kit/theme/fontUrl.ts'
import { themeStyle } from '#ui-kit/theme/themeStyle.ts'
import { App } from './shell/App.tsx'
import { documentHead } from './shell/document/documentHead.ts'
import { isMissingListing } from './shell/document/missingListing.ts'
import { chunksOf } from './shell/document/pageChunks.ts'
import { writeState } from './shell/document/pageState.ts'
import { type WithoutScript, withoutScript } from './shell/document/withoutScript.tsx'
import { matchPage, offlinePath } from './shell/routing/matchPage.ts'
import { plainPath } from './shell/routing/plainPath.ts'
import { preloadPage } from './shell/routing/preloadPage.ts'
import type { Client } from './state/client.ts'
import { isPrivate } from './state/navigation/route.ts'
import { dataSaverParts } from './state/offline/dataSaverParts.ts'
import { openServerClient, type PageCall } from './state/serverClient.ts'

export { lightScript } from './shell/document/lightScript.ts'

interface RenderRequest {
  /** The requested path and query. */
  url: string
  call: PageCall
  nonce: string
  terms?: DeliveryTerms
  /** The shop's public address, without a slash at its end. */
  publicUrl?: string
  /** The visitor saves data: no pictures, no font, no state of the page. */
  saveData?: boolean
}

interface Rendered {
  status: number
  /** Title, description, preloads and styles. */
  head: string
  html: string
  /** JSON that is safe in a script element. */
  state: string
  /** The source files of the page's chunks, below `web/`. */
  chunks: string[]
  /** The page shows nothing before its script runs. */
  needsScript: boolean
}

/** Renders a page without a session. */
export const render = async (request: RenderRequest): Promise<Rendered> => {
  const { url, call, nonce, terms = defaultDeliveryTerms, publicUrl = '', saveData = false } = request
  const client = openServerClient(call, { terms, publicUrl, dataSaver: saveData ? dataSaverParts : undefined })
  const location = locationOf(url)
  const match = matchPage({ ...location, state: null })
  const { route } = match
  await preloadPage(match, client.queryCache.fetchQuery)
  await loadParts()

  const { head, html } = renderPage(client, location, nonce, withoutScript(match, url, nonce))
  const entries = client.queryCache.entries()
  const failure = entries.find(([, { result }]) => result.error)?.[1].result.error
  const status = route.status ?? failure?.reason.status ?? (isMissingListing(match, client.queryCache) ? 404 : 200)
  // No search engine saves data.
  const indexingTags =
    status < 400 && !saveData
      ? documentHead({ match, queryCache: client.queryCache, origin: publicUrl, terms, nonce })
      : ''
  return {
    status,
    head: head + indexingTags,
    html,
    state: writeState({
      ...{ terms, publicUrl, saveData },
      // A visitor who saves data gets them once the page's script is needed.
      answers: saveData ? [] : entries,
      isShell: location.pathname === offlinePath,
    }),
    chunks: chunksOf(route),
    needsScript: isPrivate(route) || match.dialogIsOpen,
  }
}

const locationOf = (url: string) => {
  const [path = '/', search = ''] = url.split(/\?(.*)/s)
  return { pathname: plainPath(path.replace(/^\/+/, '/')), search: search && `?${search}` }
}

const renderPage = (
  client: Client,
  location: { pathname: string; search: string },
  nonce: string,
  noScript: WithoutScript,
) => {
  const sheet = new ServerStyleSheet({ nonce })
  try {
    const page = (
      <StaticRouter location={location}>
        <App client={client} withoutScript={noScript.notice} />
      </StaticRouter>
    )
    const markup = renderToString(sheet.collectStyles(page))
    const [, hoisted = '', html = ''] = /^((?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*)(.*)$/s.exec(markup) ?? []
    return {
      html,
      head: `${client.dataSaver ? '' : fontPreload}${withDescription(hoisted)}${themeElement(nonce)}${sheet.getStyleTags()}${noScript.style}`,
    }
  } finally {
    sheet.seal()
  }
}

// In an element of its own: styled-components rewrites its own elements during hydration. A rewritten font face loads as a new font,
// which replaces the fallback once more and moves the text.
const themeElement = (nonce: string) => `<style nonce="${nonce}">${themeStyle}</style>`

const fontPreload = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`

// A page without a description gets the shop's.
const withDescription = (hoisted: string) =>
  hoisted.includes('name="description"') ? hoisted : `${hoisted}<meta name="description" content="${shopDescription}">`
