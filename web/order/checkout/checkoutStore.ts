import { type Actor, createActor, type Snapshot } from 'xstate'
import { type CheckoutInput, checkoutMachine, type OrderRequest } from '#domain/order/checkoutMachine.ts'
import { readTabItem, writeTabItem } from '#web/state/browser/storage.ts'

/** How the machine starts: from the snapshot of an earlier visit in this tab, or new with the earlier choices. */
interface CheckoutStart {
  /** Persisted by the machine. */
  snapshot?: Snapshot<unknown>
  input: CheckoutInput
}

const storageKey = 'checkout'

/** Milliseconds after which an unanswered order is no longer sent again automatically. */
const resumeWindow = 10 * 60_000

/** The customer's checkout as stored in this tab. `now` in milliseconds since the epoch. */
export const storedCheckout = (customerId: string, now: number): CheckoutStart => {
  const stored = readStored()
  if (stored?.customerId !== customerId) return { input: {} }
  const { addressId, paymentMethod, order, isUnanswered } = stored.state.context
  const input = { addressId, paymentMethod, unanswered: isUnanswered ? order : undefined }
  const isResumable = stored.state.matches('placing') && order !== undefined && now - order.at < resumeWindow
  return isResumable ? { snapshot: stored.snapshot, input } : { input }
}

/** Stores where the checkout is. An order that is decided is not stored, and a placed one leaves nothing. */
export const storeCheckout = (customerId: string, actor: Actor<typeof checkoutMachine>) => {
  const { status, context } = actor.getSnapshot()
  if (status === 'done') return forgetCheckout()
  const order = context.isUnanswered ? context.order : undefined
  const snapshot = { ...actor.getPersistedSnapshot(), context: { ...context, order } }
  writeTabItem(storageKey, JSON.stringify({ customerId, snapshot }))
}

export const forgetCheckout = () => writeTabItem(storageKey, undefined)

// The stored text may be corrupt or of an older version of this page: the machine then throws.
const readStored = () => {
  try {
    const { customerId, snapshot } = JSON.parse(readTabItem(storageKey) ?? '')
    const { paymentMethod, isUnanswered, order } = snapshot.context
    if (!paymentMethod || (isUnanswered && !isOrder(order))) return undefined
    const state = createActor(checkoutMachine, { snapshot, input: {} }).getSnapshot()
    return { customerId, snapshot, state }
  } catch {
    return undefined
  }
}

const isOrder = (order: Partial<OrderRequest> | undefined) =>
  typeof order?.key === 'string' && Array.isArray(order.lines) && typeof order.address === 'object'
