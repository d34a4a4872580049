import type { OrderMove } from '#domain/order/orderMoves.ts'
import type { OrderMove as ShownMove } from '#ui-kit/shop/order/OrderMoves.tsx'
import type { AskingOf } from '#web/client/calls.ts'
import type { Order } from './orderProps.ts'

type Edit = AskingOf<'POST order/update'>['querydata']

/** Every move of an order; of those that an admin cannot make now, why. */
export const orderMoves = ({ offered, withheld }: Order): ShownMove[] =>
  allMoves.map((move) => {
    const possible = offered.includes(move)
    const { label, asks } = words[move]
    return { id: move, label, asks, possible, reason: possible ? undefined : withheld[move] }
  })

/** Why a move of the order is no longer possible, in a sentence; `undefined` while it is. */
export const lostMove = ({ withheld }: Order, move: string) => {
  const known = knownMove(move)
  const reason = known && withheld[known]
  return reason ? `“${words[known].label}” is no longer possible: ${reason}.` : undefined
}

/** The edit that makes a move, on the order as it was seen. */
export const editFor = ({ id, customerId, version }: Order, move: string, answer?: string): Edit => {
  const seen = { id, userId: customerId, version }
  if (move === 'inTransit' || move === 'delayed') return { ...seen, shippingStatus: move }
  if (move === 'Delivered') return { ...seen, orderStatus: move, signedBy: answer }
  if (move === 'Canceled') return { ...seen, orderStatus: move, reason: answer }
  return { ...seen, orderStatus: move === 'Shipped' ? 'Shipped' : 'Processing' }
}

/** What became of the order, for whoever made the move. */
export const doneWords = ({ orderNumber }: Order, move: string) => {
  const known = knownMove(move)
  return known && `${orderNumber} ${words[known].done}`
}

const words: Record<OrderMove, Pick<ShownMove, 'label' | 'asks'> & { done: string }> = {
  Processing: { label: 'Start processing', done: 'is in processing now' },
  Shipped: { label: 'Dispatch', done: 'is dispatched' },
  inTransit: { label: 'Report in transit', done: 'is in transit' },
  delayed: { label: 'Report a delay', done: 'is delayed' },
  Delivered: { label: 'Deliver', asks: 'signedBy', done: 'is delivered' },
  Canceled: { label: 'Cancel order', asks: 'reason', done: 'is canceled' },
}

const allMoves = Object.keys(words) as OrderMove[]

const knownMove = (move: string) => allMoves.find((each) => each === move)
