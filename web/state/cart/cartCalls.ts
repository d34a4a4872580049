import { toCents, toRand } from '#domain/kernel/money.ts'
import { readItem, writeItem } from '#web/state/browser/storage.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { newIdempotencyKey } from '#web/state/http/idempotencyKeys.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import type { ShopClient } from '#web/state/http/shop/shopClient.ts'
import { type CartLine, type CartProduct, cartProduct, pieceCents, storedLines, storeLines } from './cartLines.ts'
import type { PendingAction } from './cartOutbox.ts'

/** The cart as the server sends it. */
export type ServerCart = AnswerOf<'GET cart/:customerId'>['result']

/** The calls about a signed-in customer's cart. They throw `CallFailed`. */
export const cartCalls = (shop: ShopClient) => ({
  /** Reads the customer's cart. A guest's cart in this browser is merged into it, once. */
  read: async (customerId: string): Promise<ServerCart> => {
    const lines = storedLines().map(mergedLine)
    const { result } =
      lines.length === 0
        ? await shop.get('GET cart/:customerId', { params: { customerId } })
        : await shop.send('POST cart/merge', { querydata: { lines } }, { idempotencyKey: mergeKeyFor(lines) })
    storeLines([])
    writeItem(mergeKeyItem, undefined)
    return result
  },
  send: async (pending: PendingAction): Promise<ServerCart> => (await sendAction(shop, pending)).result,
})

const sendAction = (shop: ShopClient, { key, action }: PendingAction) => {
  const once = { idempotencyKey: key }
  switch (action.type) {
    case 'add': {
      const { product, count } = action
      const querydata = { productId: product.id, count, price: toRand(pieceCents(product)) }
      return shop.send('POST cart/add', { querydata }, once)
    }
    case 'setCount':
      return shop.send('POST cart/setCount', { querydata: { productId: action.productId, count: action.count } }, once)
    case 'remove':
      return shop.send('POST cart/remove', { querydata: { productId: action.productId } }, once)
    case 'clear':
      return shop.send('POST cart/clear', { querydata: {} }, once)
    case 'putBack': {
      const lines = action.lines.map(({ place, ...line }) => ({ ...sentLine(line), place }))
      return shop.send('POST cart/putBack', { querydata: { lines } }, once)
    }
    case 'acceptPrice': {
      const lines = [{ productId: action.productId, price: toRand(action.price) }]
      return shop.send('POST cart/acceptPrices', { querydata: { lines } }, once)
    }
  }
}

const sentLine = ({ product, count, price }: CartLine) => ({
  productId: product.id,
  count,
  ...(price !== undefined && { price: toRand(price) }),
})

// Lines that were stored before carts had prices take today's.
const mergedLine = (line: CartLine) => sentLine({ ...line, price: line.price ?? pieceCents(line.product) })

const mergeKeyItem = 'cartMerge'

/** The idempotency key of a merge: the same for the same lines until the server has answered, so that a lost answer adds nothing twice. */
const mergeKeyFor = (lines: unknown) => {
  const wanted = JSON.stringify(lines)
  const [key, stored] = readItem(mergeKeyItem)?.split(' ', 2) ?? []
  if (key && stored === wanted) return key

  const fresh = newIdempotencyKey()
  writeItem(mergeKeyItem, `${fresh} ${wanted}`)
  return fresh
}

/** Lines with their products as the catalogue has them now; a product that is no longer in it is taken from the `known` lines. */
export const withProductDetails = async (
  answers: QueryCache,
  { lines, withdrawn = [] }: Pick<ServerCart, 'lines' | 'withdrawn'>,
  known: readonly CartLine[],
): Promise<CartLine[]> => {
  const detailed = async ({ productId, count, price }: ServerCart['lines'][number]): Promise<CartLine> => {
    const { answer, error } = await answers.fetchQuery('GET products/getProductDetails/:id', {
      params: { id: productId },
    })
    const line = { count, price: price === undefined ? undefined : toCents(price) }
    if (answer) return { ...line, product: cartProduct(answer.data) }

    const before = known.find(({ product }) => product.id === productId)
    if (error.reason.status === 404) {
      const named = withdrawn.find((product) => product.productId === productId)
      return { ...line, product: before?.product ?? noLongerSold(productId, named), gone: true }
    }
    if (!before) throw error
    return { ...before, ...line }
  }
  return Promise.all(lines.map(detailed))
}

const noLongerSold = (id: string, { name = 'A product', thumbnail = '' } = {}): CartProduct => ({
  ...{ id, name, slug: '', brand: '', price: 0, discount: 0, quantity: 0 },
  images: thumbnail ? [{ thumbnail, medium: thumbnail, alt: name }] : [],
})
