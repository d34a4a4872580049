import { randomBytes } from 'node:crypto'
import compression from 'compression'
import express from 'express'
import helmet from 'helmet'
import { accountRoutes } from '#api/account/accountRoutes.ts'
import { finishErasure, openErasing } from '#api/account/erasing.ts'
import { addressRoutes } from '#api/address/addressRoutes.ts'
import { cartRoutes } from '#api/cart/cartRoutes.ts'
import { catalogueRoutes } from '#api/catalogue/catalogueRoutes.ts'
import { keptPictures } from '#api/catalogue/keptPictures.ts'
import { productQueries } from '#api/catalogue/productList.ts'
import { stockroomRoutes } from '#api/catalogue/stockroomRoutes.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openLedger } from '#api/eventStore/handle.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { authenticator } from '#api/http/authenticate.ts'
import { readBody } from '#api/http/body.ts'
import { callsPage } from '#api/http/callsPage.ts'
import { lastMiddleware, unknownCall } from '#api/http/errors.ts'
import { openIdempotency } from '#api/http/idempotency.ts'
import { limits } from '#api/http/limits.ts'
import { openApi } from '#api/http/openApi.ts'
import { serve } from '#api/http/serve.ts'
import { openSessions } from '#api/http/sessions.ts'
import { tellLive } from '#api/live/liveOrders.ts'
import { openLiveSocket } from '#api/live/liveSocket.ts'
import { type Log, logRequests } from '#api/log.ts'
import { openFulfilling } from '#api/order/fulfilling.ts'
import { orderNumberOf } from '#api/order/orderIds.ts'
import { reserveStock } from '#api/order/orderPolicies.ts'
import { orderRoutes } from '#api/order/orderRoutes.ts'
import { forCrawlers } from '#api/pages/forCrawlers.ts'
import type { Pages } from '#api/pages/pages.ts'
import { wallClock } from '#api/policies/clock.ts'
import { openPolicies } from '#api/policies/policies.ts'
import { openReadDatabase, truncateLog } from '#api/readModels/database.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { shopReadModels } from '#api/readModels/shopReadModels.ts'
import { reviewQueries } from '#api/review/reviewQueries.ts'
import { reviewRoutes } from '#api/review/reviewRoutes.ts'
import { shopContract } from '#domain/contract.ts'
import { keepingOf } from '#domain/facts.ts'
import type { DeliveryTerms } from '#domain/order/placeOrder.ts'

export interface ShopSettings {
  store: EventStore
  /** File of this node's read models. */
  readModels: string
  tokenSecret: string
  terms: DeliveryTerms
  publicUrl: string
  limited: boolean
  /** How many proxies stand before the shop. */
  proxies?: number
  log: Log
  pages?: Pages
  now?: () => Date
}

// Milliseconds: how long a read waits for its own write, and how long a start may catch up with the log.
const patience = 1000
const startPatience = 24 * 60 * 60 * 1000

/** The whole shop on one screen: parts, answers, read models, policies. */
export const openShop = async (settings: ShopSettings) => {
  const { log, terms, now = () => new Date() } = settings
  const vault = openVault(settings.store, () => now().getTime())
  const keyring = openKeyring(vault, () => now().getTime())
  const store = openSealedStore(settings.store, keyring, keepingOf)
  const ledger = openLedger(store, now)
  const sessions = openSessions(vault, settings.tokenSecret, () => now().getTime())
  const doors = authenticator(ledger, sessions)

  const database = openReadDatabase(settings.readModels)
  const projector = openProjector(store, database, shopReadModels, log)
  const { streamsOf } = reviewQueries(database)
  const products = productQueries(database)
  const erasing = openErasing({ store, ledger, vault, keyring, streamsOf })
  const fulfilling = openFulfilling(ledger)
  const policies = openPolicies(store, [reserveStock(fulfilling), finishErasure(erasing)], log, { ...wallClock, now })
  const live = openLiveSocket(doors)
  projector.onApplied(tellLive(live.room, database))
  projector.onApplied(erasing.forget)
  projector.onApplied((facts) => facts.some(({ type }) => type === 'AccountErased') && truncateLog(database))
  sessions.onEnded(live.room.endSession)

  // Whether projections and policies still hear of new facts.
  let follows = true

  const app = express()
  app.disable('x-powered-by')
  app.set('etag', 'strong')
  app.set('trust proxy', settings.proxies ?? 0)
  app.use(helmet({ contentSecurityPolicy: false }), compression(), logRequests(log))
  app.use('/pictures/kept', keptPictures(store))
  if (settings.pages) app.use(settings.pages.assets)
  if (settings.limited) for (const [path, limit] of limits(sessions)) app.use(path, limit)
  app.get('/health', (_request, response) => {
    const stopped = projector.stopped()
    // A node that stops at a fact like all others goes on serving what it knows: taking them all away would help nobody.
    const isDegraded = stopped.length > 0 || policies.areInTrouble()
    const wellbeing = !follows ? 'unwell' : isDegraded ? 'degraded' : 'well'
    const position = projector.position()
    response.status(follows ? 200 : 503).json({ wellbeing, position, follows, stopped, policies: policies.states() })
  })
  app.get('/openapi.json', (_request, response) => {
    response.json(openApi(shopContract, settings.publicUrl))
  })
  app.get('/docs', (_request, response) => {
    const nonce = randomBytes(16).toString('base64')
    response.setHeader('Content-Security-Policy', `default-src 'none'; style-src 'nonce-${nonce}'`)
    response.type('html').send(callsPage(shopContract, nonce))
  })
  app.use(forCrawlers(settings.publicUrl, products))
  app.use(readBody)

  const answers = {
    ...catalogueRoutes({ products, ledger, secret: settings.tokenSecret }),
    ...stockroomRoutes({ store, raw: settings.store, ledger, database, now, orderNamed: orderNumberOf }),
    ...cartRoutes(ledger),
    ...accountRoutes(ledger, vault, sessions),
    ...addressRoutes(ledger),
    ...orderRoutes({ store, raw: settings.store, ledger, database, fulfilling, terms }),
    ...reviewRoutes({ store, raw: settings.store, ledger, database }),
  }
  const gate = {
    authenticate: doors.authenticate,
    reached: (position: number) => projector.reached(position, patience),
    idempotency: openIdempotency({ vault, keyring, now }, ['POST order/placeOrder']),
  }
  const call = serve(app, shopContract, answers, gate)
  if (settings.pages) app.use(settings.pages.documents(call))
  app.use(unknownCall(Object.keys(shopContract)), lastMiddleware)

  const ending = new AbortController()
  const working = Promise.all([projector.run(ending.signal), policies.run(ending.signal)])
  const caughtUp = async () => {
    await Promise.race([projector.reached(await store.head(), startPatience), working])
  }
  working.catch((error) => {
    follows = false
    log.fatal({ err: error }, 'The shop no longer follows its log: read models and policies stand still')
  })
  const close = async () => {
    ending.abort()
    live.close()
    await working.catch(() => undefined)
    await settings.store.close()
    database.close()
  }
  await caughtUp().catch(async (error) => {
    await close()
    throw error
  })

  return {
    app,
    /** The facts, sealed on their way in and readable on their way out. */
    store,
    ledger,
    vault,
    keyring,
    erasing,
    live,
    projector,
    /** Resolves when the read models know every fact of this moment. */
    caughtUp,
    close,
  }
}
