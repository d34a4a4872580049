import type { Told } from './cartCalls.ts'
import type { CartDeed, TakenLine } from './cartDeeds.ts'
import type { CartLine, CartProduct } from './cartLines.ts'

/** Told with the way there. */
export const addedWords = ({ product }: { product: CartProduct }) => `${product.name} is in your cart`

export const viewCart = { label: 'View cart', href: '/Cart' }

export const isOnCartPage = () => location.pathname.toLowerCase() === '/cart'

/** Told with the offer to undo it. */
export const removedWords = (deed: CartDeed, [first]: readonly TakenLine[]) =>
  deed.do === 'clear' ? 'Cart cleared' : `${first?.product.name} removed`

/** How many of a guest's products have joined the customer's cart; nothing where none has. */
export const mergedWords = ({ lines }: Told, guests: readonly CartLine[]) => {
  const { length } = guests.filter((guest) => lines.some(({ productId }) => productId === guest.product.id))
  if (length === 0) return undefined
  return `We put the ${length === 1 ? 'product' : `${length} products`} from this device into your cart`
}

/** What of a guest's cart could not join the customer's. */
export const cutWords = ({ productId, count }: NonNullable<Told['cut']>[number], guests: readonly CartLine[]) => {
  const name = guests.find(({ product }) => product.id === productId)?.product.name ?? 'one product'
  return count === 0
    ? `${name} is sold out and could not come into your cart`
    : `Not all pieces of ${name} could come into your cart: it holds ${count}`
}

export const savedHere = 'Saved on this device; will be sent when you are back online'
