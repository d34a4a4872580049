import type { DatabaseSync } from 'node:sqlite'
import { bookingList } from '#api/booking/bookingList.ts'
import { bookingRoutes } from '#api/booking/bookingRoutes.ts'
import { releaseSlots } from '#api/booking/releaseSlots.ts'
import { cartRoutes } from '#api/cart/cartRoutes.ts'
import { productList } from '#api/catalogue/productList.ts'
import { productTexts } from '#api/catalogue/productTexts.ts'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openLog } from '#api/log.ts'
import { fulfilOrders } from '#api/order/fulfilOrders.ts'
import { orderList } from '#api/order/orderList.ts'
import { orderRoutes } from '#api/order/orderRoutes.ts'
import { openPolicies } from '#api/policies/policies.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { deliveryTerms } from '#harness/shop/testShopSettings.ts'
import { NodeCrashed } from '#verification/clients/noAnswer.ts'
import type { ShopParts } from '#verification/mutants/shopParts.ts'
import type { ReactionLog } from './reactionLog.ts'
import { openOwner, type Scheduler } from './scheduler.ts'
import type { SimulatedNetwork } from './simulatedNetwork.ts'
import { openSimulatedStore } from './simulatedStore.ts'

const silentLog = openLog('silent')

/** What all nodes share. */
export interface NodeDependencies {
  network: SimulatedNetwork
  shopParts: ShopParts
  reactions: ReactionLog
}

interface ClusterDependencies extends NodeDependencies {
  /** Aborts when the simulation is over: what crashed nodes were waiting for is let go, as it would be with their process. */
  over: AbortSignal
}

interface NodeConfig {
  name: string
  /** Milliseconds by which the clock of the node is ahead. */
  clockError: number
  /** The read model database, which outlives the node as a file does. */
  database: DatabaseSync
  onDown: () => void
}

// No audit of reads: nobody in the simulation reads another person's record.
const auditAccess = async () => undefined

export type SimulatedNode = ReturnType<typeof startSimulatedNode>

/** Starts a node of the shop, with the parts that `openShop` uses. It runs until it crashes. */
export const startSimulatedNode = (
  { network, shopParts, reactions, over }: ClusterDependencies,
  config: NodeConfig,
) => {
  const { name, clockError, database, onDown } = config
  const owner = openOwner(name)
  const { scheduler, leases } = network
  const clock = clockOf(scheduler, owner, clockError)
  const { now } = clock
  const milliseconds = () => now().getTime()
  const raw = shopParts.wrapStore(openSimulatedStore(network, owner))
  const keyring = openKeyring(openSecretStore(raw, milliseconds), milliseconds)
  const store = openEncryptedStore(raw, keyring, schemaOf)
  const ledger = shopParts.ledger(store, now, network.newId)
  const fulfilment = shopParts.fulfilment(ledger)
  const agendas = shopParts.agendas(ledger, now)
  const projector = openProjector(store, database, [productList, productTexts, orderList, bookingList], silentLog)
  const policies = openPolicies(
    store,
    [fulfilOrders(fulfilment), releaseSlots(ledger, agendas)].map(reactions.observe),
    silentLog,
    { clock },
  )
  const routeDependencies = { store, raw, ledger, database, auditAccess, now }
  const routes = {
    ...orderRoutes({ ...routeDependencies, fulfilment, terms: deliveryTerms }),
    ...cartRoutes(ledger, auditAccess),
    ...bookingRoutes({ ...routeDependencies, agendas, publicUrl: 'http://shop.test' }),
  }
  const pendingRequests = new Set<(error: Error) => void>()

  const crash = () => {
    if (owner.isGone) return
    owner.isGone = true
    leases.releaseAll(owner)
    for (const reject of pendingRequests) reject(new NodeCrashed())
    onDown()
  }

  // A node that cannot follow the log any more crashes, and the cluster starts it again.
  Promise.all([projector.run(over), policies.run(over)]).catch(crash)

  return {
    owner,
    projector,
    crash,
    /** Runs one request with the routes of this node. Rejects with its error, or with `NodeCrashed` if the node crashes meanwhile. */
    serve: <Answer>(what: string, work: (nodeRoutes: typeof routes) => Promise<Answer> | Answer) =>
      new Promise<Answer>((resolve, reject) => {
        if (owner.isGone) return reject(new NodeCrashed())
        pendingRequests.add(reject)
        scheduler.add(owner, `receives: ${what}`, () => {
          Promise.try(work, routes)
            .then(resolve, reject)
            .finally(() => pendingRequests.delete(reject))
        })
      }),
  }
}

const clockOf = (scheduler: Scheduler, owner: ReturnType<typeof openOwner>, error: number) => ({
  now: () => new Date(scheduler.now() + error),
  wait: (milliseconds: number) => scheduler.pause(owner, 'looks at the clock', milliseconds),
})
