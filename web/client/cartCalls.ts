import { cents, inRand } from '#domain/kernel/money.ts'
import type { Answers } from './answers.ts'
import type { AnswerOf } from './calls.ts'
import { type CartLine, type CartProduct, pieceCents, storedLines, storeLines } from './cartLines.ts'
import type { Waiting } from './cartOutbox.ts'
import { cartProduct } from './cartProduct.ts'
import { forgetMergeKey, mergeKeyFor } from './mergeKey.ts'
import type { ShopClient } from './shopClient.ts'

/** The cart as the shop told it. */
export type Told = AnswerOf<'GET cart/:customerId'>['result']

/** The calls about a signed-in customer's cart. They throw `CallFailed`. */
export const cartCalls = (shop: ShopClient) => ({
  /** What a guest had put in this browser's cart joins the customer's, once. */
  read: async (customerId: string): Promise<Told> => {
    const lines = storedLines().map(mergedLine)
    const { result } =
      lines.length === 0
        ? await shop.get('GET cart/:customerId', { params: { customerId } })
        : await shop.send('POST cart/merge', { querydata: { lines } }, { idempotencyKey: mergeKeyFor(lines) })
    storeLines([])
    forgetMergeKey()
    return result
  },
  tell: async (waiting: Waiting): Promise<Told> => (await sendDeed(shop, waiting)).result,
})

const sendDeed = (shop: ShopClient, { key, deed }: Waiting) => {
  const once = { idempotencyKey: key }
  switch (deed.do) {
    case 'add': {
      const { product, count } = deed
      const querydata = { productId: product.id, count, price: inRand(pieceCents(product)) }
      return shop.send('POST cart/add', { querydata }, once)
    }
    case 'setCount':
      return shop.send('POST cart/setCount', { querydata: { productId: deed.productId, count: deed.count } }, once)
    case 'remove':
      return shop.send('POST cart/remove', { querydata: { productId: deed.productId } }, once)
    case 'clear':
      return shop.send('POST cart/clear', { querydata: {} }, once)
    case 'putBack': {
      const lines = deed.lines.map(({ place, ...line }) => ({ ...sentLine(line), place }))
      return shop.send('POST cart/putBack', { querydata: { lines } }, once)
    }
    case 'acceptPrice': {
      const lines = [{ productId: deed.productId, price: inRand(deed.price) }]
      return shop.send('POST cart/acceptPrices', { querydata: { lines } }, once)
    }
  }
}

const sentLine = ({ product, count, price }: CartLine) => ({
  productId: product.id,
  count,
  ...(price !== undefined && { price: inRand(price) }),
})

// A cart that was kept before prices were.
const mergedLine = (line: CartLine) => sentLine({ ...line, price: line.price ?? pieceCents(line.product) })

/** Lines with what the catalogue tells of their products now; of what it tells nothing any more, what is `known`. */
export const detailed = async (
  answers: Answers,
  { lines, withdrawn = [] }: Pick<Told, 'lines' | 'withdrawn'>,
  known: readonly CartLine[],
): Promise<CartLine[]> => {
  const detail = async ({ productId, count, price }: Told['lines'][number]): Promise<CartLine> => {
    const { answer, error } = await answers.ask('GET products/getProductDetails/:id', { params: { id: productId } })
    const line = { count, price: price === undefined ? undefined : cents(price) }
    if (answer) return { ...line, product: cartProduct(answer.data) }

    const before = known.find(({ product }) => product.id === productId)
    if (error.reason.status === 404) {
      const named = withdrawn.find((product) => product.productId === productId)
      return { ...line, product: before?.product ?? noLongerSold(productId, named), gone: true }
    }
    if (!before) throw error
    return { ...before, ...line }
  }
  return Promise.all(lines.map(detail))
}

const noLongerSold = (id: string, { name = 'A product', thumbnail = '' } = {}): CartProduct => ({
  ...{ id, name, slug: '', brand: '', price: 0, discount: 0, quantity: 0 },
  images: thumbnail ? [{ thumbnail, medium: thumbnail, alt: name }] : [],
})
