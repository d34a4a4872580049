import { randomUUID } from 'node:crypto'
import { type Ledger, openLedger } from '#api/eventStore/ledger.ts'
import { addProduct } from '#domain/catalogue/productCommands.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { blueKettle, enamelMug, monday } from '#domain/testing/fixtures.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { type ClientLog, openClientLog } from '#verification/invariants/clientLog.ts'
import { retryUnavailable } from './callNode.ts'
import type { Turn } from './faultyStore.ts'
import { type OrderingFixture, type OrderingNode, openOrderingNode } from './orderingNode.ts'
import type { Plan } from './plan.ts'
import { openProgressSignal, type ProgressSignal } from './progressSignal.ts'

/** The run of one plan: two nodes, with the products, customers and logs of this run. */
export interface PlanRun {
  /** The node of a place (0 or 1), started again if it crashed. */
  nodeAt(place: number): OrderingNode
  turn: Turn
  progress: ProgressSignal
  /** A ledger without the caches of the nodes: it loads records as they are stored now. */
  uncachedLedger: Ledger
  clientLog: ClientLog
  customers: readonly string[]
  /** Slugs. */
  products: readonly string[]
  /** The revision that an admin had seen when sending an edit, by the edit's correlation id. */
  seenRevisions: Map<string, number>
}

const context = { by: { role: 'admin', id: 'themba' }, correlationId: 'opening' } as const

/** Opens two nodes and adds products whose ids, like those of the customers, are new to the store. */
export const openPlanRun = async (
  fixture: OrderingFixture,
  { stock, buyers, isOneCustomer, hasTransactions, appendFaults }: Plan,
  turn: Turn,
): Promise<PlanRun> => {
  const suffix = randomUUID().slice(0, 8)
  const uncachedLedger = openLedger(encryptStore(fixture.stores[0]))
  const stockedProducts = [blueKettle, enamelMug].map((product) => ({ ...product, slug: `${product.slug}-${suffix}` }))
  for (const [index, details] of stockedProducts.entries()) {
    const added = { details, quantity: stock[index] ?? 0, dateAdded: monday }
    await retryUnavailable(() =>
      uncachedLedger.handle(productMachine, productStream(details.slug), context, (product) =>
        addProduct(product, added),
      ),
    )
  }
  const remainingFaults = [...appendFaults]
  const nodes = new Map<number, OrderingNode>()
  const nodeAt = (place: number) => {
    const node = nodes.get(place)
    if (node && !node.isCrashed()) return node
    const raw = fixture.stores[place === 0 ? 0 : 1]
    const started = openOrderingNode({ ...fixture, raw }, turn, {
      hasTransactions,
      appendFault: remainingFaults.shift(),
    })
    nodes.set(place, started)
    return started
  }
  return {
    nodeAt,
    turn,
    progress: openProgressSignal(buyers.length),
    uncachedLedger,
    clientLog: openClientLog(),
    customers: ['amina', isOneCustomer ? 'amina' : 'sipho', 'lindiwe'].map((name) => `${name}-${suffix}`),
    products: stockedProducts.map(({ slug }) => slug),
    seenRevisions: new Map(),
  }
}
