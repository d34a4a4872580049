import { cartAtom } from './cart.ts'
import { detailed } from './cartCalls.ts'
import type { CartDeed } from './cartDeeds.ts'
import { type CartLine, pieceCents, plainLines, storedLines, storeLines } from './cartLines.ts'
import type { Client } from './client.ts'
import { sessionAtom } from './session.ts'

/** A guest's cart: it lives in this browser, and all its tabs share it. */
export const guestsCart = ({ answers, store }: Pick<Client, 'answers' | 'store'>) => {
  const keep = (_deed: CartDeed | undefined, lines: readonly CartLine[]) => {
    storeLines(lines)
    store.set(cartAtom, { status: 'ready', lines })
  }

  return {
    // Another tab may have been quicker than the news of it.
    lines: storedLines,
    keep,
    /** Today's prices and stock; the prices that were seen stay beside them. */
    read: async () => {
      const before = storedLines()
      const today = await detailed(answers, { lines: plainLines(before) }, before)
      if (store.get(sessionAtom).person) return
      const known = new Map(today.map((line) => [line.product.id, line]))
      keep(
        undefined,
        storedLines().map((line) => ({
          ...line,
          product: known.get(line.product.id)?.product ?? line.product,
          price: line.price ?? pieceCents(line.product),
          gone: known.get(line.product.id)?.gone,
        })),
      )
    },
  }
}
