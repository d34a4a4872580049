import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import type { DeliveryTerms } from '#domain/order/placeOrder.ts'
import { shopDescription, usualDelivery } from '#domain/shopIdentity.ts'
import { fontUrl } from '#ui-kit/theme/fontUrl.ts'
import { GlobalStyle } from '#ui-kit/theme/GlobalStyle.tsx'
import type { Client } from './client/client.ts'
import { openServerClient, type PageCall } from './client/serverClient.ts'
import { App } from './shell/App.tsx'
import { documentHead } from './shell/documentHead.ts'
import { loadModule } from './shell/modules.ts'
import { writeState } from './shell/pageState.ts'
import { placeOf } from './shell/place.ts'

export interface RenderRequest {
  /** Path and query, as they were asked for. */
  url: string
  call: PageCall
  nonce: string
  terms?: DeliveryTerms
  /** Where the shop is reached, without a slash at its end. */
  publicUrl?: string
}

export interface Rendered {
  status: number
  /** Title, description, preloads and styles. */
  head: string
  html: string
  /** JSON, safe to stand in a script element. */
  state: string
  /** The source of the page's chunk, below `web/`. */
  chunk?: string | undefined
}

/** Renders a page as somebody sees it whom the server does not know. */
export const render = async (request: RenderRequest): Promise<Rendered> => {
  const { url, call, nonce, terms = usualDelivery, publicUrl = '' } = request
  const client = openServerClient(call, terms, publicUrl)
  const location = locationOf(url)
  const place = placeOf({ ...location, state: null })
  const { route, visit } = place
  const { preload } = await loadModule(route)
  await Promise.all([preload?.(visit, client.answers.ask), client.answers.ask('GET products/categories', {})])

  const { head, html } = draw(client, location, nonce)
  const answers = client.answers.entries()
  const failure = answers.find(([, { reading }]) => reading.error)?.[1].reading.error
  const status = route.status ?? failure?.reason.status ?? 200
  const found = status < 400 ? documentHead({ place, answers: client.answers, origin: publicUrl, nonce }) : ''
  return { status, head: head + found, html, state: writeState({ answers, terms, publicUrl }), chunk: route.chunk }
}

const locationOf = (url: string) => {
  const [path = '/', search = ''] = url.split(/\?(.*)/s)
  return { pathname: path.replace(/^\/+/, '/'), search: search && `?${search}` }
}

const draw = (client: Client, location: { pathname: string; search: string }, nonce: string) => {
  const sheet = new ServerStyleSheet({ nonce })
  try {
    const page = (
      <StaticRouter location={location}>
        <App client={client} />
      </StaticRouter>
    )
    // Drawn here only, so that no visitor loads the theme a second time in the script.
    renderToString(sheet.collectStyles(<GlobalStyle />))
    const markup = renderToString(sheet.collectStyles(page))
    const [, hoisted = '', html = ''] = /^((?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*)(.*)$/s.exec(markup) ?? []
    return { html, head: `${fontPreload}${described(hoisted)}${sheet.getStyleTags()}` }
  } finally {
    sheet.seal()
  }
}

const fontPreload = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`

// A page that says nothing of itself is told as the shop.
const described = (hoisted: string) =>
  hoisted.includes('name="description"') ? hoisted : `${hoisted}<meta name="description" content="${shopDescription}">`
