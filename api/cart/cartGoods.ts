import type { Ledger } from '#api/eventStore/handle.ts'
import type { CartLine } from '#domain/cart/cartEvents.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'

type Named = Pick<CartLine, 'productId'>

/** The products that carts speak of, as their own streams tell them. */
export const cartGoods = (ledger: Ledger) => {
  const load = async ({ productId }: Named) => ({
    productId,
    product: await ledger.load(productMachine, productStream(productId)),
  })
  const loadAll = async (lines: readonly Named[]) => {
    const goods = await Promise.all(lines.map(load))
    return goods.filter(({ product }) => !product.is('unknown'))
  }

  return {
    /** Whether it can be put in a cart. */
    known: async (line: Named) => (await load(line)).product.is('listed'),
    /** Pieces that can be sold, by product; without what the shop never had. */
    stockOf: async (lines: readonly Named[]) =>
      new Map((await loadAll(lines)).map(({ productId, product }) => [productId, product.context.quantity])),
    /** What is no longer sold, with what it was called. */
    withdrawnIn: async (lines: readonly Named[]) =>
      (await loadAll(lines)).flatMap(({ productId, product }) => {
        const { details } = product.context
        if (product.is('listed') || !details) return []
        return [{ productId, name: details.name, thumbnail: details.images[0]?.thumbnail ?? '' }]
      }),
  }
}
