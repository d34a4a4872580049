import type { RecordedFact } from '#domain/kernel/decision.ts'
import { listOfLabels } from '#domain/kernel/listOfLabels.ts'
import { formatRand } from '#domain/kernel/money.ts'
import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { ProductFact, ProductPrices } from './productEvents.ts'

const sentences = {
  ProductAdded: (added) => `added the product: ${stockAndPrice(added)}`,
  ProductDrafted: (drafted) => `drafted the product: ${stockAndPrice(drafted)}`,
  ProductDescribed: (changed) => `changed ${listOfLabels(Object.keys(changed).map(labelOf))}`,
  ProductRepriced: (prices) =>
    `set the price to ${formatPrice(prices)}, the cost price to ${formatRand(prices.costPrice)}`,
  ProductPictured: ({ images }) =>
    images.length === 0 ? 'took all pictures away' : `chose ${pluralize(images.length, 'picture')}`,
  StockAdjusted: ({ by, reason }) =>
    by > 0
      ? `added ${formatPieces(by)} to the stock: ${reason}`
      : `took ${formatPieces(-by)} out of the stock: ${reason}`,
  ProductListed: () => 'listed the product in the shop',
  ProductWithdrawn: () => 'removed the product from the shop',
  StockReserved: ({ orderId, count }) => `set ${formatPieces(count)} aside for order ${orderId}`,
  StockReleased: ({ orderId, count }) => `put ${formatPieces(count)} back on the shelf from order ${orderId}`,
  StockShipped: ({ orderId, count }) => `sent ${formatPieces(count)} out with order ${orderId}`,
} satisfies Sentences<ProductFact>

export const productFactTypes = Object.keys(sentences)

const formatSentence = sentenceFormatter<ProductFact>(sentences)

/** `orderNameOf` returns the displayed name of an order. */
export const productSentence = (
  recorded: RecordedFact<ProductFact>,
  orderNameOf: (orderId: string) => string,
): string => {
  const { data } = recorded
  return formatSentence(
    'orderId' in data
      ? ({ ...recorded, data: { ...data, orderId: orderNameOf(data.orderId) } } as ProductFact)
      : recorded,
  )
}

const stockAndPrice = (product: ProductPrices & { quantity: number }) =>
  `${formatPieces(product.quantity)} for ${formatPrice(product)}`

const formatPrice = ({ price, discount }: ProductPrices) => {
  if (discount === 0) return formatRand(price)
  return discount > 0 ? `${formatRand(price)} less ${discount}%` : `${formatRand(price)} plus ${-discount}%`
}

const fieldLabels: Record<string, string> = {
  whatsInTheBox: 'what is in the box',
  crossSellProducts: 'what goes well with it',
  isFeatured: 'whether it is featured',
  featuredPriority: 'its place among the featured',
}

const labelOf = (field: string) => fieldLabels[field] ?? `the ${field}`

const formatPieces = (count: number) => pluralize(count, 'piece')
const pluralize = (count: number, noun: string) => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`)
