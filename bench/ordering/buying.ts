import { orderIdOf } from '#api/order/orderIds.ts'
import { aminasHouse } from '#domain/cast.ts'
import { isRefusal } from '#domain/kernel/decision.ts'
import { ask, coming, silence } from './calls.ts'
import type { Counter } from './counter.ts'
import type { BuyerStep, Plan } from './plan.ts'
import { update } from './updating.ts'

/** Of one buyer's keys, on their own device. */
const keyed = (buyer: number, number: number) => `key-${buyer}-${number}`

/** A buyer does one thing after the other. */
export const buy = async (counter: Counter, buyer: number, steps: readonly BuyerStep[]) => {
  const customerId = counter.customers[buyer] ?? ''
  for (const step of steps) {
    const key = keyed(buyer, step.key)
    if (step.does === 'place') await place(counter, { customerId, key }, step)
    else await change(counter, { customerId, key }, step)
    counter.news.tell()
  }
  counter.news.leaves()
}

interface Asking {
  customerId: string
  key: string
}

const place = async (counter: Counter, { customerId, key }: Asking, step: Extract<BuyerStep, { does: 'place' }>) => {
  const { memory, products, nodeAt } = counter
  const { node, insists } = step
  const orderId = orderIdOf(customerId, key)
  const wanted = step.cart.map(({ product, count }) => ({ productId: products[product] ?? '', count }))
  memory.asks({ customerId, key, orderId }, wanted)
  const querydata = { products: wanted, shippingAddress: aminasHouse, ...(step.isCart && { cartVersion: -1 }) }
  const call = { ...coming(customerId, 'Customer'), key, querydata }
  const answer = await ask(
    () => nodeAt(node),
    insists,
    (routes) => routes['POST order/placeOrder'](call),
  )
  if (answer === silence) return
  if (!isRefusal(answer)) memory.placed(answer.result)
  else if (answer.refusal === 'OutOfStock') memory.rejected(orderId)
  else memory.refused()
}

const change = async (counter: Counter, { customerId, key }: Asking, step: Exclude<BuyerStep, { does: 'place' }>) => {
  const id = orderIdOf(customerId, key)
  const edit = step.does === 'cancel' ? { orderStatus: 'Canceled' as const } : { paymentMethod: step.method }
  await update(counter, step, { ...coming(customerId, 'Customer'), querydata: { id, ...edit } })
}

/** The orders that are asked for in a plan, by their ids: some of them will never be. */
export const ordersIn = ({ buyers }: Plan, { customers }: Counter) =>
  buyers.flatMap((steps, index) =>
    steps.flatMap(({ does, key }) => (does === 'place' ? [orderIdOf(customers[index] ?? '', keyed(index, key))] : [])),
  )
