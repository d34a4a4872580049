import { allMoves, type OrderMove } from '#domain/order/orderCommands.ts'
import type { OrderMove as ShownMove } from '#ui-kit/shop/order/OrderMoves.tsx'
import type { AskingOf } from '#web/client/calls.ts'
import type { Order } from './orderProps.ts'

type Edit = AskingOf<'POST order/update'>['querydata']
type Standing = Exclude<Order['orderStatus'], 'Shipped'> | 'dispatched' | 'inTransit' | 'delayed'

/** What an admin may do with the order, and of what lies near why it is not possible now. */
export const orderMoves = (order: Order): ShownMove[] => {
  const { offered } = order
  const reasons = reasonsAt(order)
  const near = allMoves.filter((move) => offered.includes(move) || reasons[move])
  return near.map((move) => {
    const possible = offered.includes(move)
    return { id: move, ...words[move], possible, reason: possible ? undefined : reasons[move] }
  })
}

/** The edit that makes a move, on the order as it was seen. */
export const editFor = ({ id, customerId, version }: Order, move: string, answer?: string): Edit => {
  const seen = { id, userId: customerId, version }
  if (move === 'inTransit' || move === 'delayed') return { ...seen, shippingStatus: move }
  if (move === 'Delivered') return { ...seen, orderStatus: move, signedBy: answer }
  if (move === 'Canceled') return { ...seen, orderStatus: move, reason: answer }
  return { ...seen, orderStatus: move === 'Shipped' ? 'Shipped' : 'Processing' }
}

const words: Record<OrderMove, Pick<ShownMove, 'label' | 'asks'>> = {
  Processing: { label: 'Start processing' },
  Shipped: { label: 'Dispatch' },
  inTransit: { label: 'Report in transit' },
  delayed: { label: 'Report a delay' },
  Delivered: { label: 'Deliver', asks: 'signedBy' },
  Canceled: { label: 'Cancel order', asks: 'reason' },
}

const reasonsAt = ({ orderStatus, shippingStatus }: Order): Reasons => {
  if (orderStatus !== 'Shipped') return reasons[orderStatus]
  return shippingStatus === 'inTransit' || shippingStatus === 'delayed' ? reasons[shippingStatus] : reasons.dispatched
}

type Reasons = Partial<Record<OrderMove, string>>

const notYet = 'It has not left the shop yet.'
const gone = 'It has left the shop: it can only be delivered.'

const reasons: Record<Standing, Reasons> = {
  Pending: { Shipped: 'Only an order that is being processed can be dispatched.', Delivered: notYet },
  Processing: { Processing: 'It is being processed already.', Delivered: notYet },
  dispatched: { delayed: 'Only a parcel in transit can be delayed.', Canceled: gone },
  inTransit: { inTransit: 'It is in transit already.', Canceled: gone },
  delayed: { delayed: 'The delay is reported already.', Canceled: gone },
  Delivered: { Delivered: 'It was delivered already.', Canceled: 'A delivered order cannot be canceled.' },
  Canceled: { Processing: 'A canceled order cannot be taken up again.', Canceled: 'It was canceled already.' },
}
