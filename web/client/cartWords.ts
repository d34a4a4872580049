import type { Told } from './cartCalls.ts'
import type { CartDeed, TakenLine } from './cartDeeds.ts'
import type { CartLine } from './cartLines.ts'

/** Told with the offer to undo it. */
export const removedWords = (deed: CartDeed, [first]: readonly TakenLine[]) =>
  deed.do === 'clear' ? 'Cart cleared' : `${first?.product.name} removed`

/** What of a guest's cart could not join the customer's. */
export const cutWords = ({ productId, count }: NonNullable<Told['cut']>[number], guests: readonly CartLine[]) => {
  const name = guests.find(({ product }) => product.id === productId)?.product.name ?? 'one product'
  return count === 0
    ? `${name} is sold out and could not come into your cart`
    : `Not all pieces of ${name} could come into your cart: it holds ${count}`
}

export const savedHere = 'Saved on this phone; will be sent when you are back online'
