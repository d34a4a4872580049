import { openChance } from '#bench/chance.ts'
import type { CartLine } from '#domain/cart/cartEvents.ts'
import { inRand, lineTotal } from '#domain/kernel/money.ts'
import { totalsOf } from '#domain/order/placeOrder.ts'
import { believableProduct } from './believable.ts'
import { home } from './buyers.ts'
import { terms } from './terms.ts'

/** Two lines of different products: what is sent to put them into the cart, and to order them. */
export interface Basket {
  lines: readonly CartLine[]
  cart: Buffer
  /** `cartVersion`: of the cart that holds them. */
  order: (cartVersion?: number) => Buffer
}

/** So many baskets from a shop of so many products, always the same for the same seed. */
export const basketsFor = (products: number, count: number, seed = products): readonly Basket[] => {
  const chance = openChance(seed)
  return Array.from({ length: count }, () => {
    const first = chance.below(products)
    const second = (first + 1 + chance.below(products - 1)) % products
    return basketOf([
      { number: first, count: 1 },
      { number: second, count: 1 + chance.below(2) },
    ])
  })
}

const basketOf = (wanted: readonly { number: number; count: number }[]): Basket => {
  const priced = wanted.map(({ number, count }) => {
    const { slug: productId, price, discount } = believableProduct(number)
    return { productId, count, price, total: lineTotal(price, count, discount) }
  })
  const lines = priced.map(({ productId, count }): CartLine => ({ productId, count }))
  const order = { products: lines, shippingAddress: home, expectedTotal: inRand(totalsOf(priced, terms).total) }
  return { lines, cart: sent({ lines }), order: (cartVersion) => sent({ ...order, cartVersion }) }
}

const sent = (querydata: object) => Buffer.from(JSON.stringify({ querydata }))
