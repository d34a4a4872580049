import { openFirstAdmin } from '#api/account/admins/firstAdmin.ts'
import { customerQueries } from '#api/account/customers/customersList.ts'
import { wallClock } from '#api/eventStore/wallClock.ts'
import { connectionLimits } from '#api/http/server/connectionLimits.ts'
import { openCurrentProduct } from '#api/live/currentProduct.ts'
import { openLiveNotifier } from '#api/live/liveNotifier.ts'
import { openLiveSocket } from '#api/live/liveSocket.ts'
import { openNodePresence } from '#api/live/nodePresence.ts'
import { forgetErased } from '#api/mail/openMail.ts'
import { openPolicies } from '#api/policies/policies.ts'
import { cartStream } from '#domain/cart/cartMachine.ts'
import { followLog } from './followLog.ts'
import { openServices, type ShopServices } from './services.ts'
import { shopApp } from './shopApp.ts'
import { shopPolicies } from './shopPolicies.ts'
import type { ShopSettings } from './shopSettings.ts'

/**
 * Opens the shop: services, policies, the live socket, the Express app. Resolves once the read models contain every fact of the log. If they
 * cannot catch up, it closes the store and rejects.
 */
export const openShop = async (settings: ShopSettings) => {
  const { log } = settings
  const services = await openServices(settings)
  const {
    store,
    ledger,
    secretStore,
    keyring,
    emails,
    adminRegistry,
    sessions,
    accountErasure,
    security,
    projector,
    database,
    integrity,
  } = services
  const policies = openPolicies(store, shopPolicies(settings, services), log, {
    clock: { ...wallClock, now: services.now },
    rush: services.rush,
  })
  const live = openLive(settings, services)
  const following = followLog({ projector, policies, store, log })

  const nodeStatus = () => ({
    follows: following.follows() && !integrity.isDamaged(),
    position: projector.position(),
    stopped: projector.stoppedProjections(),
    policies: policies.states(),
    arePoliciesFailing: policies.areFailing(),
  })
  const openApp = async () =>
    shopApp(settings, services, { pages: await settings.pages, nodeStatus, online: live.room.onlineCount })
  const closing = new AbortController()
  let warming = Promise.resolve()
  const close = async () => {
    closing.abort()
    const stopped = following.stop()
    settings.mail.mailer.close()
    live.close()
    await Promise.all([stopped, warming, integrity.stop()])
    await services.searches.close()
    await services.pageViews.close()
    await security.close()
    await settings.store.close()
    const hasFollowed = following.follows()
    database.close()
    if (hasFollowed) integrity.mark()
  }
  const [app] = await Promise.all([openApp(), following.caughtUp()]).catch(async (error) => {
    await close()
    throw error
  })
  integrity.check()
  warming = services.providers
    .warm(closing.signal)
    .catch((error) => log.warn({ err: error }, 'The directory is read with the first request for it'))

  return {
    app,
    live,
    projector,
    ...{
      store,
      ledger,
      secretStore,
      keyring,
      emails,
      adminRegistry,
      accountErasure,
      security,
      agendas: services.agendas,
    },
    /** Call it before the shop accepts requests. */
    firstAdmin: openFirstAdmin({
      ...{ ledger, secretStore, emails, sessions, adminRegistry, log },
      listedAdmins: customerQueries(database).admins,
    }),
    /** Resolves when the read models contain every fact that is in the log at the call. */
    caughtUp: following.caughtUp,
    close,
  }
}

/** The live socket, and the listeners that update it and this node's caches on new facts. */
const openLive = (settings: ShopSettings, services: ShopServices) => {
  const { limits = connectionLimits, proxies = 0 } = settings
  const { authenticator, raw, store, projector, database, accountErasure, sessions } = services
  const cartVersionOf = async (customerId: string) => (await store.readLast(cartStream(customerId)))?.revision ?? -1
  const currentProduct = openCurrentProduct(database)
  const live = openLiveSocket(
    { ...authenticator, cartVersionOf, currentProduct, log: settings.log },
    { sockets: limits.sockets, proxies },
  )
  projector.onApplied(openLiveNotifier(live.room, { database, currentProduct, log: settings.log }))
  projector.onApplied(accountErasure.forget)
  projector.onApplied(forgetErased(settings.mail.mailer))
  sessions.onEnded(live.room.endSessions)
  // Only nodes of one EventStoreDB are a cluster: the embedded store has a single process.
  const presence = isClustered(settings)
    ? openNodePresence({ store: raw, room: live.room, log: settings.log })
    : undefined
  return {
    ...live,
    close: () => {
      presence?.close()
      live.close()
    },
  }
}

const isClustered = ({ facts }: ShopSettings) => facts !== undefined && 'url' in facts
