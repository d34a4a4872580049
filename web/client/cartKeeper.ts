import { type CartState, cartAtom } from './cart.ts'
import type { CartDeed } from './cartDeeds.ts'
import type { CartDesk } from './cartDesk.ts'
import { storedLines } from './cartLines.ts'
import type { Client } from './client.ts'
import { sessionAtom, whenPersonChanges } from './session.ts'
import { followItem } from './storage.ts'
import { toast } from './toasts.ts'

/** The cart of whoever is here: a guest's lives in this browser, a customer's on the server. */
export interface CartKeeper {
  /** Shows at once what was done, then tells the server. Answers how many pieces came in. */
  do(deed: CartDeed): Promise<number>
  /** Reads it anew, with today's prices and stock. */
  reload(): Promise<unknown>
  /** The customer's cart has this version now, by the shop's word. */
  heard(version: number): void
  /** Resolves once the shop has been told what was done with it, or cannot be for now. */
  sent(): Promise<unknown>
  /** An order that was asked for at this moment, in milliseconds since the epoch, has taken what was in it by then. */
  ordered(at: number): void
  /** Follows the session and the other tabs. Answers the way to stop. */
  start(): () => void
}

export const openCart = (client: Pick<Client, 'shop' | 'answers' | 'store'>): CartKeeper => {
  const { store } = client
  let opened: Promise<CartDesk | undefined> | undefined
  const open = () =>
    import('./cartDesk.ts').then(
      ({ openCartDesk }) => openCartDesk(client),
      () => {
        opened = undefined
        return undefined
      },
    )
  /** Nothing where its chunk cannot be had now; whoever comes next tries again. */
  const atDesk = () => {
    opened ??= open()
    return opened
  }
  const isGuest = () => !store.get(sessionAtom).person
  const set = (status: CartState['status'], lines: CartState['lines'] = []) => store.set(cartAtom, { status, lines })
  const showGuests = () => isGuest() && set('ready', storedLines())
  const show = () => (isGuest() ? showGuests() : atDesk().then((desk) => (desk ? desk.read() : showFailed())))
  const showFailed = () => isGuest() || set('failed')

  return {
    do: async (deed) => {
      const desk = await atDesk()
      if (desk) return desk.do(deed)
      toast(store, 'Network error', 'bad')
      return 0
    },
    reload: async () => {
      const desk = await atDesk()
      return desk ? desk.reload() : showFailed()
    },
    heard: (version) => void atDesk().then((desk) => desk?.heard(version)),
    sent: async () => (await opened)?.sent(),
    ordered: (at) => {
      set('ready')
      opened?.then((desk) => desk?.ordered(at))
    },
    start: () => {
      const stops = [whenPersonChanges(store, show), followItem('cart', showGuests)]
      return () => {
        for (const stop of stops) stop()
        opened?.then((desk) => desk?.close())
      }
    },
  }
}
