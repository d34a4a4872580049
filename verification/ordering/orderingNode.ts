import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type EventStore, StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { fulfilOrders } from '#api/order/fulfilOrders.ts'
import { orderRoutes } from '#api/order/orderRoutes.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { deliveryTerms } from '#harness/shop/testShopSettings.ts'
import { NodeCrashed } from '#verification/clients/noAnswer.ts'
import type { ShopParts } from '#verification/mutants/shopParts.ts'
import type { AppendFault } from './plan.ts'

/** Resolves when the scheduler lets a request or its answer continue. */
export type Turn = (what: string) => Promise<unknown>

export interface OrderingFixture {
  /** One log, with the store of each of the two nodes. */
  stores: readonly [EventStore, EventStore]
  /** Has the tables of the order list, which stay empty and unread. */
  database: DatabaseSync
  shopParts: ShopParts
}

/** What one node is opened with. */
interface NodeSetup extends Omit<OrderingFixture, 'stores'> {
  raw: EventStore
}

export type OrderingNode = ReturnType<typeof openOrderingNode>

/** Opens a node of the shop with its own caches. Every request to the store and every answer waits for its turn. */
export const openOrderingNode = (
  { raw, database, shopParts }: NodeSetup,
  turn: Turn,
  appendFault?: AppendFault | null,
) => {
  const nodeState = { isCrashed: false }
  const store = encryptStore(shopParts.wrapStore(withAppendFault(raw, turn, nodeState, appendFault)))
  const ledger = shopParts.ledger(store, () => new Date(), randomUUID)
  const fulfilment = shopParts.fulfilment(ledger)
  return {
    isCrashed: () => nodeState.isCrashed,
    routes: orderRoutes({
      store,
      raw,
      ledger,
      database,
      fulfilment,
      terms: deliveryTerms,
      auditAccess: async () => undefined,
    }),
    reactions: fulfilOrders(fulfilment).when,
  }
}

const withAppendFault = (
  raw: EventStore,
  turn: Turn,
  nodeState: { isCrashed: boolean },
  appendFault?: AppendFault | null,
): EventStore => {
  let appends = 0
  const assertRunning = () => {
    if (nodeState.isCrashed) throw new NodeCrashed()
  }
  const crash = (): never => {
    nodeState.isCrashed = true
    throw new NodeCrashed()
  }
  const sendRequest = async <Answer>(what: string, ask: () => Promise<Answer>) => {
    await turn(`${what} asked`)
    assertRunning()
    const answer = await ask()
    await turn(`${what} answered`)
    assertRunning()
    return answer
  }
  const appendOrCrash = async <Answer>(append: () => Promise<Answer>, end: AppendFault['end'] | undefined) => {
    if (end === 'before') crash()
    const outcome = await append()
    return end === 'after' ? crash() : outcome
  }
  return {
    ...raw,
    readStream: (...args) => sendRequest('read', () => raw.readStream(...args)),
    readLast: (...args) => sendRequest('read', () => raw.readLast(...args)),
    findCommand: (...args) => sendRequest('command', () => raw.findCommand(...args)),
    append: async (stream, ...args) => {
      const append = () => raw.append(stream, ...args)
      if (stream.startsWith('vault-')) return append()
      appends += 1
      const end = appendFault?.append === appends ? appendFault.end : undefined
      const outcome = await sendRequest('append', () => appendOrCrash(append, end))
      if (end === 'answerLost') throw new StoreUnavailable('The answer was lost')
      return outcome
    },
  }
}
