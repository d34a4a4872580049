import compression from 'compression'
import express from 'express'
import { accountRoutes, secretCalls } from '#api/account/accountRoutes.ts'
import { customerQueries } from '#api/account/customers/customersList.ts'
import { recordingReads } from '#api/account/customers/customersRead.ts'
import { customersRoutes, revealingCalls } from '#api/account/customers/customersRoutes.ts'
import { openEmails } from '#api/account/emails.ts'
import { finishErasure, openErasing } from '#api/account/erasing.ts'
import { openFirstAdmin } from '#api/account/roster/firstAdmin.ts'
import { openRoster } from '#api/account/roster/roster.ts'
import { keepRoster } from '#api/account/roster/rosterKept.ts'
import { otpCode } from '#api/account/secrets/otpCode.ts'
import { addressRoutes } from '#api/address/addressRoutes.ts'
import { auditRoutes } from '#api/audit/auditRoutes.ts'
import { cartRoutes } from '#api/cart/cartRoutes.ts'
import { catalogueRoutes } from '#api/catalogue/catalogueRoutes.ts'
import { keptPictures } from '#api/catalogue/keptPictures.ts'
import { productQueries } from '#api/catalogue/productList.ts'
import { stockroomRoutes } from '#api/catalogue/stockroomRoutes.ts'
import { dashboardRoutes } from '#api/dashboard/dashboardRoutes.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openLedger } from '#api/eventStore/handle.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { aboutTheShop } from '#api/http/aboutTheShop.ts'
import { authenticator } from '#api/http/authenticate.ts'
import { readBody } from '#api/http/body.ts'
import { lastMiddleware, unknownCall } from '#api/http/errors.ts'
import { openIdempotency } from '#api/http/idempotency.ts'
import { limits } from '#api/http/limits.ts'
import { openPositions } from '#api/http/positions.ts'
import { crossOrigin, securityHeaders } from '#api/http/securityHeaders.ts'
import { serve } from '#api/http/serve.ts'
import { openSessions } from '#api/http/sessions.ts'
import { tellLive } from '#api/live/liveOrders.ts'
import { openLiveSocket } from '#api/live/liveSocket.ts'
import { type Log, logRequests } from '#api/log.ts'
import { mailSince } from '#api/mail/mailSince.ts'
import { forgetErased, type OpenedMail } from '#api/mail/openMail.ts'
import { outboxPages } from '#api/mail/outboxPages.ts'
import { sendMail } from '#api/mail/sendMail.ts'
import { openFulfilling } from '#api/order/fulfilling.ts'
import { orderQueries } from '#api/order/orderList.ts'
import { reserveStock } from '#api/order/orderPolicies.ts'
import { orderRoutes } from '#api/order/orderRoutes.ts'
import { orderNumberOf } from '#api/orderNumber.ts'
import { forCrawlers } from '#api/pages/forCrawlers.ts'
import type { Pages } from '#api/pages/pages.ts'
import { wallClock } from '#api/policies/clock.ts'
import { openPolicies } from '#api/policies/policies.ts'
import { openReadDatabase } from '#api/readModels/database.ts'
import { openShopProjector } from '#api/readModels/shopProjector.ts'
import { openProjectorThread } from '#api/readModels/thread/projectorThread.ts'
import type { FactsPlace } from '#api/readModels/thread/talk.ts'
import { reviewQueries } from '#api/review/reviewQueries.ts'
import { reviewRoutes } from '#api/review/reviewRoutes.ts'
import { countingSearches } from '#api/search/countingSearches.ts'
import { unfoundQueries } from '#api/search/unfoundSearches.ts'
import { cartStream } from '#domain/cart/cartMachine.ts'
import { shopContract } from '#domain/contract.ts'
import { keepingOf } from '#domain/facts.ts'
import type { DeliveryTerms } from '#domain/order/placeOrder.ts'

export interface ShopSettings {
  store: EventStore
  /** File of this node's read models. */
  readModels: string
  /** Where a thread of its own finds the same facts: it keeps the read models then, and whoever is answered does not wait for that. */
  facts?: FactsPlace
  tokenSecret: string
  terms: DeliveryTerms
  publicUrl: string
  limited: boolean
  mail: OpenedMail
  /** Nothing in it is anybody's: the mails that are kept here are a page, and so is what the node is doing. */
  isDemo?: boolean
  /** Milliseconds between the moments at which sign-ups and the like are answered; default 400. */
  beat?: number
  /** How many proxies stand before the shop. */
  proxies?: number
  /** Other sites whose scripts may call the shop. */
  corsOrigins?: readonly string[]
  log: Log
  pages?: Pages
  now?: () => Date
}

// Milliseconds: how long a read waits for its own write, and how long a start may catch up with the log.
const patience = 1000
const startPatience = 24 * 60 * 60 * 1000

