import { refusalMessage } from '#domain/refusalMessages.ts'
import type { CartLine, CartProduct } from '#web/state/cart/cartLines.ts'
import type { Order } from './orderProps.ts'

/** A line of an old order with the current product, which is `undefined` if it is no longer sold. */
export interface ReorderLine {
  line: Pick<Order['products'][number], 'productId' | 'name' | 'count'>
  product: CartProduct | undefined
}

/** The lines of an old order that can be added to the cart now, and messages about the rest. */
export const planReorder = (orderLines: readonly ReorderLine[], cart: readonly CartLine[]) => {
  const planned = orderLines.map(({ line, product }) => ({
    line,
    product,
    count: availableCount({ line, product }, cart),
  }))
  return {
    lines: planned.flatMap(({ product, count }) => (product && count > 0 ? [{ product, count }] : [])),
    shortages: planned.filter(({ line, count }) => count < line.count).map(shortageMessage),
  }
}

const availableCount = ({ line, product }: ReorderLine, cart: readonly CartLine[]) => {
  if (!product) return 0
  const inCart = cart.find((one) => one.product.id === product.id)?.count ?? 0
  return Math.max(0, Math.min(line.count, product.quantity - inCart))
}

const shortageMessage = ({ line, product }: ReorderLine) =>
  product
    ? refusalMessage({ refusal: 'OutOfStock', details: { product: product.name, left: product.quantity } })
    : `${line.name} is no longer sold`
