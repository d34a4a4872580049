import { formatRand } from '#domain/kernel/money.ts'
import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { CartFact, CartLine, PricedProduct } from './cartEvents.ts'

const sentences = {
  ProductPutInCart: (line) => `put ${piecesOf(line)} in the cart${priceOf(line)}`,
  CartCountSet: (line) => `changed the quantity to ${piecesOf(line)}`,
  ProductTakenOut: ({ productId }) => `took ${productId} out of the cart`,
  ProductsPutBack: ({ lines }) => `put ${listOf(lines)} back in the cart`,
  CartPricesAccepted: ({ lines }) => `agreed to new prices: ${lines.map(pricedProduct).join(', ')}`,
  CartMerged: ({ lines }) => `added the cart from their device: ${listOf(lines) || 'empty'}`,
  CartCleared: () => 'emptied the cart',
  CartOrdered: ({ lines }) => `ordered ${lines ? fromCart(lines) : 'what was in the cart'}`,
  CartRestored: ({ lines }) => `put back what was not sold after all: ${listOf(lines) || 'nothing'}`,
} satisfies Sentences<CartFact>

export const cartSentence = sentenceFormatter<CartFact>(sentences)

const piecesOf = ({ productId, count }: CartLine) => `${count} of ${productId}`

const listOf = (lines: readonly CartLine[]) => lines.map(piecesOf).join(', ')

const fromCart = (lines: readonly CartLine[]) =>
  lines.length === 0 ? 'nothing of the cart' : `from the cart: ${listOf(lines)}`

const priceOf = ({ price }: CartLine) => (price === undefined ? '' : ` at ${formatRand(price)} each`)

const pricedProduct = ({ productId, price }: PricedProduct) => `${productId} at ${formatRand(price)}`
