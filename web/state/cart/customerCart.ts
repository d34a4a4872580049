import { onOnline } from '#web/state/browser/onOnline.ts'
import { serialQueue } from '#web/state/browser/serialQueue.ts'
import { onItemChange } from '#web/state/browser/storage.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { withTabLock } from '#web/state/browser/withTabLock.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { isSessionOver } from '#web/state/session/startSession.ts'
import type { CartAction } from './cartActions.ts'
import { cartCalls, type ServerCart, withProductDetails } from './cartCalls.ts'
import { type CartLine, storedLines } from './cartLines.ts'
import { type CartOutbox, openCartOutbox, outboxItem, type PendingAction } from './cartOutbox.ts'
import { type CartDependencies, cartAtom } from './cartState.ts'
import { openOptimisticCart } from './optimisticCart.ts'

export type CustomerCart = ReturnType<typeof openCustomerCart>

/**
 * A signed-in customer's cart. Its actions wait in an outbox, which outlives the page, and are sent to the server in order, by one tab at
 * a time. What is shown is the server's cart with the actions of the outbox applied to it.
 */
export const openCustomerCart = ({ shop, queryCache, store }: CartDependencies, customerId: string) => {
  let timer: ReturnType<typeof setTimeout> | undefined

  const isHere = () => store.get(sessionAtom).person?.customerId === customerId
  const tell = (message: string) => toast(store, message)
  const complain = (message: string) => toast(store, message, 'bad')
  const outbox = openCartOutbox(customerId)
  const optimistic = openOptimisticCart(store, outbox)
  const show = () => (isHere() ? optimistic.show() : undefined)
  const exchange = openExchange({ calls: cartCalls(shop), customerId, outbox, optimistic, isHere, tell, complain })

  const synchronize = async (needsRead: () => boolean) => {
    const contained = await withTabLock('cart', 60_000, () => exchange.run(needsRead))
    const serverCart = exchange.serverCart()
    if (!serverCart || !isHere()) return
    const lines = await withProductDetails(queryCache, serverCart, optimistic.known())
    optimistic.settle({ lines, version: serverCart.version }, contained)
  }
  const retryLater = () => {
    // The cart's own page says it itself.
    if (!optimistic.wait() && !isOnCartPage()) tell(savedHereMessage)
    clearTimeout(timer)
    timer = setTimeout(() => enqueue(never), retryPause)
    show()
    if (!optimistic.isKnown()) showSavedCart()
  }
  const showFailed = (error: CallFailed) => store.set(cartAtom, { status: 'failed', lines: [], error })
  // After a reload offline: the cart as the service worker has kept it.
  const showSavedCart = async () => {
    try {
      const saved = await cartCalls(shop).read(customerId)
      const lines = await withProductDetails(queryCache, saved, [])
      if (!optimistic.isKnown()) optimistic.settle({ lines, version: saved.version }, [])
      optimistic.wait()
      show()
    } catch (thrown) {
      if (isHere() && !optimistic.isKnown()) showFailed(asCallFailed(thrown))
    }
  }
  const fail = (thrown: unknown) => {
    const failure = asCallFailed(thrown)
    if (!isHere()) return
    if (outbox.read().length > 0 && !isSessionOver(failure)) return retryLater()
    if (!optimistic.isKnown()) return showFailed(failure)
    if (!failure.isOffline) complain(failure.message)
  }
  const inQueue = serialQueue<void>(show, fail)
  const enqueue = (needsRead: () => boolean) => inQueue(() => synchronize(needsRead))

  const followOutbox = () => void (optimistic.isOutdated() ? enqueue(never) : show())
  const stops = [onItemChange(outboxItem(customerId), followOutbox), onOnline(() => void enqueue(always))]

  return {
    customerId,
    lines: optimistic.lines,
    /** Shows the action at once and sends it. */
    save: (action: CartAction) => {
      outbox.add(action)
      show()
      enqueue(never)
    },
    reload: () => enqueue(always),
    onServerVersion: (version: number) => void enqueue(() => version > (exchange.serverCart()?.version ?? -1)),
    flush: async () => {
      if (outbox.read().length > 0) await Promise.race([enqueue(never), flushTimeout()])
    },
    removeOrdered: (at: number) => {
      outbox.dropOrdered(at)
      optimistic.empty()
      // An answer that is on its way may still contain what was ordered.
      enqueue(always)
    },
    close: () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    },
  }
}

