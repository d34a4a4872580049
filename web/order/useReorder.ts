import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { asCallFailed } from '#web/client/callFailed.ts'
import { useCart } from '#web/client/cart.ts'
import { piecesIn } from '#web/client/cartLines.ts'
import { type Client, useClient } from '#web/client/client.ts'
import { toast } from '#web/client/toasts.ts'
import type { Order } from './orderProps.ts'
import { type Offered, reordering } from './reordering.ts'

/** Puts the things of an order in the cart at today's prices, says what is missing, and leads to the cart. */
export const useReorder = () => {
  const client = useClient()
  const { lines: cart } = useCart()
  const navigate = useNavigate()
  const [reorderingId, setReorderingId] = useState<string>()

  const fill = async (order: Order) => {
    const { lines, shortages } = reordering(await offeredNow(client, order), cart)
    let came = 0
    for (const { product, count } of lines) came += await client.cart.do({ do: 'add', product, count, quiet: true })
    if (shortages.length > 0) toast(client.store, `${shortages.join('. ')}.`, 'bad')
    if (came === 0) return
    const rest = shortages.length > 0 ? 'The rest of order' : 'Everything from order'
    toast(client.store, `${came < piecesIn(lines) ? 'Part of order' : rest} ${order.orderNumber} is in your cart`)
    navigate('/Cart')
  }

  const reorder = async (id: string) => {
    if (reorderingId !== undefined) return
    setReorderingId(id)
    try {
      const { answer, error } = await client.answers.ask('GET order/find/:id', { params: { id } })
      if (error) throw error
      await fill(answer.result)
    } catch (thrown) {
      toast(client.store, asCallFailed(thrown).message, 'bad')
    } finally {
      setReorderingId(undefined)
    }
  }

  return { reorderingId, reorder }
}

// At today's prices and stock: what was known before is asked anew.
const offeredNow = ({ answers }: Client, { products }: Order): Promise<Offered[]> => {
  answers.refresh('GET products/getProductDetails/')
  const asked = products.map(async (line) => {
    const { answer, error } = await answers.ask('GET products/getProductDetails/:id', {
      params: { id: line.productId },
    })
    if (error && error.reason.status !== 404) throw error
    return { line, product: answer?.data }
  })
  return Promise.all(asked)
}
