import { toRand } from '#domain/kernel/money.ts'
import type { ProductChange } from '#domain/live/liveFrames.ts'
import { maxFollowedProducts } from '#domain/live/liveLimits.ts'
import { isAvailable, pieceCents } from '#web/state/cart/cartLines.ts'
import { cartAtom } from '#web/state/cart/cartState.ts'
import type { Client } from '#web/state/client.ts'

/** In the place of a price where the cart and the answers differ: the server tells what is right. */
const differing = -1

/**
 * The products whose price this browser has: those in the cart, then those in cached answers, newest first. By id, what a piece costs as far as it
 * knows, in rand; null if it is not in stock.
 */
export const knownProducts = ({ queryCache, shop, store }: Pick<Client, 'queryCache' | 'shop' | 'store'>) => {
  const prices = new Map<string, number | null>()
  const add = (id: string, price: number | null) =>
    prices.set(id, prices.has(id) && prices.get(id) !== price ? differing : price)
  for (const line of store.get(cartAtom).lines)
    add(line.product.id, isAvailable(line) ? toRand(pieceCents(line.product)) : null)
  const newest = queryCache.entries().toSorted(([, first], [, second]) => second.at - first.at)
  const answers = newest.flatMap(([, { key, result }]) => (shop.isPublic(key) ? [result.answer] : []))
  for (const { id, quantity, discountedPrice } of answers.flatMap(pricedProductsIn))
    add(id, quantity > 0 ? discountedPrice : null)
  return new Map([...prices].slice(0, maxFollowedProducts))
}

/** Applies a change to every cached answer with the product, and reloads a cart that holds it. */
export const applyProductChange = ({ queryCache, shop, cart, store }: Client, change: ProductChange) => {
  queryCache.update((answer, key) => (shop.isPublic(key) ? withChange(answer, change) : answer))
  // A cart takes its products from the cached answers.
  if (store.get(cartAtom).lines.some(({ product }) => product.id === change.productId)) void cart.reload()
}

interface Priced {
  id: string
  price: number
  discount: number
  discountedPrice: number
  quantity: number
}

const isPriced = (value: object): value is Priced =>
  'id' in value && 'discountedPrice' in value && 'quantity' in value && typeof value.id === 'string'

const pricedProductsIn = (value: unknown): Priced[] => {
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.values(value).flatMap(pricedProductsIn)
  return isPriced(value) ? [value, ...nested] : nested
}

/** The value with the change; the same object without this product; undefined when the stock must be fetched: the product is back. */
const withChange = (value: unknown, change: ProductChange): unknown => {
  const matching = pricedProductsIn(value).filter(({ id }) => id === change.productId)
  if (matching.length === 0) return value
  return change.inStock && matching.some(({ quantity }) => quantity === 0) ? undefined : withNewPrice(value, change)
}

const withNewPrice = (value: unknown, change: ProductChange): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => withNewPrice(each, change))
  const copy = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withNewPrice(each, change)]))
  if (!isPriced(value) || value.id !== change.productId) return copy
  const { price = value.price, discount = value.discount, discountedPrice = value.discountedPrice } = change
  return { ...copy, price, discount, discountedPrice, quantity: change.inStock ? value.quantity : 0 }
}
