import type { DatabaseSync } from 'node:sqlite'
import { cartRoutes } from '#api/cart/cartRoutes.ts'
import { productList } from '#api/catalogue/productList.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { openLog } from '#api/log.ts'
import { orderList } from '#api/order/orderList.ts'
import { reserveStock } from '#api/order/orderPolicies.ts'
import { orderRoutes } from '#api/order/orderRoutes.ts'
import { openPolicies } from '#api/policies/policies.ts'
import { openProjector } from '#api/readModels/projector.ts'
import { keepingOf } from '#domain/facts.ts'
import type { DeliveryTerms } from '#domain/order/placeOrder.ts'
import type { Engine } from './engine.ts'
import type { Reactions } from './reactions.ts'
import { openOwner, type Scheduler } from './scheduler.ts'
import type { Sea } from './sea.ts'
import { openSimulatedStore } from './simulatedStore.ts'

/** Cents. */
export const terms: DeliveryTerms = { fee: 6000, freeFrom: 25_000 }

/** Nobody will ever answer: the node is gone. */
export class NoAnswer extends Error {}

const silent = openLog('silent')

/** What all nodes stand on. */
export interface Ground {
  sea: Sea
  engine: Engine
  reactions: Reactions
}

interface Place {
  name: string
  /** Outlives the node, as its file would. */
  database: DatabaseSync
  onDown: () => void
}

// Nobody looks at what is somebody else's.
const recordReading = async () => undefined

export type Node = ReturnType<typeof startNode>

/** A node of the shop from its start to its end, put together as `openShop` does. */
export const startNode = ({ sea, engine, reactions }: Ground, place: Place) => {
  const { name, database, onDown } = place
  const owner = openOwner(name)
  const { scheduler, leases } = sea
  const now = () => new Date(scheduler.now())
  const raw = engine.around(openSimulatedStore(sea, owner))
  const keyring = openKeyring(openVault(raw, scheduler.now), scheduler.now)
  const store = openSealedStore(raw, keyring, keepingOf)
  const ledger = engine.ledger(store, now, sea.newId)
  const fulfilling = engine.fulfilling(ledger)
  const projector = openProjector(store, database, [productList, orderList], silent)
  const policies = openPolicies(store, [reactions.seen(reserveStock(fulfilling))], silent, clockOf(scheduler, owner))
  const parts = { store, raw, ledger, database, fulfilling, terms, recordReading }
  const answers = { ...orderRoutes(parts), ...cartRoutes(ledger, recordReading) }
  const asking = new Set<(error: Error) => void>()

  const crash = () => {
    if (owner.isGone) return
    owner.isGone = true
    leases.gone(owner)
    for (const giveUp of asking) giveUp(new NoAnswer())
    onDown()
  }

  const { signal } = new AbortController()
  // A node that cannot follow the log any more is started anew by whoever watches over it.
  Promise.all([projector.run(signal), policies.run(signal)]).catch(crash)

  return {
    owner,
    projector,
    crash,
    /** Does a piece of work for somebody outside. Throws what it throws, and `NoAnswer` when the node dies meanwhile. */
    serve: <Answer>(what: string, work: (parts: typeof answers) => Promise<Answer> | Answer) =>
      new Promise<Answer>((resolve, reject) => {
        if (owner.isGone) return reject(new NoAnswer())
        asking.add(reject)
        scheduler.add(owner, `receives: ${what}`, () => {
          Promise.try(work, answers)
            .then(resolve, reject)
            .finally(() => asking.delete(reject))
        })
      }),
  }
}

const clockOf = (scheduler: Scheduler, owner: ReturnType<typeof openOwner>) => ({
  now: () => new Date(scheduler.now()),
  wait: (milliseconds: number) => scheduler.pause(owner, 'looks at the clock', milliseconds),
})
