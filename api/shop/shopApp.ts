import express from 'express'
import { pictureRoutes } from '#api/catalogue/pictureRoutes.ts'
import { productQueries } from '#api/catalogue/productList.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { limitBody } from '#api/http/body/limitBody.ts'
import { parseBody } from '#api/http/body/parseBody.ts'
import { openConsistencyTokens } from '#api/http/consistencyTokens.ts'
import { type CompletedCall, type Dispatcher, openDispatcher } from '#api/http/dispatcher.ts'
import { errorHandler, unknownCall } from '#api/http/errors.ts'
import { openIdempotency } from '#api/http/idempotency.ts'
import { rateLimits } from '#api/http/rateLimits.ts'
import { crossOrigin, securityHeaders } from '#api/http/securityHeaders.ts'
import { serve } from '#api/http/serve.ts'
import { connectionLimits } from '#api/http/server/connectionLimits.ts'
import { type NodeStatus, systemRoutes } from '#api/http/systemRoutes.ts'
import { pageMatcher } from '#api/http/wantsPage.ts'
import { logRequests } from '#api/log.ts'
import { outboxRoutes } from '#api/mail/outboxRoutes.ts'
import { crawlerRoutes } from '#api/pages/crawlerRoutes.ts'
import type { Pages } from '#api/pages/pages.ts'
import { countSearches } from '#api/search/countSearches.ts'
import { reportCalls } from '#api/security/reportCalls.ts'
import { reportRateLimits } from '#api/security/reportRateLimits.ts'
import { shopContract } from '#domain/contract.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { ShopServices } from './services.ts'
import { exemptEndpoints, shopHandlers } from './shopHandlers.ts'
import type { ShopSettings } from './shopSettings.ts'

/** Milliseconds that a request waits for the read models to reach the position that it sends. */
const readOwnWritesTimeout = 1000

interface AppParts {
  /** Without pages there is the API alone. */
  pages: Pages | undefined
  nodeStatus: () => NodeStatus
  /** Number of visitors with a page of the shop open. */
  online: () => number
}

/** The Express app of the shop: middleware first, then system pages, the endpoints of the contract, and the pages for people. */
export const shopApp = (settings: ShopSettings, services: ShopServices, { pages, nodeStatus, online }: AppParts) => {
  const { log, publicUrl, limits = connectionLimits } = settings
  const { store, raw, sessions, security, authenticator, database } = services
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', 'strong')
  app.set('trust proxy', settings.proxies ?? 0)

  app.use(securityHeaders(), crossOrigin(settings.corsOrigins ?? []), logRequests(log))
  app.use(limitBody(shopContract, limits.body))
  app.use('/pictures/kept', pictureRoutes(store))
  if (pages) app.use(pages.assets)
  app.use(reportRateLimits(security, Object.keys(shopContract)))
  const isPage = pageMatcher(Object.keys(shopContract))
  if (settings.limited) for (const [path, limit] of rateLimits(sessions, isPage)) app.use(path, limit)
  app.use(
    systemRoutes({
      ...{ contract: shopContract, publicUrl, nodeStatus },
      isStoreReachable: openStoreProbe(raw),
      isPublic: settings.isDemo ?? false,
      isAdmin: async (authorization) => (await authenticator.authenticate(authorization))?.role === 'Admin',
    }),
  )
  if (settings.mail.outbox && settings.isDemo) app.use(outboxRoutes(settings.mail.outbox))
  app.use(crawlerRoutes(publicUrl, productQueries(database), services.providers))

  const endpoints = endpointServices(settings, services)
  const { positions, waitForPosition } = endpoints
  const caughtUp = (position = '') => waitForPosition(positions.furthest(position) ?? 0)
  const dispatch = openDispatcher(shopContract, shopHandlers(settings, services, online), endpoints)
  const call: Dispatcher = (key, request) => services.rush.during(() => dispatch(key, request))
  if (pages) app.use(pages.documents({ call, isPage, caughtUp, countedKeys, timedKeys, ...services.responseClock }))
  app.use(parseBody)
  serve(app, shopContract, call, endpoints)
  app.use(unknownCall(Object.keys(shopContract)), errorHandler)
  return app
}

const keysWhere = (isWanted: (entry: Endpoint) => boolean | undefined): ReadonlySet<string> =>
  new Set(Object.entries<Endpoint>(shopContract).flatMap(([key, entry]) => (isWanted(entry) ? [key] : [])))

const countedKeys = keysWhere(({ isCounted }) => isCounted)
const timedKeys = keysWhere(({ isTimed }) => isTimed)

const endpointServices = (settings: ShopSettings, services: ShopServices) => {
  const { tokenSecret, publicUrl, limits = connectionLimits } = settings
  const { authenticator, projector, security, secretStore, keyring, searches, responses, now } = services
  const listeners = [reportCalls(security, authenticator.authenticate), countSearches(searches.count)]
  return {
    authenticate: authenticator.authenticate,
    waitForPosition: (position: number) => projector.waitForPosition(position, readOwnWritesTimeout),
    positions: openConsistencyTokens(tokenSecret),
    idempotency: openIdempotency({ secretStore, keyring, now }, exemptEndpoints),
    responses,
    onCall: (call: CompletedCall) => {
      for (const listener of listeners) listener(call)
    },
    secure: publicUrl.startsWith('https:'),
    uploadTimeout: limits.upload,
  }
}

// Milliseconds.
const probeTimeout = 2000
const probeCacheTime = 1000

/** Returns a health probe: whether the store answers within two seconds. The result is cached for one second. */
const openStoreProbe = (store: Pick<EventStore, 'ping'>, now = () => performance.now()) => {
  let last: { at: number; answer: Promise<boolean> } | undefined

  return () => {
    if (!last || now() - last.at > probeCacheTime) last = { at: now(), answer: answersInTime(store) }
    return last.answer
  }
}

const answersInTime = (store: Pick<EventStore, 'ping'>) => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, probeTimeout, false)
  store.ping().then(
    () => resolve(true),
    () => resolve(false),
  )
  return promise.finally(() => clearTimeout(timer))
}
