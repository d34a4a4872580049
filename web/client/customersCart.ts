import { asCallFailed, type CallFailed } from './callFailed.ts'
import { cartAtom } from './cart.ts'
import { detailed } from './cartCalls.ts'
import type { CartDeed } from './cartDeeds.ts'
import { cartExchange } from './cartExchange.ts'
import type { CartLine } from './cartLines.ts'
import { cartOutbox, outboxItem } from './cartOutbox.ts'
import { isOnCartPage, savedHere } from './cartWords.ts'
import type { Client } from './client.ts'
import { inTurn } from './inTurn.ts'
import { sessionAtom } from './session.ts'
import { shownCart } from './shownCart.ts'
import { followItem } from './storage.ts'
import { toast } from './toasts.ts'

export interface CustomersCart {
  customerId: string
  lines(): readonly CartLine[]
  keep(deed: CartDeed): void
  read(): Promise<unknown>
  heard(version: number): void
  sent(): Promise<unknown>
  ordered(at: number): void
  close(): void
}

/**
 * A signed-in customer's cart: what the shop last told, and on top of it what it has not been told yet. That waits in the outbox, which
 * outlives the page, and goes to the shop in order, one tab at a time.
 */
export const openCustomersCart = (
  { shop, answers, store }: Pick<Client, 'shop' | 'answers' | 'store'>,
  customerId: string,
): CustomersCart => {
  let timer: ReturnType<typeof setTimeout> | undefined

  const isHere = () => store.get(sessionAtom).person?.customerId === customerId
  const tell = (words: string) => toast(store, words)
  const complain = (words: string) => toast(store, words, 'bad')
  const outbox = cartOutbox(customerId)
  const shown = shownCart(store, outbox)
  const show = () => (isHere() ? shown.show() : undefined)
  const exchange = cartExchange({ shop, customerId, outbox, shown, isHere, tell, complain })

  const sync = async (isWanted: () => boolean) => {
    const { told, known } = await exchange.run(isWanted)
    if (told && isHere())
      shown.settle({ lines: await detailed(answers, told, shown.known()), version: told.version }, known)
  }
  const wait = () => {
    // The cart's own page says it itself.
    if (!shown.wait() && !isOnCartPage()) toast(store, savedHere)
    clearTimeout(timer)
    timer = setTimeout(() => inQueue(never), pause)
    show()
  }
  const fail = (thrown: unknown) => {
    const failure = asCallFailed(thrown)
    if (!isHere()) return
    if (outbox.read().length > 0 && !isSessionOver(failure)) return wait()
    if (!shown.isKnown()) return store.set(cartAtom, { status: 'failed', lines: [] })
    if (!failure.isOffline) complain(failure.message)
  }
  const call = inTurn<void>(show, fail)
  const inQueue = (isWanted: () => boolean) => call(() => sync(isWanted))

  const onLine = () => void inQueue(always)
  const follow = () => void (shown.isOutdated() ? inQueue(never) : show())
  const stopFollowing = followItem(outboxItem(customerId), follow)
  addEventListener('online', onLine)

  return {
    customerId,
    lines: shown.lines,
    keep: (deed) => {
      outbox.add(deed)
      show()
      inQueue(never)
    },
    read: () => inQueue(always),
    heard: (version) => void inQueue(() => version > exchange.version()),
    sent: async () => {
      if (outbox.read().length > 0) await Promise.race([inQueue(never), patience()])
    },
    ordered: (at) => {
      outbox.dropOrdered(at)
      shown.empty()
      // One that is under way may still tell of what was ordered.
      inQueue(always)
    },
    close: () => {
      clearTimeout(timer)
      stopFollowing()
      removeEventListener('online', onLine)
    },
  }
}

const always = () => true
const never = () => false

/** Milliseconds until what waits is sent once more: browsers do not notice every line that comes back. */
const pause = 10_000

/** An order does not wait longer for what another tab, or a slow line, has still to tell. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 5000))

const isSessionOver = ({ reason: { status } }: CallFailed) => status === 401 || status === 403
