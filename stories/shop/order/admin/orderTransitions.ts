import type { TransitionOption } from '#ui-kit/shop/order/admin/OrderTransitions.tsx'

type Reasons = Readonly<Record<string, string>>

/** All transitions; those without a reason are allowed. */
const transitionsWithout = (reasons: Reasons): TransitionOption[] =>
  allTransitions.map((transition) => ({
    ...transition,
    allowed: !(transition.id in reasons),
    reason: reasons[transition.id],
  }))

const allTransitions: Omit<TransitionOption, 'allowed'>[] = [
  { id: 'Processing', label: 'Start processing' },
  { id: 'Shipped', label: 'Dispatch' },
  { id: 'inTransit', label: 'Report in transit' },
  { id: 'delayed', label: 'Report a delay' },
  { id: 'Delivered', label: 'Deliver', asks: 'signedBy' },
  { id: 'Canceled', label: 'Cancel order', asks: 'reason' },
]

const notSent = {
  inTransit: 'Only a dispatched parcel can be in transit',
  delayed: 'Only a parcel in transit can be delayed',
  Delivered: 'Only a dispatched order can be delivered',
}

const alreadyDelivered = 'It has already been delivered'

export const pendingTransitions = transitionsWithout({
  ...notSent,
  Shipped: 'Only an order in processing can be dispatched',
})

export const processingTransitions = transitionsWithout({ ...notSent, Processing: 'It is already in processing' })

export const shippedTransitions = transitionsWithout({
  Processing: 'It has already been dispatched',
  Shipped: 'It has already been dispatched',
  inTransit: 'It is already in transit',
  Canceled: 'It has left the shop: it can only be delivered',
})

export const noTransitions = transitionsWithout({
  ...Object.fromEntries(allTransitions.map(({ id }) => [id, alreadyDelivered])),
  Canceled: 'A delivered order cannot be cancelled',
})
