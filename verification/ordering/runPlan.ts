import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { cartStream } from '#domain/cart/cartMachine.ts'
import { productStream } from '#domain/catalogue/productMachine.ts'
import { orderStream } from '#domain/order/orderMachine.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { retryUnavailable } from './callNode.ts'
import type { Turn } from './faultyStore.ts'
import { assertOrderingInvariants } from './orderingInvariants.ts'
import type { OrderingFixture } from './orderingNode.ts'
import type { Plan } from './plan.ts'
import { openPlanRun, type PlanRun } from './planRun.ts'
import { followTail, reactConcurrently, runPoliciesToEnd } from './policyRuns.ts'
import { runAdminSteps } from './runAdminSteps.ts'
import { plannedOrderIds, runBuyerSteps } from './runBuyerSteps.ts'

/** Decides which request or answer continues next, and waits until all that was started has finished. */
export interface OrderingScheduler {
  turn: Turn
  waitFor(started: Promise<unknown>): Promise<unknown>
}

/**
 * Runs one plan: buyers, admins and a policy do their steps, each request and answer in its turn, and nodes crash and are started again.
 * Then a healthy policy handles all facts. Throws `InvariantViolation` where an invariant does not hold. Returns the facts of the plan.
 */
export const runPlan = async (fixture: OrderingFixture, plan: Plan, { turn, waitFor }: OrderingScheduler) => {
  const store = encryptStore(fixture.stores[0])
  const start = await retryUnavailable(store.head)
  const planRun = await openPlanRun(fixture, plan, turn)
  const orders = plannedOrderIds(plan, planRun)
  const tail = followTail(store, start, belongsToPlan(planRun, orders))
  const started = [
    ...plan.buyers.map((steps, index) => runBuyerSteps(planRun, index, steps)),
    ...plan.admins.map((steps, index) => runAdminSteps(planRun, { admin: `themba-${index}`, orders }, steps)),
    reactConcurrently(planRun, tail, start, plan),
  ]
  await waitFor(Promise.all(started))
  await runPoliciesToEnd(fixture, tail, start)
  const facts = await tail.after(start)
  await tail.close()
  assertOrderingInvariants(facts, planRun)
  return facts
}

/** Whether a fact belongs to the plan (its streams, or written by its customers): others may write to the same server. */
const belongsToPlan = ({ customers, products }: PlanRun, orders: readonly string[]) => {
  const streams = new Set([...products.map(productStream), ...orders.map(orderStream), ...customers.map(cartStream)])
  return ({ stream, meta }: StoredFact) => streams.has(stream) || customers.includes(meta.by.id)
}
