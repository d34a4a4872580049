import { storageKeys } from '#domain/businessConstants.ts'
import { reloadAction } from '#web/state/browser/reloadPage.ts'
import { onItemChange } from '#web/state/browser/storage.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { tokenStorage } from '#web/state/http/tokenStorage.ts'
import { onPersonChange, sessionAtom } from '#web/state/session/session.ts'
import type { ActiveCart } from './activeCart.ts'
import { storedLines } from './cartLines.ts'
import { type Cart, type CartDependencies, type CartState, cartAtom } from './cartState.ts'
import { loadActiveCart } from './loadActiveCart.ts'

/** Everything that changes a cart is a chunk of its own, loaded with the first action or the first customer. */
export const openCart = (dependencies: CartDependencies): Cart => {
  const { store } = dependencies
  let loading: Promise<ActiveCart | undefined> | undefined
  /** Undefined when the chunk cannot be fetched now; the next caller tries again. */
  const load = () => {
    loading ??= loadActiveCart().then(
      ({ openActiveCart }) => openActiveCart(dependencies),
      () => {
        loading = undefined
        return undefined
      },
    )
    return loading
  }
  const isGuest = () => !store.get(sessionAtom).person
  const isEmptyGuestCart = () => isGuest() && !tokenStorage.read() && storedLines().length === 0
  const set = (status: CartState['status'], lines: CartState['lines'] = []) => store.set(cartAtom, { status, lines })
  const showGuestCart = () => {
    if (isGuest()) set('ready', storedLines())
  }
  // A guest's cart is in this browser: it is shown without the chunk.
  const showFailed = () => {
    if (!isGuest()) set('failed')
  }
  const show = async () => {
    if (isGuest()) return showGuestCart()
    const cart = await load()
    return cart ? cart.ofCustomer()?.reload() : showFailed()
  }

  return {
    apply: async (action) => {
      const cart = await load()
      if (cart) return cart.apply(action)
      toast(store, 'Network error', 'bad', reloadAction)
      return 0
    },
    reload: async () => {
      // In an empty cart there is nothing to bring up to date.
      const cart = await (isEmptyGuestCart() ? loading : load())
      return cart ? cart.reload() : showFailed()
    },
    onServerVersion: async (version) => (await load())?.ofCustomer()?.onServerVersion(version),
    flush: async () => (await loading)?.ofCustomer()?.flush(),
    removeOrdered: async (at) => {
      set('ready')
      ;(await loading)?.ofCustomer()?.removeOrdered(at)
    },
    start: () => {
      const stops = [onPersonChange(store, show), onItemChange(storageKeys.cart, showGuestCart)]
      return async () => {
        for (const stop of stops) stop()
        ;(await loading)?.close()
      }
    },
  }
}
