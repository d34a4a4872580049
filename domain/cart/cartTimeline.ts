import { type Sentences, tellingBy } from '#domain/kernel/timeline.ts'
import type { CartFact, CartLine } from './cartEvents.ts'

const sentences = {
  ProductPutInCart: (line) => `put ${piecesOf(line)} in the cart`,
  CartCountSet: (line) => `now wanted ${piecesOf(line)}`,
  ProductTakenOut: ({ productId }) => `took ${productId} out of the cart`,
  CartMerged: ({ lines }) => `brought a cart along: ${lines.map(piecesOf).join(', ') || 'empty'}`,
  CartCleared: () => 'emptied the cart',
  CartOrdered: () => 'ordered what was in the cart',
} satisfies Sentences<CartFact>

export const cartSentence = tellingBy<CartFact>(sentences)

const piecesOf = ({ productId, count }: CartLine) => `${count} of ${productId}`
