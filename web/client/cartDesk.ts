import { type CartDeed, done, type TakenLine } from './cartDeeds.ts'
import type { CartLine } from './cartLines.ts'
import { cartProduct } from './cartProduct.ts'
import { addedWords, isOnCartPage, removedWords, viewCart } from './cartWords.ts'
import type { Client } from './client.ts'
import { type CustomersCart, openCustomersCart } from './customersCart.ts'
import { guestsCart } from './guestsCart.ts'
import { sessionAtom, settledSession } from './session.ts'
import { toast } from './toasts.ts'

export interface CartDesk {
  /** Answers how many pieces came in. */
  do(deed: CartDeed): Promise<number>
  read(): void
  reload(): Promise<unknown>
  heard(version: number): void
  sent(): Promise<unknown>
  ordered(at: number): void
  close(): void
}

/** Where carts are changed, a guest's and a customer's. A chunk of its own: no page begins with it. */
export const openCartDesk = (client: Pick<Client, 'shop' | 'answers' | 'store'>): CartDesk => {
  const { store, answers } = client
  const guests = guestsCart(client)
  let customers: CustomersCart | undefined

  const customerId = () => store.get(sessionAtom).person?.customerId
  const ofCustomer = () => {
    const id = customerId()
    if (customers && customers.customerId !== id) customers = void customers.close()
    if (id !== undefined) customers ??= openCustomersCart(client, id)
    return customers
  }

  const act = async (asked: CartDeed): Promise<number> => {
    await settledSession(store)
    const deed = trimmed(asked)
    const cart = ofCustomer() ?? guests
    const before = cart.lines()
    const { lines, added, refused } = done(before, deed)
    if (refused) toast(store, refused, 'bad')
    if (asked.do === 'add' && !asked.quiet && added > 0)
      toast(store, addedWords(asked), 'ok', isOnCartPage() ? undefined : viewCart)
    if (deed.do === 'add' ? added > 0 : !refused) cart.keep(deed.do === 'add' ? { ...deed, count: added } : deed, lines)
    offerUndo(deed, before)
    return added
  }

  const offerUndo = (deed: CartDeed, before: readonly CartLine[]) => {
    const taken = takenBy(deed, before)
    if (taken.length === 0) return
    const owner = customerId()
    const undo = () => (customerId() === owner ? void act({ do: 'putBack', lines: taken }) : undefined)
    toast(store, removedWords(deed, taken), 'ok', { label: 'Undo', onAct: undo })
  }

  return {
    do: act,
    read: () => ofCustomer()?.read(),
    reload: async () => {
      answers.refresh('GET products/getProductDetails/')
      await settledSession(store)
      return (ofCustomer() ?? guests).read()
    },
    heard: (version) => ofCustomer()?.heard(version),
    sent: async () => ofCustomer()?.sent(),
    ordered: (at) => ofCustomer()?.ordered(at),
    close: () => customers?.close(),
  }
}

// Cards hand over the whole product; a cart keeps what it shows.
const trimmed = (deed: CartDeed): CartDeed =>
  deed.do === 'add' ? { do: 'add', product: cartProduct(deed.product), count: deed.count } : deed

/** What goes with this deed, each with its place. */
const takenBy = (deed: CartDeed, before: readonly CartLine[]): readonly TakenLine[] => {
  if (deed.do !== 'clear' && deed.do !== 'remove') return []
  const placed = before.map((line, place) => ({ ...line, place }))
  return deed.do === 'clear' ? placed : placed.filter(({ product }) => product.id === deed.productId)
}
