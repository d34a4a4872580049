import type { Order } from '#domain/order/orderMachine.ts'
import { allowedTransitions, type OrderTransition } from '#domain/order/orderTransitions.ts'
import type { SeededRandom } from '#harness/seededRandom.ts'
import { noAnswer } from '#verification/clients/noAnswer.ts'
import { openOrderClient } from '#verification/clients/orderClient.ts'
import type { ClientLog } from '#verification/invariants/clientLog.ts'
import type { Browser } from './browser.ts'

export interface AdminClient {
  browser: Browser
  random: SeededRandom
  clientLog: ClientLog
  /** The ids of all orders. */
  orders: () => readonly string[]
  /** Replays an order from its stream as it is now. */
  order: (id: string) => Order
}

/** Runs an admin who edits orders, tries transitions that are not allowed, and repeats an edit that got no answer. */
export const runAdmin = async (admin: AdminClient, edits: number) => {
  for (let done = 0; done < edits; done += 1) {
    await admin.browser.pause(800)
    const open = admin.orders().filter((id) => allowedTransitions(admin.order(id)).length > 0)
    const all = admin.random.happens(0.1) ? admin.orders() : open
    if (all.length > 0) await sendEdit(admin, admin.random.pick(all))
  }
}

const sendEdit = async (admin: AdminClient, id: string) => {
  const { browser, random, clientLog, order } = admin
  const before = order(id)
  const transition = pickTransition(random, before)
  const querydata = { id, ...transitionEdits[transition], ...(random.happens(0.3) && { version: before.revision }) }
  const client = openOrderClient({ send: browser.ask, clientLog })
  const what = `moves ${id.slice(0, 6)} to ${transition}`
  for (let tries = 0; tries < 3; tries += 1) if ((await client.edit(querydata, what)) !== noAnswer) return
}

// Mostly the next step, sometimes a cancellation or a transition that is not allowed.
const pickTransition = (random: SeededRandom, order: Order) => {
  const forward = allowedTransitions(order).filter((transition) => transition !== 'Canceled')
  if (forward.length > 0 && random.happens(0.8)) return random.pick(forward)
  return random.happens(0.5) ? 'Canceled' : random.pick(anyTransition)
}

export const transitionEdits = {
  Processing: { orderStatus: 'Processing' },
  Shipped: { orderStatus: 'Shipped' },
  inTransit: { shippingStatus: 'inTransit' },
  delayed: { shippingStatus: 'delayed' },
  Delivered: { orderStatus: 'Delivered', signedBy: 'Amina Daniels' },
  Canceled: { orderStatus: 'Canceled', reason: 'the courier lost the parcel' },
} as const satisfies Record<OrderTransition, object>

const anyTransition = Object.keys(transitionEdits).filter(
  (transition): transition is OrderTransition => transition in transitionEdits,
)
