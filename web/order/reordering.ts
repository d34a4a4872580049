import { sentenceFor } from '#domain/refusalWords.ts'
import type { CartLine, CartProduct } from '#web/client/cartLines.ts'
import type { Order } from './orderProps.ts'

/** A line of an old order and the product as it is today; `undefined` when it is no longer sold. */
export interface Offered {
  line: Pick<Order['products'][number], 'productId' | 'name' | 'count'>
  product: CartProduct | undefined
}

/** What of an old order can be put in the cart today, and what is to be said about the rest. */
export const reordering = (offered: readonly Offered[], cart: readonly CartLine[]) => {
  const wanted = offered.map(({ line, product }) => ({ line, product, count: possible({ line, product }, cart) }))
  return {
    lines: wanted.flatMap(({ product, count }) => (product && count > 0 ? [{ product, count }] : [])),
    shortages: wanted.filter(({ line, count }) => count < line.count).map(shortage),
  }
}

const possible = ({ line, product }: Offered, cart: readonly CartLine[]) => {
  if (!product) return 0
  const inCart = cart.find((one) => one.product.id === product.id)?.count ?? 0
  return Math.max(0, Math.min(line.count, product.quantity - inCart))
}

const shortage = ({ line, product }: Offered) =>
  product
    ? sentenceFor({ refusal: 'OutOfStock', details: { product: product.name, left: product.quantity } })
    : `${line.name} is no longer sold`
