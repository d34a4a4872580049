import { toast } from '#web/state/browser/toasts.ts'
import { sessionAtom, waitForSession } from '#web/state/session/session.ts'
import { applyAction, type CartAction, type RemovedLine } from './cartActions.ts'
import { withProductDetails } from './cartCalls.ts'
import { type CartLine, cartProduct, orderLines, pieceCents, storedLines, storeLines } from './cartLines.ts'
import { type CartDependencies, cartAtom } from './cartState.ts'
import { type CustomerCart, isOnCartPage, openCustomerCart } from './customerCart.ts'

export type ActiveCart = ReturnType<typeof openActiveCart>

/** Changes the cart of whoever is here, the guest's or the customer's, and tells the shopper. A chunk of its own: no page starts with it. */
export const openActiveCart = (dependencies: CartDependencies) => {
  const { store, queryCache } = dependencies
  const guest = openGuestCart(dependencies)
  let customer: CustomerCart | undefined

  const customerId = () => store.get(sessionAtom).person?.customerId
  const ofCustomer = () => {
    const id = customerId()
    if (customer && customer.customerId !== id) customer = void customer.close()
    if (id !== undefined) customer ??= openCustomerCart(dependencies, id)
    return customer
  }

  /** Resolves to the number of pieces that were added. */
  const apply = async (requested: CartAction): Promise<number> => {
    await waitForSession(store)
    const action = withStoredProduct(requested)
    const cart = ofCustomer() ?? guest
    const before = cart.lines()
    const { lines, added, refused } = applyAction(before, action)
    if (refused) toast(store, refused, 'bad')
    if (requested.type === 'add' && !requested.quiet && added > 0)
      toast(store, `${requested.product.name} is in your cart`, 'ok', isOnCartPage() ? undefined : viewCart)
    if (action.type === 'add' ? added > 0 : !refused)
      cart.save(action.type === 'add' ? { ...action, count: added } : action, lines)
    offerUndo(action, before)
    return added
  }

  const offerUndo = (action: CartAction, before: readonly CartLine[]) => {
    const [first, ...others] = removedBy(action, before)
    if (!first) return
    const owner = customerId()
    const undo = () => {
      if (customerId() === owner) void apply({ type: 'putBack', lines: [first, ...others] })
    }
    const message = action.type === 'clear' ? 'Cart cleared' : `${first.product.name} removed`
    toast(store, message, 'ok', { label: 'Undo', onAct: undo })
  }

  return {
    apply,
    ofCustomer,
    /** Reads it again, with today's prices and stock. */
    reload: async () => {
      queryCache.invalidate('GET products/getProductDetails/')
      await waitForSession(store)
      return (ofCustomer() ?? guest).reload()
    },
    close: () => customer?.close(),
  }
}

/** A guest's cart: it is stored in this browser, and all its tabs share it. */
const openGuestCart = ({ queryCache, store }: CartDependencies) => {
  const save = (_action: CartAction | undefined, lines: readonly CartLine[]) => {
    storeLines(lines)
    store.set(cartAtom, { status: 'ready', lines })
  }

  return {
    // Read from the storage: another tab may have changed it just now.
    lines: storedLines,
    save,
    /** Takes today's prices and stock; the prices that the shopper has seen stay beside them. */
    reload: async () => {
      const before = storedLines()
      const today = await withProductDetails(queryCache, { lines: orderLines(before) }, before)
      if (store.get(sessionAtom).person) return
      const known = new Map(today.map((line) => [line.product.id, line]))
      const lines = storedLines().map((line) => ({
        ...line,
        product: known.get(line.product.id)?.product ?? line.product,
        price: line.price ?? pieceCents(line.product),
        gone: known.get(line.product.id)?.gone,
      }))
      save(undefined, lines)
    },
  }
}

const viewCart = { label: 'View cart', href: '/Cart' }

// A card hands over the whole product; a cart stores what it shows of it.
const withStoredProduct = (action: CartAction): CartAction =>
  action.type === 'add' ? { type: 'add', product: cartProduct(action.product), count: action.count } : action

/** The lines that this action removes, each with its place. */
const removedBy = (action: CartAction, before: readonly CartLine[]): readonly RemovedLine[] => {
  if (action.type !== 'clear' && action.type !== 'remove') return []
  const placed = before.map((line, place) => ({ ...line, place }))
  return action.type === 'clear' ? placed : placed.filter(({ product }) => product.id === action.productId)
}
