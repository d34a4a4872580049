import type { CheckoutRefusal, OrderWish } from '#domain/order/checkoutMachine.ts'
import { asCallFailed, type CallFailed } from '#web/client/callFailed.ts'
import { plainLines } from '#web/client/cartLines.ts'
import type { Client } from '#web/client/client.ts'
import { placedOrderAtom } from '#web/client/placedOrder.ts'
import { closeReview, keepKey, openReview } from './keptReview.ts'
import type { Order } from './orderProps.ts'

/** Asks the shop for what is kept as asked. Throws a `CheckoutRefusal`. */
export const placeOrder = async (client: Client, customerId: string, { key, ...wish }: OrderWish) => {
  const { asked } = openReview(customerId)
  const querydata = {
    products: plainLines(asked?.lines ?? []),
    shippingAddress: wish.addressId,
    paymentMethod: wish.paymentMethod,
    expectedTotal: wish.expectedTotal,
  }
  try {
    const { result } = await client.shop.send('POST order/placeOrder', { querydata }, { idempotencyKey: key })
    rejoice(client, result)
    return { orderId: result.id }
  } catch (thrown) {
    throw refused(client, customerId, asCallFailed(thrown))
  }
}

const rejoice = ({ store, cart, answers }: Client, order: Order) => {
  closeReview()
  store.set(placedOrderAtom, order)
  cart.emptied()
  answers.refresh('GET customer/orders/', 'GET products/getProduct')
}

const refused = ({ answers }: Client, customerId: string, failure: CallFailed): CheckoutRefusal => {
  const { refusal, details = {} } = failure.reason
  if (refusal === undefined || !isAnswer(failure)) {
    keepKey(openReview(customerId))
    return { refusal: 'Unreachable', message: `${failure.message.replace(/\.$/, '')}. ${safeToRepeat}`, details }
  }
  closeReview()
  answers.refresh('GET customer/addresses/', 'GET customer/orders/')
  return { refusal, message: refusal === 'KeyWasUsed' ? wentThrough : failure.message, details }
}

// A shop that is busy or broken has not decided.
const isAnswer = ({ reason: { status, refusal } }: CallFailed) =>
  status < 500 && status !== 429 && refusal !== 'KeyIsRunning'

const safeToRepeat = 'Try again: it will not be ordered twice.'

// Only somebody who changed the order after its answer was lost gets here.
const wentThrough =
  'What you ordered before has arrived after all: you find it under Orders. This has not been ordered.'
