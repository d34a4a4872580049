import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { Request, RequestHandler } from 'express'
import { clientKeyOf } from '#api/http/rateLimits.ts'
import { wantsPage } from '#api/http/wantsPage.ts'
import type { Log } from '#api/log.ts'
import type { StartStep } from '#api/startSteps.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import { builtPages } from './builtPages.ts'
import { savesData, savesDataVary } from './dataSaver.ts'
import { type DemoAccount, demoNote, isHomePage } from './demoNote.ts'
import { developmentPages } from './developmentPages.ts'
import { fillTemplate } from './fillTemplate.ts'
import type { PageCall } from './pageSource.ts'
import { sendDocument } from './sendDocument.ts'

export interface Pages {
  /** Mount it before the API: in development modules have paths like `/cart/CartRoute.tsx`. */
  assets: RequestHandler
  /** Renders every page on the server. Passes on requests with other methods, and those that accept JSON only. */
  documents(call: PageCall): RequestHandler
}

interface PagesOptions {
  server: Server
  log: Log
  step: StartStep
  dev: boolean
  terms: DeliveryTerms
  publicUrl: string
  /** Whether browsers may keep pages for when they are offline. */
  worker: boolean
  /** In demo mode: the accounts that the home page names. */
  demoAccounts?: readonly DemoAccount[] | undefined
}

export const openPages = async ({
  demoAccounts,
  server,
  log,
  step,
  dev,
  terms,
  publicUrl,
  worker,
}: PagesOptions): Promise<Pages> => {
  const source = dev ? await developmentPages(server) : await builtPages(step, worker)
  return {
    assets: source.assets,
    documents: (call) => async (request, response, next) => {
      if (!wantsPage(request)) return next()
      const nonce = randomBytes(16).toString('base64')
      const callForClient: PageCall = (key, pageRequest) => call(key, { ...pageRequest, address: clientKeyOf(request) })
      const saveData = savesData(request)
      const renderRequest = { url: request.originalUrl, call: callForClient, nonce, terms, publicUrl, saveData }
      const page = await source.render(renderRequest).catch((error) => {
        log.error({ err: error, url: request.originalUrl }, 'A page could not be rendered')
      })
      if (!page) return response.status(500).type('html').send(errorPage)
      if (page.status === 404 && !prefersHtml(request)) return next()
      response.vary(savesDataVary)
      const template = await source.template(request.originalUrl)
      const filling = {
        nonce,
        saveData,
        scripts: source.scripts(page.chunks),
        lightScript: dev ? undefined : source.lightScript,
        note: demoAccounts && isHomePage(request.originalUrl) ? demoNote(demoAccounts, nonce) : '',
      }
      const html = fillTemplate(template, page, filling)
      if (!dev) return sendDocument(request, response, { status: page.status, html, nonce })
      // Vite's own scripts of development have no nonce.
      response.removeHeader('Content-Security-Policy')
      return response.status(page.status).setHeader('Cache-Control', 'no-store').type('html').send(html)
    },
  }
}

// Static, so that it can be sent when rendering fails.
const errorPage = `<!doctype html><html lang="en-ZA"><meta charset="utf-8"><title>Something went wrong</title>
<h1>Something went wrong. Please try again or refresh the page.</h1><p><a href="/">Home</a></p></html>`

const prefersHtml = (request: Request) => request.headers.accept?.includes('text/html') ?? false
