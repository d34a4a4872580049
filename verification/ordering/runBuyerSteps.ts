import { randomUUID } from 'node:crypto'
import { orderIdOf } from '#api/order/orderIds.ts'
import { requestContext } from '#verification/clients/requestContext.ts'
import type { BuyerStep, Plan } from './plan.ts'
import { openPlannedClient } from './plannedClient.ts'
import type { PlanRun } from './planRun.ts'

/** One of the idempotency keys of a buyer. Each buyer is a device of its own. */
const keyOf = (buyer: number, number: number) => `key-${buyer}-${number}`

/** Runs the steps of a buyer, one after the other. */
export const runBuyerSteps = async (planRun: PlanRun, buyer: number, steps: readonly BuyerStep[]) => {
  const customerId = planRun.customers[buyer] ?? ''
  for (const step of steps) {
    const key = keyOf(buyer, step.key)
    if (step.does === 'place') await place(planRun, { customerId, key }, step)
    else await change(planRun, { customerId, key }, step)
    planRun.progress.notify()
  }
  planRun.progress.buyerDone()
}

type PlaceStep = Extract<BuyerStep, { does: 'place' }>

interface RequestKey {
  customerId: string
  key: string
}

const place = async (planRun: PlanRun, { customerId, key }: RequestKey, step: PlaceStep) => {
  const wanted = step.cart.map(({ product, count }) => ({ productId: planRun.products[product] ?? '', count }))
  const context = requestContext({ customerId, role: 'Customer', correlationId: randomUUID(), key })
  const request = {
    customerId,
    key,
    orderId: orderIdOf(customerId, key),
    wanted,
    ...(step.isCart && { cartVersion: -1 }),
  }
  await openPlannedClient(planRun, step, context).place(request)
}

const change = async (planRun: PlanRun, { customerId, key }: RequestKey, step: Exclude<BuyerStep, PlaceStep>) => {
  const id = orderIdOf(customerId, key)
  const edit = step.does === 'cancel' ? { orderStatus: 'Canceled' as const } : { paymentMethod: step.method }
  const editKey = randomUUID()
  const context = requestContext({ customerId, role: 'Customer', correlationId: editKey, key: editKey })
  await openPlannedClient(planRun, step, context).edit({ id, ...edit }, `changes ${id}`)
}

/** The ids of all orders that a plan requests. Some of them are never placed. */
export const plannedOrderIds = ({ buyers }: Plan, { customers }: PlanRun) =>
  buyers.flatMap((steps, index) =>
    steps.flatMap(({ does, key }) => (does === 'place' ? [orderIdOf(customers[index] ?? '', keyOf(index, key))] : [])),
  )
