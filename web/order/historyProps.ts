import { orderChart } from '#domain/order/orderChart.ts'
import type { Machine } from '#ui-kit/shop/audit/MachineChart.tsx'
import type { FieldThenAndNow } from '#ui-kit/shop/audit/RecordAtMoment.tsx'
import type { Actor, TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import type { GlancedOrder } from '#ui-kit/shop/order/OrderGlance.tsx'
import { statusLooks } from '#ui-kit/shop/order/orderStatus.ts'
import type { AnswerOf } from '#web/client/calls.ts'
import { changesInWords } from './fieldWords.ts'
import { type Order, orderTotals, written } from './orderProps.ts'

export type ToldFact = AnswerOf<'GET order/timeline/:id'>['result']['facts'][number]

/** A history's facts with actor and changes in the shop's words. */
export const timelineFacts = (facts: readonly ToldFact[]): TimelineFact[] =>
  facts.map(({ actor, changes, data, ...fact }) => ({
    ...fact,
    actor: actorOf(actor),
    changes: changesInWords(changes),
    data,
  }))

/** The order's machine as it stood at a revision. */
export const machineAt = (facts: readonly ToldFact[], revision: number): Machine => {
  const visited = facts.filter((fact) => fact.revision < revision).map(({ state }) => state)
  const current = facts.find((fact) => fact.revision === revision)?.state ?? start
  return { ...orderChart(), current, visited: [start, ...visited] }
}

/** Every field of the order as it was, beside what it is now. */
export const fieldsThenAndNow = (then: Order, now: Order): FieldThenAndNow[] => {
  const today = new Map(fieldsOf(now))
  return fieldsOf(then).map(([field, value]) => ({ field, value, now: today.get(field) ?? null }))
}

export const glancedOrder = (order: Order, facts: readonly ToldFact[]): GlancedOrder => ({
  customer: { name: facts[0]?.actor.name ?? order.customerId },
  orderedAt: order.orderDate,
  total: written(order.totalAmount),
  count: orderTotals(order).count,
  paymentMethod: order.paymentMethod,
  collected: order.paymentCollected > 0 ? written(order.paymentCollected) : undefined,
  signedBy: order.signedBy || undefined,
  reason: order.reason || undefined,
  address: order.shippingAddress,
})

/** Who acted, and as what; a name that begins a sentence. */
export const actorOf = ({ role, name }: ToldFact['actor']): Actor => ({
  role: role === 'customer' || role === 'admin' || role === 'provider' ? role : 'system',
  name: name.replace(/^./, (letter) => letter.toUpperCase()),
})

const start = 'unplaced'

const fieldsOf = (order: Order): [field: string, value: string | number | null][] => {
  const { count, ...sums } = orderTotals(order)
  const { recipientName, suburb, city } = order.shippingAddress
  return [
    ['Order status', statusLooks[order.orderStatus].words],
    ['Shipping status', statusLooks[order.shippingStatus].words],
    ['Payment method', order.paymentMethod],
    ['Signed by', order.signedBy || null],
    ['Reason', order.reason || null],
    ['Items', count],
    ['Subtotal', sums.subtotal],
    ['Saving', sums.saving ?? null],
    ['Delivery', sums.delivery],
    ['Total', sums.total],
    ['Collected', order.paymentCollected > 0 ? written(order.paymentCollected) : null],
    ['Deliver to', `${recipientName}, ${suburb}, ${city}`],
  ]
}
