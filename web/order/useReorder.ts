import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '#web/state/browser/toasts.ts'
import { piecesIn } from '#web/state/cart/cartLines.ts'
import { useCart } from '#web/state/cart/useCart.ts'
import { type Client, useClient } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import type { Order } from './orderProps.ts'
import { planReorder, type ReorderLine } from './planReorder.ts'

/** Adds the products of an order to the cart at current prices, says what is missing, and opens the cart. */
export const useReorder = () => {
  const client = useClient()
  const { lines: cart } = useCart()
  const navigate = useNavigate()
  const [reorderingId, setReorderingId] = useState<string>()

  const fillCart = async (order: Order) => {
    const { lines, shortages } = planReorder(await fetchReorderLines(client, order), cart)
    let addedCount = 0
    for (const { product, count } of lines)
      addedCount += await client.cart.apply({ type: 'add', product, count, quiet: true })
    if (shortages.length > 0) toast(client.store, `${shortages.join('. ')}.`, 'bad')
    if (addedCount === 0) return
    const allOrRest = shortages.length > 0 ? 'The rest of order' : 'Everything from order'
    toast(
      client.store,
      `${addedCount < piecesIn(lines) ? 'Part of order' : allOrRest} ${order.orderNumber} is in your cart`,
    )
    navigate('/Cart')
  }

  const reorder = async (id: string) => {
    if (reorderingId !== undefined) return
    setReorderingId(id)
    try {
      const { answer, error } = await client.queryCache.fetchQuery('GET order/find/:id', { params: { id } })
      if (error) throw error
      await fillCart(answer.result)
    } catch (thrown) {
      toast(client.store, asCallFailed(thrown).message, 'bad')
    } finally {
      setReorderingId(undefined)
    }
  }

  return { reorderingId, reorder }
}

// With current prices and stock: cached answers are refreshed first.
const fetchReorderLines = ({ queryCache }: Client, { products }: Order): Promise<ReorderLine[]> => {
  queryCache.invalidate('GET products/getProductDetails/')
  const fetched = products.map(async (line) => {
    const { answer, error } = await queryCache.fetchQuery('GET products/getProductDetails/:id', {
      params: { id: line.productId },
    })
    if (error && error.reason.status !== 404) throw error
    return { line, product: answer?.data }
  })
  return Promise.all(fetched)
}
