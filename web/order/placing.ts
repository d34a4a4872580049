import type { CheckoutRefusal, OrderWish } from '#domain/order/checkoutMachine.ts'
import { asCallFailed, type CallFailed } from '#web/client/callFailed.ts'
import { plainLines } from '#web/client/cartLines.ts'
import type { Client } from '#web/client/client.ts'
import { placedOrderAtom } from '#web/client/placedOrder.ts'
import { closeReview, keepKey, openReview, renewKey } from './keptReview.ts'
import { tellOtherTabs } from './orderedElsewhere.ts'
import type { Order } from './orderProps.ts'

/** Asks the shop for what is kept as asked. Throws a `CheckoutRefusal`. */
export const placeOrder = async (client: Client, customerId: string, { key, ...wish }: OrderWish) => {
  const { asked } = openReview(customerId)
  const querydata = {
    products: plainLines(asked?.lines ?? []),
    shippingAddress: asked?.address ?? wish.addressId,
    paymentMethod: wish.paymentMethod,
    expectedTotal: wish.expectedTotal,
    cartVersion: asked?.cartVersion,
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
  tellOtherTabs()
  answers.refresh('GET customer/orders/', 'GET products/getProduct')
}

const refused = ({ answers }: Client, customerId: string, failure: CallFailed): CheckoutRefusal => {
  const { refusal, details = {} } = failure.reason
  if (refusal === undefined || !isAnswer(failure)) {
    keepKey(openReview(customerId))
    return { refusal: 'Unreachable', message: failure.message, details }
  }
  renewKey(openReview(customerId))
  answers.refresh('GET customer/addresses/', 'GET customer/orders/')
  return { refusal, message: failure.message, details }
}

// A shop that is busy or broken has not decided.
const isAnswer = ({ reason: { status, refusal } }: CallFailed) =>
  status < 500 && status !== 429 && refusal !== 'KeyIsRunning'
