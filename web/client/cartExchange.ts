import type { CallFailed } from './callFailed.ts'
import { cartCalls, type Told } from './cartCalls.ts'
import { storedLines } from './cartLines.ts'
import type { CartOutbox, Waiting } from './cartOutbox.ts'
import { sendWaiting } from './cartSending.ts'
import { cutWords, mergedWords } from './cartWords.ts'
import { inOneTab } from './inOneTab.ts'
import type { ShopClient } from './shopClient.ts'
import type { shownCart } from './shownCart.ts'

interface Exchanging {
  shop: ShopClient
  customerId: string
  outbox: CartOutbox
  shown: ReturnType<typeof shownCart>
  isHere(): boolean
  tell(words: string): void
  complain(words: string): void
}

/** Tells the shop what waits and hears how the cart stands, one tab at a time. */
export const cartExchange = ({ shop, customerId, outbox, shown, isHere, tell, complain }: Exchanging) => {
  const calls = cartCalls(shop)
  let told: Told | undefined

  const read = async () => {
    const guests = storedLines()
    told = await calls.read(customerId)
    const merged = mergedWords(told, guests)
    if (merged) tell(merged)
    for (const cut of told.cut ?? []) complain(cutWords(cut, guests))
  }
  const onRefusal = ({ message }: CallFailed, { key }: Waiting) => {
    complain(message)
    shown.refuse(key)
  }
  const exchange = async (isWanted: () => boolean) => {
    const answer = await sendWaiting({ outbox, tell: calls.tell, isHere, onRefusal })
    told = answer ?? told
    // Another tab has sent it, or the shop has refused it: what the shop told last does not know of that.
    if (isHere() && (isWanted() || !told || (!answer && shown.isOutdated()))) await read()
    return { told, known: shown.answered() }
  }

  return {
    /** Answers the cart, and the deeds that it knows of. */
    run: (isWanted: () => boolean) => inOneTab('cart', 60_000, () => exchange(isWanted)),
    /** What the shop told last; -1 before it told anything. */
    version: () => told?.version ?? -1,
  }
}
