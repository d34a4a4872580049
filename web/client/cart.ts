import { atom } from 'jotai'
import { type CartLine, type CartProduct, piecesIn } from './cartLines.ts'
import { useClient } from './client.ts'
import { useShared } from './useShared.ts'

export interface CartState {
  status: 'loading' | 'ready' | 'failed'
  lines: readonly CartLine[]
  /** Without a line, the shop cannot be told yet of what was done last. */
  isWaiting?: boolean
  /** Of a customer's cart, as the shop told it last. */
  version?: number | undefined
}

// The server knows nothing of it.
const unknown: CartState = { status: 'loading', lines: [] }

export const cartAtom = atom<CartState>(unknown)

/** The cart and what can be done with it. What is done shows at once; what cannot be done is told in a toast. */
export const useCart = () => {
  const { cart } = useClient()
  const { status, lines, isWaiting, version } = useShared(cartAtom, unknown)

  return {
    status,
    lines,
    isWaiting,
    version,
    pieces: piecesIn(lines),
    add: (product: CartProduct, count = 1) => cart.do({ do: 'add', product, count }),
    setCount: (productId: string, count: number) => cart.do({ do: 'setCount', productId, count }),
    remove: (productId: string) => cart.do({ do: 'remove', productId }),
    clear: () => cart.do({ do: 'clear' }),
    /** `price`: cents of one piece, as it is now. */
    acceptPrice: (productId: string, price: number) => cart.do({ do: 'acceptPrice', productId, price }),
    reload: cart.reload,
  }
}
