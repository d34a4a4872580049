import { asCallFailed } from './callFailed.ts'
import { cartAtom } from './cart.ts'
import type { CartDeed } from './cartDeeds.ts'
import { type CartLine, cartProduct, plainLines, storedLines, storeLines } from './cartLines.ts'
import type { Client } from './client.ts'
import { customerCart } from './customerCart.ts'
import { inTurn } from './inTurn.ts'
import { sessionAtom, settledSession, whenPersonChanges } from './session.ts'
import { followItem } from './storage.ts'
import { toast } from './toasts.ts'

/** The cart of whoever is here: a guest's lives in this browser, a customer's on the server. */
export interface CartKeeper {
  /** Shows at once what was done, then tells the server. Answers how many pieces came in. */
  do(deed: CartDeed): Promise<number>
  /** Reads it anew, with today's prices and stock. */
  reload(): Promise<void>
  /** An order has emptied it. */
  emptied(): void
  /** Follows the session and the other tabs. Answers the way to stop. */
  start(): () => void
}

export const openCart = ({ shop, answers, store }: Pick<Client, 'shop' | 'answers' | 'store'>): CartKeeper => {
  const customers = customerCart(shop, answers)
  const person = () => store.get(sessionAtom).person
  const lines = () => store.get(cartAtom).lines
  const show = (shown: readonly CartLine[]) => store.set(cartAtom, { status: 'ready', lines: shown })
  const keep = (kept: readonly CartLine[]) => {
    show(kept)
    if (!person()) storeLines(kept)
  }

  let isRecovering = false
  const complain = (thrown: unknown) => {
    const failure = asCallFailed(thrown)
    if (store.get(cartAtom).status === 'loading') return store.set(cartAtom, { status: 'failed', lines: [] })
    toast(store, failure.message, 'bad')
    // What the shop has is read once; if that fails too, asking on and on would mend nothing.
    if (failure.isOffline || isRecovering) return
    isRecovering = true
    read()
  }
  const answer = (answered: CartLine[]) => {
    isRecovering = false
    if (person()) show(answered)
  }
  const call = inTurn(answer, complain)

  const read = () => {
    const customerId = person()?.customerId
    return customerId ? call(() => customers.read(customerId)) : show(storedLines())
  }

  const priceGuests = async () => {
    const priced = await customers.detailed(plainLines(lines()))
    const today = new Map(priced.map(({ product }) => [product.id, product]))
    if (!person()) keep(lines().map((line) => ({ ...line, product: today.get(line.product.id) ?? line.product })))
  }

  return {
    do: async (deed) => {
      const [{ done }] = await Promise.all([import('./cartDeeds.ts'), settledSession(store)])
      const { lines: after, added, refused } = done(lines(), trimmed(deed))
      if (refused) toast(store, refused, 'bad')
      keep(after)
      if (person() && (deed.do !== 'add' || added > 0)) call(() => customers.tell(deed, added))
      return added
    },
    reload: async () => {
      answers.refresh('GET products/getProductDetails/')
      await ((await settledSession(store)).person ? read() : priceGuests())
    },
    emptied: () => show([]),
    start: () => {
      const stops = [whenPersonChanges(store, read), followItem('cart', () => person() || show(storedLines()))]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

// Cards hand over the whole product; a cart keeps what it shows.
const trimmed = (deed: CartDeed): CartDeed =>
  deed.do === 'add' ? { ...deed, product: cartProduct(deed.product) } : deed
