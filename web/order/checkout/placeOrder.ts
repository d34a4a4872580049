import { hasSameDayDelivery } from '#domain/deliveryAreas.ts'
import type { CheckoutRefusal, OrderRequest } from '#domain/order/checkoutMachine.ts'
import { deliveryDayOf } from '#domain/order/deliveryDays.ts'
import type { Order } from '#web/order/orderProps.ts'
import { orderLines } from '#web/state/cart/cartLines.ts'
import { orderReceiptAtom } from '#web/state/cart/orderReceipt.ts'
import type { Client } from '#web/state/client.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { keepWaiting, stopWaiting } from '#web/state/offline/waitingOrder.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { notifyOtherTabs } from './useOrderPlacedElsewhere.ts'

/**
 * Sends the order. Rejects with a `CheckoutRefusal`. The order is on this device until the shop has answered: without a connection it waits
 * there, and its key makes sure that it is placed once, whoever sends it again.
 */
export const placeOrder = async (client: Client, order: OrderRequest) => {
  const waiting = { ...order, customerId: customerOf(client), mayHaveArrived: false }
  if (!navigator.onLine) {
    await keepWaiting(client, waiting)
    throw orderIsWaiting
  }
  await keepWaiting(client, { ...waiting, mayHaveArrived: true, sentAt: Date.now() })
  try {
    const placed = await sendOrder(client, order)
    await stopWaiting(client, waiting)
    return placed
  } catch (thrown) {
    const refused = thrown as CheckoutRefusal
    // Nothing of a customer who has signed out meanwhile stays on the device.
    await (refused.refusal === 'Unreachable' && isSignedIn(client, waiting.customerId)
      ? keepWaiting(client, { ...waiting, mayHaveArrived: true })
      : stopWaiting(client, waiting))
    throw refused
  }
}

/** The checkout shows the waiting order in its place. */
const orderIsWaiting: CheckoutRefusal = { refusal: 'OrderIsWaiting', message: 'Your order is waiting on this device' }

const customerOf = ({ store }: Client) => store.get(sessionAtom).person?.customerId ?? ''

/** Sends the order once. Rejects with a `CheckoutRefusal`. */
export const sendOrder = async (client: Client, order: OrderRequest) => {
  const { key, lines, address, paymentMethod, expectedTotal, cartVersion, at } = order
  const querydata = {
    products: orderLines(lines),
    shippingAddress: address,
    ...{ paymentMethod, expectedTotal, cartVersion },
  }
  try {
    // Sends pending cart changes first: the order takes only the cart version that it names.
    await client.cart.flush()
    const { result } = await client.shop.send('POST order/placeOrder', { querydata }, { idempotencyKey: key })
    onOrderPlaced(client, result, at)
    return { orderId: result.id }
  } catch (thrown) {
    throw toCheckoutRefusal(client, asCallFailed(thrown))
  }
}

/** Whether this customer is still the one who is signed in. */
export const isSignedIn = ({ store }: Client, customerId: string) =>
  store.get(sessionAtom).person?.customerId === customerId

const onOrderPlaced = (client: Client, order: Order, requestedAt: number) => {
  notifyOtherTabs()
  // The cart of the next one is not the one that was ordered.
  if (!isSignedIn(client, order.customerId)) return
  const { store, cart, queryCache } = client
  store.set(orderReceiptAtom, { ...order, deliveryDay: promisedDay(order) })
  cart.removeOrdered(requestedAt)
  queryCache.invalidate('GET customer/orders/', 'GET products/getProduct')
}

const promisedDay = ({ shippingAddress, orderDate }: Order) =>
  hasSameDayDelivery(shippingAddress) ? deliveryDayOf(orderDate) : undefined

const toCheckoutRefusal = ({ queryCache }: Client, failure: CallFailed): CheckoutRefusal => {
  const { refusal, details = {} } = failure.reason
  if (refusal === undefined || !failure.isDecided) return { refusal: 'Unreachable', message: failure.message, details }
  queryCache.invalidate('GET customer/addresses/', 'GET customer/orders/')
  return { refusal, message: failure.message, details }
}
