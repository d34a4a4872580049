import type { CartLine } from '#domain/cart/cartEvents.ts'
import { lineTotal, toRand } from '#domain/kernel/money.ts'
import { totalsOf } from '#domain/order/placeOrder.ts'
import { openSeededRandom } from '#harness/seededRandom.ts'
import { homeAddressId } from './createBuyers.ts'
import { generateProduct } from './generateProduct.ts'
import { deliveryTerms } from './testShopSettings.ts'

/** A generated order of two products, with the request bodies that put them into the cart and that order them. */
export interface GeneratedOrder {
  lines: readonly CartLine[]
  cartBody: Buffer
  /** `cartVersion`: the version of the cart that holds the lines. */
  orderBody: (cartVersion?: number) => Buffer
}

/** Generates so many orders for a shop of so many products. The same seed gives the same orders. */
export const generateOrders = (products: number, count: number, seed = products): readonly GeneratedOrder[] => {
  const random = openSeededRandom(seed)
  return Array.from({ length: count }, () => {
    const first = random.below(products)
    const second = (first + 1 + random.below(products - 1)) % products
    return orderOf([
      { number: first, count: 1 },
      { number: second, count: 1 + random.below(2) },
    ])
  })
}

const orderOf = (wanted: readonly { number: number; count: number }[]): GeneratedOrder => {
  const pricedLines = wanted.map(({ number, count }) => {
    const { slug: productId, price, discount } = generateProduct(number)
    return { productId, count, price, total: lineTotal(price, count, discount) }
  })
  const lines = pricedLines.map(({ productId, count }): CartLine => ({ productId, count }))
  const order = {
    products: lines,
    shippingAddress: homeAddressId,
    expectedTotal: toRand(totalsOf(pricedLines, deliveryTerms).total),
  }
  return { lines, cartBody: bodyOf({ lines }), orderBody: (cartVersion) => bodyOf({ ...order, cartVersion }) }
}

const bodyOf = (querydata: object) => Buffer.from(JSON.stringify({ querydata }))
