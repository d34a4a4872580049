import { rand } from '#domain/kernel/money.ts'
import { type Sentences, tellingBy } from '#domain/kernel/timeline.ts'
import type { CartFact, CartLine, PricedProduct } from './cartEvents.ts'

const sentences = {
  ProductPutInCart: (line) => `put ${piecesOf(line)} in the cart${priceOf(line)}`,
  CartCountSet: (line) => `now wanted ${piecesOf(line)}`,
  ProductTakenOut: ({ productId }) => `took ${productId} out of the cart`,
  ProductsPutBack: ({ lines }) => `put ${lines.map(piecesOf).join(', ')} back in the cart`,
  CartPricesAccepted: ({ lines }) => `agreed to new prices: ${lines.map(pricedProduct).join(', ')}`,
  CartMerged: ({ lines }) => `brought a cart along: ${lines.map(piecesOf).join(', ') || 'empty'}`,
  CartCleared: () => 'emptied the cart',
  CartOrdered: () => 'ordered what was in the cart',
} satisfies Sentences<CartFact>

export const cartSentence = tellingBy<CartFact>(sentences)

const piecesOf = ({ productId, count }: CartLine) => `${count} of ${productId}`

const priceOf = ({ price }: CartLine) => (price === undefined ? '' : ` at ${rand(price)} each`)

const pricedProduct = ({ productId, price }: PricedProduct) => `${productId} at ${rand(price)}`
