import type { ApiClient } from './apiClient.ts'

/** What the shop answers about an order that was placed. */
export interface PlacedOrder {
  id: string
  orderNumber: string
}

/** Places an order over HTTP: one kettle, to the customer's first address. */
export const orderOneKettle = async (customer: ApiClient): Promise<PlacedOrder> => {
  const { results } = await customer.get('products/search?search=kettle&inStock=true')
  const { addresses } = await customer.get(`customer/addresses/${customer.customerId}`)
  const [[kettle], [address]] = [results, addresses] as [{ id: string }[], { id: string }[]]
  const placed = await customer.post('order/placeOrder', {
    products: [{ productId: kettle?.id, count: 1 }],
    shippingAddress: address?.id,
  })
  if (placed.status !== 200) throw new Error(`The order was answered with ${placed.status}`)
  return placed['result'] as PlacedOrder
}
