import type { Server } from 'node:http'
import type { Request, RequestHandler } from 'express'
import { cachedBody } from '#api/http/cache/cachedBody.ts'
import { clientKeyOf } from '#api/http/rateLimits.ts'
import type { Log } from '#api/log.ts'
import type { StartStep } from '#api/startSteps.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import { builtPages } from './builtPages.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { savesData, savesDataVary } from './dataSaver.ts'
import { type DemoAccount, demoNote, isHomePage } from './demoNote.ts'
import { developmentPages } from './developmentPages.ts'
import { fillTemplate } from './fillTemplate.ts'
import { openPageCache, type PageCacheOptions, type PageResponse, type RenderedDocument } from './pageCache.ts'
import type { PageCall, PageSource } from './pageSource.ts'
import { sendDocument } from './sendDocument.ts'

export interface Pages {
  /** Mount it before the API: in development modules have paths like `/cart/CartRoute.tsx`. */
  assets: RequestHandler
  /** Sends every page, rendered on the server. Passes on requests that are not for a page. */
  documents(options: DocumentOptions): RequestHandler
}

interface DocumentOptions extends PageCacheOptions {
  call: PageCall
  isPage(request: Request): boolean
  /** Resolves once the read models have reached a position, or do not reach it in time. `position`: the header `X-Position`. */
  caughtUp(position: string | undefined): Promise<unknown>
}

interface DocumentParts {
  log: Log
  dev: boolean
  terms: DeliveryTerms
  publicUrl: string
  /** In demo mode: the accounts that the home page names. */
  demoAccounts?: readonly DemoAccount[] | undefined
}

interface PagesOptions extends DocumentParts {
  server: Server
  step: StartStep
  /** Whether browsers may keep pages for when they are offline. */
  worker: boolean
}

/** The pages of the production build, or those of Vite in development. */
export const openPages = async ({ server, step, worker, ...parts }: PagesOptions): Promise<Pages> =>
  pagesFrom(parts.dev ? await developmentPages(server) : await builtPages(step, worker), parts)

/** The pages of a source. */
export const pagesFrom = (source: PageSource, parts: DocumentParts): Pages => {
  const { dev, log } = parts
  const render = openDocumentRenderer(source, parts)

  return {
    assets: source.assets,
    documents: ({ call, isPage, caughtUp, ...cacheOptions }) => {
      const cache = openPageCache(cacheOptions)
      return async (request, response, next) => {
        if (!isPage(request)) return next()
        const position = request.header('x-position')
        if (position) await caughtUp(position)
        const { originalUrl: url } = request
        const saveData = savesData(request)
        const address = clientKeyOf(request)
        const callForClient: PageCall = (key, pageRequest) => call(key, { ...pageRequest, address })
        const renderPage = () => render(url, saveData, callForClient)
        const page = dev
          ? renderPage().then(({ document }) => document)
          : cache.get(`${saveData ? 'saver' : 'full'} ${url}`, callForClient, renderPage)
        const document = await page.catch((error) => {
          log.error({ err: error, url }, 'A page could not be rendered')
        })
        if (!document) return response.status(500).type('html').send(errorPage)
        if (document.status === 404 && !prefersHtml(request)) return next()
        response.vary(savesDataVary)
        if (!dev) return sendDocument(request, response, document)
        // Vite's own scripts of development are not in the policy.
        response.removeHeader('Content-Security-Policy')
        response.status(document.status).setHeader('Cache-Control', 'no-store')
        return response.type('html').send(await document.body.encoded(['identity']).bytes)
      }
    },
  }
}

/** Renders the document of an address, and collects the responses that it shows. */
const openDocumentRenderer =
  (source: PageSource, { dev, terms, publicUrl, demoAccounts }: DocumentParts) =>
  async (url: string, saveData: boolean, call: PageCall): Promise<RenderedDocument> => {
    const responses: PageResponse[] = []
    const recordedCall: PageCall = async (key, request) => {
      const outcome = await call(key, request)
      responses.push({ key, request, outcome })
      return outcome
    }
    const page = await source.render({ url, call: recordedCall, terms, publicUrl, saveData })
    const { html, inline } = fillTemplate(await source.template(url), page, {
      saveData,
      scripts: source.scripts(page.chunks),
      pageScript: page.pageChunk === undefined ? undefined : source.scriptOf(page.pageChunk),
      lightScript: dev ? undefined : source.lightScript,
      note: demoAccounts && isHomePage(url) ? demoNote(demoAccounts) : undefined,
    })
    return {
      document: { status: page.status, body: cachedBody(html), policy: contentSecurityPolicy(inline) },
      responses,
    }
  }

// Static, so that it can be sent when rendering fails.
const errorPage = `<!doctype html><html lang="en-ZA"><meta charset="utf-8"><title>Something went wrong</title>
<h1>Something went wrong. Please try again or refresh the page.</h1><p><a href="/">Home</a></p></html>`

const prefersHtml = (request: Request) => request.headers.accept?.includes('text/html') ?? false
