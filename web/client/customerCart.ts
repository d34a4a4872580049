import type { Answers } from './answers.ts'
import type { CartDeed } from './cartDeeds.ts'
import { type CartLine, cartProduct, plainLines, storedLines, storeLines } from './cartLines.ts'
import { inOneTab } from './inOneTab.ts'
import { forgetMergeKey, mergeKeyFor } from './mergeKey.ts'
import type { ShopClient } from './shopClient.ts'

interface Wanted {
  productId: string
  count: number
}

/** The calls about a signed-in customer's cart. They throw `CallFailed`. */
export const customerCart = (shop: ShopClient, answers: Answers) => {
  const detailed = async (wanted: readonly Wanted[]): Promise<CartLine[]> => {
    const lines = wanted.map(async ({ productId, count }) => {
      const { answer } = await answers.ask('GET products/getProductDetails/:id', { params: { id: productId } })
      return answer ? [{ product: cartProduct(answer.data), count }] : []
    })
    return (await Promise.all(lines)).flat()
  }

  return {
    /** What a guest had put in this browser's cart joins the customer's, once. */
    read: (customerId: string) =>
      inOneTab('cart', 60_000, async () => {
        const lines = plainLines(storedLines())
        const { result } =
          lines.length === 0
            ? await shop.get('GET cart/:customerId', { params: { customerId } })
            : await shop.send('POST cart/merge', { querydata: { lines } }, { idempotencyKey: mergeKeyFor(lines) })
        storeLines([])
        forgetMergeKey()
        return detailed(result.lines)
      }),
    /** `added`: how many pieces of the product came in. */
    tell: async (deed: CartDeed, added: number) => detailed((await sendDeed(shop, deed, added)).result.lines),
    detailed,
  }
}

const sendDeed = (shop: ShopClient, deed: CartDeed, added: number) => {
  if (deed.do === 'add') return shop.send('POST cart/add', { querydata: { productId: deed.product.id, count: added } })

  const { productId } = deed
  return deed.do === 'remove'
    ? shop.send('POST cart/remove', { querydata: { productId } })
    : shop.send('POST cart/setCount', { querydata: { productId, count: deed.count } })
}