interface ExchangeDependencies {
  calls: ReturnType<typeof cartCalls>
  customerId: string
  outbox: CartOutbox
  optimistic: ReturnType<typeof openOptimisticCart>
  isHere(): boolean
  tell(message: string): void
  complain(message: string): void
}

/** Sends the outbox to the server and reads the cart from it. One tab at a time may do that. */
const openExchange = (dependencies: ExchangeDependencies) => {
  const { calls, customerId, outbox, optimistic, isHere, tell, complain } = dependencies
  let serverCart: ServerCart | undefined

  const readServerCart = async () => {
    const guestLines = storedLines()
    serverCart = await calls.read(customerId)
    const merged = mergedMessage(serverCart, guestLines)
    if (merged) tell(merged)
    for (const cut of serverCart.cut ?? []) complain(cutMessage(cut, guestLines))
  }
  /** In order. A refused action is done with; one that may not have arrived stays, and its failure is thrown. */
  const sendOutbox = async () => {
    let last: ServerCart | undefined
    for (let [next] = outbox.read(); next && isHere(); [next] = outbox.read()) {
      try {
        last = await calls.send(next)
      } catch (thrown) {
        refuse(next, asCallFailed(thrown))
      }
      outbox.drop(next.key)
    }
    return last
  }
  const refuse = ({ key }: PendingAction, failure: CallFailed) => {
    if (!isActionRefused(failure)) throw failure
    complain(failure.message)
    optimistic.refuse(key)
  }

  return {
    /** Resolves to the actions that the server's cart contains. */
    run: async (needsRead: () => boolean) => {
      const sent = await sendOutbox()
      serverCart = sent ?? serverCart
      // What another tab has sent, or the server has refused, is not in the cart that the server sent last.
      if (isHere() && (needsRead() || !serverCart || (!sent && optimistic.isOutdated()))) await readServerCart()
      return optimistic.answered()
    },
    /** As the server sent it last. */
    serverCart: () => serverCart,
  }
}

const always = () => true
const never = () => false

/** Milliseconds until the outbox is sent again: browsers do not notice every connection that comes back. */
const retryPause = 10_000

/** An order waits at most this long for another tab, or for a slow connection. */
const flushTimeout = () => new Promise((resolve) => setTimeout(resolve, 5000))

const isActionRefused = ({ reason: { status, refusal } }: CallFailed) =>
  [400, 404, 409, 413, 422].includes(status) && refusal !== 'KeyIsRunning'

/** The cart's own page shows what the toasts would say. */
export const isOnCartPage = () => location.pathname.toLowerCase() === '/cart'

const savedHereMessage = 'Saved on this device. We will send it once you are back online.'

/** How many of a guest's products the customer's cart has now; undefined where it has none. */
const mergedMessage = ({ lines }: ServerCart, guestLines: readonly CartLine[]) => {
  const { length } = guestLines.filter((guest) => lines.some(({ productId }) => productId === guest.product.id))
  if (length === 0) return undefined
  return `We put the ${length === 1 ? 'product' : `${length} products`} from this device into your cart`
}

/** A line of a guest's cart that could not be merged in full. */
const cutMessage = ({ productId, count }: NonNullable<ServerCart['cut']>[number], guestLines: readonly CartLine[]) => {
  const name = guestLines.find(({ product }) => product.id === productId)?.product.name ?? 'one product'
  return count === 0
    ? `${name} is sold out and could not be added to your cart`
    : `We could not add all of ${name}: your cart has ${count}`
}
