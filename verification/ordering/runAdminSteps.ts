import { randomUUID } from 'node:crypto'
import { type Order, orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { allowedTransitions, orderTransitions } from '#domain/order/orderTransitions.ts'
import { requestContext } from '#verification/clients/requestContext.ts'
import { transitionEdits } from '#verification/simulation/adminClient.ts'
import { retryUnavailable } from './callNode.ts'
import type { AdminStep } from './plan.ts'
import { openPlannedClient } from './plannedClient.ts'
import type { PlanRun } from './planRun.ts'

/** Runs the steps of an admin, one after the other. */
export const runAdminSteps = async (
  planRun: PlanRun,
  { admin, orders }: AdminAssignment,
  steps: readonly AdminStep[],
) => {
  for (const step of steps) {
    const id = orders[step.order % orders.length] ?? ''
    const order = await orderToEdit(planRun, id, step)
    const transition = transitionFor(order, step)
    if (!transition) continue
    const version = step.saw === 'nothing' ? undefined : Math.max(0, order.revision - (step.saw === 'less' ? 1 : 0))
    const key = randomUUID()
    if (version !== undefined) planRun.seenRevisions.set(key, version)
    const edit = { id, ...transitionEdits[transition], ...(version !== undefined && { version }) }
    const context = requestContext({ customerId: admin, role: 'Admin', correlationId: key, key })
    await openPlannedClient(planRun, step, context).edit(edit, `moves ${id} to ${transition}`)
  }
}

const transitionFor = (order: Order, { transition }: AdminStep) => {
  const onward = allowedTransitions(order).filter((possible) => possible !== 'Canceled')
  if (transition === 'next') return onward.at(0)
  return transition === 'farthest' ? onward.at(-1) : transition
}

interface AdminAssignment {
  admin: string
  /** Order ids. */
  orders: readonly string[]
}

// Loads the order again after every answer to a buyer, until it allows a transition or all buyers are done.
const orderToEdit = async ({ uncachedLedger, turn, progress }: PlanRun, id: string, { transition }: AdminStep) => {
  for (;;) {
    const order = await retryUnavailable(() => uncachedLedger.load(orderMachine, orderStream(id)))
    const isReady = allowedTransitions(order).length > 0 || orderTransitions.some((each) => each === transition)
    if (isReady || progress.allDone()) return order
    await progress.next()
    await turn('an admin looks')
  }
}
