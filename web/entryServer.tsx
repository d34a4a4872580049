import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import { shopDescription } from '#domain/shopDescription.ts'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import { loadParts } from '#ui-kit/elements/hydrateLater.tsx'
import { ReuseContext } from '#ui-kit/elements/reusedContents.ts'
import { fontUrl } from '#ui-kit/theme/fontUrl.ts'
import { savingThemeStyle, themeStyle } from '#ui-kit/theme/themeStyle.ts'
import { App } from './shell/App.tsx'
import { documentHead } from './shell/document/documentHead.ts'
import { openPageStyles, type StyleElement } from './shell/document/markup/pageStyles.ts'
import { openReusedMarkup } from './shell/document/markup/reusedMarkup.tsx'
import { isMissingListing } from './shell/document/missingListing.ts'
import { chunksOf, pageChunkOf } from './shell/document/pageChunks.ts'
import { writeState } from './shell/document/pageState.ts'
import { type WithoutScript, withoutScript } from './shell/document/withoutScript.tsx'
import { matchPage, offlinePath } from './shell/routing/matchPage.ts'
import { plainPath } from './shell/routing/plainPath.ts'
import { preloadPage } from './shell/routing/preloadPage.ts'
import type { Client } from './state/client.ts'
import { isPrivate } from './state/navigation/route.ts'
import { dataSaverParts } from './state/offline/dataSaverParts.tsx'
import { openServerClient, type PageCall } from './state/serverClient.ts'

export { lightScript } from './shell/document/lightScript.ts'

interface RenderRequest {
  /** The requested path and query. */
  url: string
  call: PageCall
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
  /** The contents of the style elements in `head`, for the page's Content Security Policy. */
  styles: string[]
  /** UTF-8. */
  html: Buffer
  /** JSON that is safe in a script element. */
  state: string
  /** The source files of the page's chunks, below `web/`. */
  chunks: string[]
  /** The one of them that is the page itself, where it is no page of a table. */
  pageChunk: string | undefined
  /** The page shows nothing before its script runs. */
  needsScript: boolean
}

/** Renders a page without a session. */
export const render = async (request: RenderRequest): Promise<Rendered> => {
  const { url, call, terms = defaultDeliveryTerms, publicUrl = '', saveData = false } = request
  const client = openServerClient(call, { terms, publicUrl, dataSaver: saveData ? dataSaverParts : undefined })
  const location = locationOf(url)
  const match = matchPage({ ...location, state: null })
  const { route } = match
  await preloadPage(match, client.queryCache.fetchQuery)
  await loadParts()

  const { head, styles, html } = renderPage(client, location, withoutScript(match, url))
  const entries = client.queryCache.entries()
  const failure = entries.find(([, { result }]) => result.error)?.[1].result.error
  const status = route.status ?? failure?.reason.status ?? (isMissingListing(match, client.queryCache) ? 404 : 200)
  // No search engine saves data.
  const indexingTags =
    status < 400 && !saveData ? documentHead({ match, queryCache: client.queryCache, origin: publicUrl, terms }) : ''
  return {
    status,
    head: head + indexingTags,
    styles,
    html,
    state: writeState({
      ...{ terms, publicUrl, saveData },
      // A visitor who saves data gets them once the page's script is needed.
      answers: saveData ? [] : entries,
      isShell: location.pathname === offlinePath,
    }),
    chunks: chunksOf(route),
    pageChunk: pageChunkOf(route),
    needsScript: isPrivate(route) || match.dialogIsOpen,
  }
}

const locationOf = (url: string) => {
  const [path = '/', search = ''] = url.split(/\?(.*)/s)
  return { pathname: plainPath(path.replace(/^\/+/, '/')), search: search && `?${search}` }
}

const renderPage = (client: Client, location: { pathname: string; search: string }, noScript: WithoutScript) => {
  const pageStyles = openPageStyles()
  const reused = openReusedMarkup(pageStyles, client.dataSaver)
  try {
    const page = (
      <StaticRouter location={location}>
        <ReuseContext value={reused.reuse}>
          <App client={client} withoutScript={noScript.notice} />
        </ReuseContext>
      </StaticRouter>
    )
    const markup = renderToString(pageStyles.collect(page))
    const [hoisted = ''] = hoistedElements.exec(markup) ?? []
    const html = reused.fill(markup.slice(hoisted.length))
    const styles = [
      // The theme has an element of its own: styled-components rewrites its elements during hydration. A rewritten font face loads as a new font,
      // which replaces the fallback once more and moves the text.
      styleElement(client.dataSaver ? savingThemeStyle : themeStyle),
      pageStyles.element(),
      withoutScriptOnly(styleElement(noScript.rules)),
    ]
    return {
      html,
      head: `${client.dataSaver ? '' : fontPreload}${withDescription(hoisted)}${styles.map((each) => each.html).join('')}`,
      styles: styles.map(({ text }) => text),
    }
  } finally {
    pageStyles.seal()
  }
}

const styleElement = (rules: string): StyleElement => ({ html: `<style>${rules}</style>`, text: rules })

const withoutScriptOnly = ({ html, text }: StyleElement): StyleElement => ({
  html: `<noscript>${html}</noscript>`,
  text,
})

// React renders what belongs in the head before everything else.
const hoistedElements = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/

const fontPreload = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`

// A page without a description gets the shop's.
const withDescription = (hoisted: string) =>
  hoisted.includes('name="description"') ? hoisted : `${hoisted}<meta name="description" content="${shopDescription}">`
