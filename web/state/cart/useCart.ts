import { useHydratedAtom } from '#web/state/browser/useHydratedAtom.ts'
import { useClient } from '#web/state/client.ts'
import { type CartProduct, piecesIn } from './cartLines.ts'
import { cartAtom, unknownCart } from './cartState.ts'

/** The cart and what can be done with it. A change shows at once; one that is impossible is told in a toast. */
export const useCart = () => {
  const { cart } = useClient()
  const { status, lines, error, isWaiting, version } = useHydratedAtom(cartAtom, unknownCart)

  return {
    status,
    lines,
    error,
    isWaiting,
    version,
    pieces: piecesIn(lines),
    add: (product: CartProduct, count = 1) => cart.apply({ type: 'add', product, count }),
    setCount: (productId: string, count: number) => cart.apply({ type: 'setCount', productId, count }),
    remove: (productId: string) => cart.apply({ type: 'remove', productId }),
    clear: () => cart.apply({ type: 'clear' }),
    /** `price`: cents of one piece, as it is now. */
    acceptPrice: (productId: string, price: number) => cart.apply({ type: 'acceptPrice', productId, price }),
    reload: cart.reload,
  }
}
