import type { ApiClient } from './apiClient.ts'

/** What the shop answers about an order that was placed. */
export interface PlacedOrder {
  id: string
  orderNumber: string
}

/** Places an order over HTTP: one kettle, to the customer's first address. */
export const orderOneKettle = async (customer: ApiClient) => {
  const { results } = await customer.get('products/search?search=kettle&inStock=true')
  return placeOrder(customer, (results as { id: string }[]).slice(0, 1))
}

/** Places an order over HTTP: one of each of these products, to the customer's first address. */
export const orderGoods = async (customer: ApiClient, slugs: readonly string[]) => {
  const answers = await Promise.all(slugs.map((slug) => customer.get(`products/getProduct/${slug}`)))
  return placeOrder(
    customer,
    answers.map(({ data }) => data as { id: string }),
  )
}

const placeOrder = async (customer: ApiClient, products: readonly { id: string }[]): Promise<PlacedOrder> => {
  const { addresses } = await customer.get(`customer/addresses/${customer.customerId}`)
  const [address] = addresses as { id: string }[]
  const placed = await customer.post('order/placeOrder', {
    products: products.map(({ id }) => ({ productId: id, count: 1 })),
    shippingAddress: address?.id,
  })
  if (placed.status !== 200) throw new Error(`The order was answered with ${placed.status}`)
  return placed['result'] as PlacedOrder
}
