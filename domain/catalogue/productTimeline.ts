import type { Happened } from '#domain/kernel/decision.ts'
import { rand } from '#domain/kernel/money.ts'
import { type Sentences, tellingBy } from '#domain/kernel/timeline.ts'
import type { ProductFact, ProductPrices } from './productEvents.ts'

const sentences = {
  ProductAdded: (added) => `added the product: ${stockAndPrice(added)}`,
  ProductDrafted: (drafted) => `drafted the product: ${stockAndPrice(drafted)}`,
  ProductDescribed: (changed) => `changed ${inWords(Object.keys(changed))}`,
  ProductRepriced: (prices) => `set the price to ${priceInWords(prices)}, the cost price to ${rand(prices.costPrice)}`,
  ProductPictured: ({ images }) =>
    images.length === 0 ? 'took all pictures away' : `chose ${counted(images.length, 'picture')}`,
  StockAdjusted: ({ by, reason }) =>
    by > 0 ? `added ${pieces(by)} to the stock: ${reason}` : `took ${pieces(-by)} out of the stock: ${reason}`,
  ProductListed: () => 'put the product in the window',
  ProductWithdrawn: () => 'took the product out of the window',
  StockReserved: ({ orderId, count }) => `set ${pieces(count)} aside for order ${orderId}`,
  StockReleased: ({ orderId, count }) => `put ${pieces(count)} back on the shelf from order ${orderId}`,
  StockShipped: ({ orderId, count }) => `sent ${pieces(count)} out with order ${orderId}`,
} satisfies Sentences<ProductFact>

export const productFactTypes = Object.keys(sentences)

const tell = tellingBy<ProductFact>(sentences)

/** `orderNamed` tells by which name people know the order of an id. */
export const productSentence = (happened: Happened<ProductFact>, orderNamed: (orderId: string) => string): string => {
  const { data } = happened
  return tell(
    'orderId' in data
      ? ({ ...happened, data: { ...data, orderId: orderNamed(data.orderId) } } as ProductFact)
      : happened,
  )
}

const stockAndPrice = (product: ProductPrices & { quantity: number }) =>
  `${pieces(product.quantity)} for ${priceInWords(product)}`

const priceInWords = ({ price, discount }: ProductPrices) => {
  if (discount === 0) return rand(price)
  return discount > 0 ? `${rand(price)} less ${discount} %` : `${rand(price)} plus ${-discount} %`
}

const words: Record<string, string> = {
  whatsInTheBox: 'what is in the box',
  crossSellProducts: 'what goes well with it',
  isFeatured: 'whether it is featured',
  featuredPriority: 'its place among the featured',
}

const inWords = (fields: readonly string[]) => {
  const named = fields.map((field) => words[field] ?? `the ${field}`)
  return named.length < 2 ? named.join() : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}

const pieces = (count: number) => counted(count, 'piece')
const counted = (count: number, noun: string) => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`)
