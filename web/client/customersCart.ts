import { asCallFailed, type CallFailed } from './callFailed.ts'
import { cartAtom } from './cart.ts'
import { type CartDeed, done } from './cartDeeds.ts'
import { type CartLine, storedLines } from './cartLines.ts'
import { cartOutbox, outboxItem, type Waiting } from './cartOutbox.ts'
import { sendWaiting } from './cartSending.ts'
import { cutWords, savedHere } from './cartWords.ts'
import type { Client } from './client.ts'
import { customerCart, detailed, type Told } from './customerCart.ts'
import { inOneTab } from './inOneTab.ts'
import { inTurn } from './inTurn.ts'
import { sessionAtom } from './session.ts'
import { followItem } from './storage.ts'
import { toast } from './toasts.ts'

export interface CustomersCart {
  customerId: string
  lines(): readonly CartLine[]
  keep(deed: CartDeed): void
  read(): Promise<unknown>
  heard(version: number): void
  emptied(): void
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
  const calls = customerCart(shop)
  const outbox = cartOutbox(customerId)
  let told: Told | undefined
  let base: readonly CartLine[] = []
  let isWaiting = false
  let shownKeys: readonly string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const isHere = () => store.get(sessionAtom).person?.customerId === customerId
  const lines = () => store.get(cartAtom).lines
  const complain = (words: string) => toast(store, words, 'bad')

  const show = () => {
    if (!isHere()) return
    const waiting = outbox.read()
    shownKeys = keysOf(waiting)
    const all = waiting.reduce((before, { deed }) => done(before, deed).lines, base)
    store.set(cartAtom, { status: told ? 'ready' : 'loading', lines: all, isWaiting })
  }
  // Another tab has sent it, or the shop has refused it: what the shop told last does not know of that.
  const isOutdated = () => {
    const waiting = keysOf(outbox.read())
    return shownKeys.some((key) => !waiting.includes(key))
  }

  const read = async () => {
    const guests = storedLines()
    told = await calls.read(customerId)
    for (const cut of told.cut ?? []) complain(cutWords(cut, guests))
  }
  const exchange = async (isWanted: () => boolean) => {
    const onRefusal = ({ message }: CallFailed) => complain(message)
    const answer = await sendWaiting({ outbox, tell: calls.tell, isHere, onRefusal })
    told = answer ?? told
    if (isHere() && (isWanted() || !told || (!answer && isOutdated()))) await read()
  }
  const sync = async (isWanted: () => boolean) => {
    await inOneTab('cart', 60_000, () => exchange(isWanted))
    if (!told || !isHere()) return
    base = await detailed(answers, told, [...base, ...lines()])
    isWaiting = false
    shownKeys = keysOf(outbox.read())
  }

  const wait = () => {
    if (!isWaiting && !isOnCartPage()) toast(store, savedHere)
    isWaiting = true
    clearTimeout(timer)
    timer = setTimeout(() => inQueue(never), pause)
    show()
  }
  const fail = (thrown: unknown) => {
    const failure = asCallFailed(thrown)
    if (!isHere()) return
    if (outbox.read().length > 0 && !isSessionOver(failure)) return wait()
    if (!told) return store.set(cartAtom, { status: 'failed', lines: [] })
    if (!failure.isOffline) complain(failure.message)
  }
  const call = inTurn<void>(show, fail)
  const inQueue = (isWanted: () => boolean) => call(() => sync(isWanted))

  const onLine = () => void inQueue(always)
  const follow = () => void (isOutdated() ? inQueue(never) : show())
  const stopFollowing = followItem(outboxItem(customerId), follow)
  addEventListener('online', onLine)

  return {
    customerId,
    lines,
    keep: (deed) => {
      outbox.add(deed)
      show()
      inQueue(never)
    },
    read: () => inQueue(always),
    heard: (version) => void inQueue(() => version > (told?.version ?? -1)),
    emptied: () => {
      base = []
      outbox.clear()
    },
    close: () => {
      clearTimeout(timer)
      stopFollowing()
      removeEventListener('online', onLine)
    },
  }
}

const keysOf = (waiting: readonly Waiting[]) => waiting.map(({ key }) => key)

const always = () => true
const never = () => false

/** Milliseconds until what waits is sent once more: browsers do not notice every line that comes back. */
const pause = 10_000

const isSessionOver = ({ reason: { status } }: CallFailed) => status === 401 || status === 403

// The cart's own page says it itself.
const isOnCartPage = () => location.pathname.toLowerCase() === '/cart'
