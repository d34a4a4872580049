import type { CheckoutRefusal, OrderRequest } from '#domain/order/checkoutMachine.ts'
import type { Order } from '#web/order/orderProps.ts'
import { orderLines } from '#web/state/cart/cartLines.ts'
import { orderReceiptAtom } from '#web/state/cart/orderReceipt.ts'
import type { Client } from '#web/state/client.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { notifyOtherTabs } from './useOrderPlacedElsewhere.ts'

/** Sends the order. Rejects with a `CheckoutRefusal`. */
export const placeOrder = async (client: Client, order: OrderRequest) => {
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

const onOrderPlaced = ({ store, cart, queryCache }: Client, order: Order, requestedAt: number) => {
  store.set(orderReceiptAtom, order)
  cart.removeOrdered(requestedAt)
  notifyOtherTabs()
  queryCache.invalidate('GET customer/orders/', 'GET products/getProduct')
}

const toCheckoutRefusal = ({ queryCache }: Client, failure: CallFailed): CheckoutRefusal => {
  const { refusal, details = {} } = failure.reason
  if (refusal === undefined || !isOrderDecided(failure))
    return { refusal: 'Unreachable', message: failure.message, details }
  queryCache.invalidate('GET customer/addresses/', 'GET customer/orders/')
  return { refusal, message: failure.message, details }
}

// A shop that is overloaded or failing has not decided about the order.
const isOrderDecided = ({ reason: { status, refusal } }: CallFailed) =>
  status < 500 && status !== 429 && refusal !== 'KeyIsRunning'
