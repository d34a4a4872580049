import type { CheckoutRefusal, OrderWish } from '#domain/order/checkoutMachine.ts'
import { asCallFailed, type CallFailed } from '#web/client/callFailed.ts'
import { plainLines } from '#web/client/cartLines.ts'
import type { Client } from '#web/client/client.ts'
import { placedOrderAtom } from '#web/client/placedOrder.ts'
import { closeReview, keepAsked, keepKey, openReview, renewKey } from './keptReview.ts'
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
  const send = (idempotencyKey: string) => client.shop.send('POST order/placeOrder', { querydata }, { idempotencyKey })
  // What was asked for before, otherwise, and whose answer was lost, is not coming: this one is asked for in its place.
  const sendInstead = (thrown: unknown) => (isFirstRefused(thrown) ? send(nextKey(customerId)) : Promise.reject(thrown))
  try {
    // What was taken out of the cart on a bad line goes first: the order takes only what it is of.
    await client.cart.sent()
    const { result } = await send(key).catch(sendInstead)
    rejoice(client, result, asked?.at)
    return { orderId: result.id }
  } catch (thrown) {
    throw refused(client, customerId, asCallFailed(thrown))
  }
}

const isFirstRefused = (thrown: unknown) => {
  const { refusal, details } = asCallFailed(thrown).reason
  return refusal === 'KeyWasUsed' && details?.['first'] === 'refused'
}

const nextKey = (customerId: string) => {
  const { asked, ...review } = openReview(customerId)
  const next = renewKey(review)
  if (asked) keepAsked(next, { ...asked, key: next.key })
  return next.key
}

const rejoice = ({ store, cart, answers }: Client, order: Order, askedAt = Date.now()) => {
  closeReview()
  store.set(placedOrderAtom, order)
  cart.ordered(askedAt)
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
