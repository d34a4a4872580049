import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import { addressOf } from '#api/http/limits.ts'
import type { Log } from '#api/log.ts'
import type { DeliveryTerms } from '#domain/order/placeOrder.ts'
import { builtPages } from './builtPages.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { developmentPages } from './developmentPages.ts'

/** Calls the shop in process, as an anonymous person, by the line of whoever asks for the page. */
type PageCall = (
  key: string,
  asking: { params?: unknown; query?: unknown; body?: unknown; address?: string },
) => Promise<Record<string, unknown> | { refusal: string }>

interface Rendered {
  status: number
  /** Title, description, canonical link and styles. */
  head: string
  html: string
  /** JSON, safe to stand in a script element. */
  state: string
  /** The source of the page's chunk, below `web/`. */
  chunk?: string | undefined
}

/** Where pages come from: built ones, or Vite's in development. */
export interface PageSource {
  /** Serves scripts, styles and pictures. */
  assets: RequestHandler
  /** The scripts that a page needs beside its entry, some of them only for its chunk. */
  scripts(chunk: string | undefined): readonly string[]
  /** The document with its places `<!--head-->`, `<!--app-->` and `<!--state-->`. */
  template(url: string): Promise<string>
  render(request: {
    url: string
    call: PageCall
    nonce: string
    terms: DeliveryTerms
    publicUrl: string
  }): Promise<Rendered>
}

export interface Pages {
  /** Comes before the calls in development, where modules are served under names like `/cart/CartRoute.tsx`. */
  assets: RequestHandler
  /** Renders every page on the server. Calls with other methods, and those that want JSON, pass by. */
  documents(call: PageCall): RequestHandler
}

interface Parts {
  server: Server
  log: Log
  dev: boolean
  terms: DeliveryTerms
  publicUrl: string
}

export const openPages = async ({ server, log, dev, terms, publicUrl }: Parts): Promise<Pages> => {
  const source = dev ? await developmentPages(server) : await builtPages(log)
  return {
    assets: source.assets,
    documents: (call) => async (request, response, next) => {
      if (!wantsPage(request)) return next()
      const nonce = randomBytes(16).toString('base64')
      const byLine: PageCall = (key, asking) => call(key, { ...asking, address: addressOf(request) })
      const asked = { url: request.originalUrl, call: byLine, nonce, terms, publicUrl }
      const page = await source.render(asked).catch((error) => {
        log.error({ err: error, url: request.originalUrl }, 'A page could not be rendered')
      })
      if (!page) return response.status(500).type('html').send(brokenPage)
      if (page.status === 404 && !prefersHtml(request)) return next()
      // Vite's own scripts of development have no nonce.
      if (dev) response.removeHeader('Content-Security-Policy')
      else response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce))
      const whole = withScripts(page, source.scripts(page.chunk))
      return send(response, page, fill(await source.template(request.originalUrl), whole, nonce))
    },
  }
}

// Plain enough to be sent when nothing else works.
const brokenPage = `<!doctype html><html lang="en-ZA"><meta charset="utf-8"><title>Something went wrong</title>
<h1>Something went wrong. Please try again or refresh the page.</h1><p><a href="/">Home</a></p></html>`

const wantsPage = (request: Request) =>
  (request.method === 'GET' || request.method === 'HEAD') && request.accepts(['html', 'json']) === 'html'

const prefersHtml = (request: Request) => request.headers.accept?.includes('text/html') ?? false

const send = (response: Response, { status }: Rendered, document: string) => {
  response.status(status).setHeader('Cache-Control', 'no-store').type('html').send(document)
}

const withScripts = (page: Rendered, scripts: readonly string[]): Rendered => ({
  ...page,
  head: page.head + scripts.map((file) => `<link rel="modulepreload" href="/${file}">`).join(''),
})

const fill = (template: string, { head, html, state }: Rendered, nonce: string) =>
  template
    .replaceAll('%NONCE%', nonce)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => html)
    .replace('<!--state-->', () => `<script type="application/json" id="state" nonce="${nonce}">${state}</script>`)
