import { cents, discountedPrice, rand, sum } from '#domain/kernel/money.ts'
import type { OwnOrder } from '#ui-kit/shop/order/OrderCard.tsx'
import type { OrderLine } from '#ui-kit/shop/order/OrderLines.tsx'
import type { OrderTotals } from '#ui-kit/shop/order/OrderSummary.tsx'
import type { AnswerOf } from '#web/client/calls.ts'

/** Money in rand, moments ISO 8601. */
export type Order = AnswerOf<'GET order/find/:id'>['result']

type ListedOrder = AnswerOf<'GET customer/orders/:customerId'>['orders'][number]

/** An amount in rand as people read it. */
export const written = (amount: number) => rand(cents(amount))

export const ownOrder = (order: ListedOrder): OwnOrder => ({
  ...ofList(order),
  href: `/account/orders/${order.id}`,
  count: order.pieces,
  pictures: [...new Set(order.thumbnails)],
})

export const orderTotals = ({ products, subtotal, saving, deliveryFee, totalAmount }: Sums): OrderTotals => ({
  count: sum(products.map(({ count }) => count)),
  subtotal: written(subtotal),
  saving: saving > 0 ? written(saving) : undefined,
  delivery: deliveryFee > 0 ? written(deliveryFee) : 'Free',
  total: written(totalAmount),
})

export const orderLine = ({ productId, slug, name, brand, thumbnail, price, discount, ...line }: Line): OrderLine => ({
  id: productId,
  name,
  href: `/${slug}`,
  brand,
  picture: thumbnail,
  count: line.count,
  price: rand(discountedPrice(cents(price), discount)),
  was: discount > 0 ? written(price) : undefined,
  total: written(line.total),
})

type Line = Order['products'][number]
type Sums = Pick<Order, 'subtotal' | 'saving' | 'deliveryFee' | 'totalAmount'> & {
  products: readonly { count: number }[]
}

const ofList = ({ id, orderNumber, orderDate, orderStatus, shippingStatus, totalAmount }: ListedOrder) => ({
  id,
  orderNumber,
  orderedAt: orderDate,
  status: orderStatus,
  shippingStatus,
  total: written(totalAmount),
})
