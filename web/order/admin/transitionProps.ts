import type { OrderTransition } from '#domain/order/orderTransitions.ts'
import type { TransitionOption } from '#ui-kit/shop/order/admin/OrderTransitions.tsx'
import type { Order } from '#web/order/orderProps.ts'
import type { RequestOf } from '#web/state/http/calls.ts'

type OrderUpdate = RequestOf<'POST order/update'>['querydata']

/** Props of all transitions of an order; a blocked one has its reason. */
export const transitionProps = ({ offered, withheld }: Order): TransitionOption[] =>
  allTransitions.map((transition) => {
    const allowed = offered.includes(transition)
    const { label, asks } = texts[transition]
    return { id: transition, label, asks, allowed, reason: allowed ? undefined : withheld[transition] }
  })

/** Why a transition is no longer possible, as a sentence; `undefined` if it is possible. */
export const blockedMessage = ({ withheld }: Order, transition: string) => {
  const known = knownTransition(transition)
  const reason = known && withheld[known]
  return reason ? `“${texts[known].label}” is no longer possible: ${reason}.` : undefined
}

/** The request for a transition, with the version of the order that the admin saw. */
export const transitionRequest = (
  { id, customerId, version }: Order,
  transition: string,
  answer?: string,
): OrderUpdate => {
  const base = { id, userId: customerId, version }
  if (transition === 'inTransit' || transition === 'delayed') return { ...base, shippingStatus: transition }
  if (transition === 'Delivered') return { ...base, orderStatus: transition, signedBy: answer }
  if (transition === 'Canceled') return { ...base, orderStatus: transition, reason: answer }
  return { ...base, orderStatus: transition === 'Shipped' ? 'Shipped' : 'Processing' }
}

/** The success message of a transition. */
export const transitionMessage = ({ orderNumber }: Order, transition: string) => {
  const known = knownTransition(transition)
  return known && `${orderNumber} ${texts[known].done}`
}

const texts: Record<OrderTransition, Pick<TransitionOption, 'label' | 'asks'> & { done: string }> = {
  Processing: { label: 'Start processing', done: 'is in processing now' },
  Shipped: { label: 'Dispatch', done: 'is dispatched' },
  inTransit: { label: 'Report in transit', done: 'is in transit' },
  delayed: { label: 'Report a delay', done: 'is delayed' },
  Delivered: { label: 'Deliver', asks: 'signedBy', done: 'is delivered' },
  Canceled: { label: 'Cancel order', asks: 'reason', done: 'is cancelled' },
}

const allTransitions = Object.keys(texts) as OrderTransition[]

const knownTransition = (name: string) => allTransitions.find((each) => each === name)
