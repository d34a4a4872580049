import type { CheckoutRefusal } from '#domain/order/checkoutMachine.ts'
import { withTabLock } from '#web/state/browser/withTabLock.ts'
import type { Client } from '#web/state/client.ts'
import { newIdempotencyKey } from '#web/state/http/idempotencyKeys.ts'
import { keepWaiting, stopWaiting } from '#web/state/offline/waitingOrder.ts'
import { readWaitingOrder, type WaitingOrder } from '#web/state/offline/waitingOrderStore.ts'
import { isSignedIn, sendOrder } from './placeOrder.ts'

type Outcome =
  | { status: 'placed' }
  /** Another tab has placed it, or given it up. */
  | { status: 'gone' }
  /** It still waits after `PriceChanged` and `Unreachable`, and no longer after anything else. */
  | { status: 'refused'; refused: CheckoutRefusal }

/** Sends a waiting order with the key that it has had from the beginning: one tab at a time, and only for its customer. */
export const confirmWaitingOrder = (client: Client, order: WaitingOrder, expectedTotal: number): Promise<Outcome> =>
  withTabLock('order', 60_000, async () => {
    const current = await readWaitingOrder(order.customerId)
    if (current?.key !== order.key || !isSignedIn(client, order.customerId)) return { status: 'gone' }
    return send(client, { ...current, expectedTotal })
  })

const send = async (client: Client, order: WaitingOrder): Promise<Outcome> => {
  await keepWaiting(client, { ...order, mayHaveArrived: true, sentAt: Date.now() })
  try {
    await sendOrder(client, order)
    await stopWaiting(client, order)
    return { status: 'placed' }
  } catch (thrown) {
    return afterRefusal(client, order, thrown as CheckoutRefusal)
  }
}

const afterRefusal = async (client: Client, order: WaitingOrder, refused: CheckoutRefusal): Promise<Outcome> => {
  const { refusal, details } = refused
  // The shop has refused what was ordered under this key: what the customer agrees to now is another order.
  if (refusal === 'KeyWasUsed' && details?.['first'] === 'refused')
    return send(client, { ...order, key: newIdempotencyKey() })

  if (refusal === 'Unreachable') await keepWaiting(client, { ...order, mayHaveArrived: true, sentAt: undefined })
  else if (refusal === 'PriceChanged') await keepWaiting(client, { ...order, mayHaveArrived: false, sentAt: undefined })
  else await stopWaiting(client, order)
  return { status: 'refused', refused }
}