/** The whole shop on one screen: parts, answers, read models, policies. */
export const openShop = async (settings: ShopSettings) => {
  const { log, terms, isDemo = false, now = () => new Date() } = settings
  const vault = openVault(settings.store, () => now().getTime())
  const keyring = openKeyring(vault, () => now().getTime())
  const store = openSealedStore(settings.store, keyring, keepingOf)
  const ledger = openLedger(store, now)
  const sessions = openSessions(vault, settings.tokenSecret, () => now().getTime())
  const emails = openEmails(vault)
  const doors = authenticator(ledger, sessions)

  const database = openReadDatabase(settings.readModels)
  const projector = settings.facts
    ? await openProjectorThread(settings.facts, settings.readModels, log)
    : openShopProjector(store, database, log)
  const { streamsOf } = reviewQueries(database)
  const products = productQueries(database)
  const orders = orderQueries(database)
  const customers = customerQueries(database)
  const unfound = unfoundQueries(database)
  const roster = openRoster(ledger)
  const erasing = openErasing({ store, ledger, vault, keyring, emails, sessions, roster, streamsOf })
  const fulfilling = openFulfilling(ledger)
  const { mailer, outbox } = settings.mail
  const since = await mailSince(store, vault)
  const codeOf = (otpId: string) => otpCode(settings.tokenSecret, otpId)
  const duties = [
    reserveStock(fulfilling),
    finishErasure(erasing),
    keepRoster(ledger, roster),
    ...sendMail({ store, ledger, mailer, log, codeOf, publicUrl: settings.publicUrl, since, now }),
  ]
  const policies = openPolicies(store, duties, log, { ...wallClock, now })
  const live = openLiveSocket({
    ...doors,
    cartVersionOf: async (customerId) => (await store.readLast(cartStream(customerId)))?.revision ?? -1,
  })
  const searches = countingSearches({
    ledger,
    now,
    onFailed: (error) => log.warn({ err: error }, 'Searches that found nothing are not written yet'),
  })
  projector.onApplied(tellLive(live.room, database))
  projector.onApplied(erasing.forget)
  projector.onApplied(forgetErased(mailer))
  sessions.onEnded(live.room.endSession)

  // Whether projections and policies still hear of new facts.
  let follows = true

  const app = express()
  app.disable('x-powered-by')
  app.set('etag', 'strong')
  app.set('trust proxy', settings.proxies ?? 0)
  app.use(securityHeaders, crossOrigin(settings.corsOrigins ?? []), compression(), logRequests(log))
  app.use('/pictures/kept', keptPictures(store))
  if (settings.pages) app.use(settings.pages.assets)
  if (settings.limited) for (const [path, limit] of limits(sessions)) app.use(path, limit)
  app.use(
    aboutTheShop({
      contract: shopContract,
      publicUrl: settings.publicUrl,
      doings: () => ({
        follows,
        position: projector.position(),
        stopped: projector.stopped(),
        policies: policies.states(),
        policiesAreInTrouble: policies.areInTrouble(),
      }),
      maySee: async (authorization) => isDemo || (await doors.authenticate(authorization))?.role === 'Admin',
    }),
  )
  if (outbox && isDemo) app.use(outboxPages(outbox))
  app.use(forCrawlers(settings.publicUrl, products))
  app.use(readBody)

  const accounts = {
    ...{ store, ledger, vault, emails, sessions, erasing, now },
    secret: settings.tokenSecret,
    limited: settings.limited,
    beat: settings.beat,
    orderIdsOf: (customerId: string) => orders.ofCustomer(customerId).map(({ id }) => id),
    reviewStreamsOf: streamsOf,
  }
  const records = { store, raw: settings.store, ledger, database }
  const recordReading = recordingReads(ledger)
  const answers = {
    ...catalogueRoutes({ products, ledger, secret: settings.tokenSecret, searched: searches.searched }),
    ...stockroomRoutes({ ...records, now, orderNamed: orderNumberOf }),
    ...cartRoutes(ledger, recordReading),
    ...accountRoutes(accounts),
    ...customersRoutes({ ...records, customers, roster, sessions, erasing, recordReading }),
    ...addressRoutes(ledger, recordReading),
    ...orderRoutes({ ...records, fulfilling, terms, recordReading, now }),
    ...reviewRoutes(records),
    ...auditRoutes(records),
    ...dashboardRoutes({
      database,
      now,
      warnings: products.warnings,
      unfound: unfound.since,
      online: live.room.online,
    }),
  }
  const gate = {
    authenticate: doors.authenticate,
    reached: (position: number) => projector.reached(position, patience),
    positions: openPositions(settings.tokenSecret),
    idempotency: openIdempotency({ vault, keyring, now }, ['POST order/placeOrder', ...secretCalls, ...revealingCalls]),
    secure: settings.publicUrl.startsWith('https:'),
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
    mailer.close()
    live.close()
    await working.catch(() => undefined)
    await searches.close()
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
    emails,
    roster,
    erasing,
    /** Call it before anybody comes in. */
    firstAdmin: openFirstAdmin({ ledger, vault, emails, sessions, roster, log, adminsListed: customers.admins }),
    live,
    projector,
    /** Resolves when the read models know every fact of this moment. */
    caughtUp,
    close,
  }
}
