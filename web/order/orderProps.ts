import { discountedPrice, formatRand, sum, toCents } from '#domain/kernel/money.ts'
import { formatLineCalculationIfNeeded } from '#domain/order/lineCalculation.ts'
import type { OwnOrder } from '#ui-kit/shop/order/OrderCard.tsx'
import type { OrderLine } from '#ui-kit/shop/order/OrderLines.tsx'
import type { OrderTotalsProps } from '#ui-kit/shop/order/OrderTotals.tsx'
import { formatAmount } from '#web/state/formatAmount.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

/** Money in rand, moments ISO 8601. */
export type Order = AnswerOf<'GET order/find/:id'>['result']

type ListedOrder = AnswerOf<'GET customer/orders/:customerId'>['orders'][number]

export const orderCardProps = (order: ListedOrder): OwnOrder => ({
  ...listedOrderProps(order),
  href: `/account/orders/${order.id}`,
  count: order.pieces,
  pictures: [...new Set(order.thumbnails)],
})

export const orderTotals = ({ products, subtotal, saving, deliveryFee, totalAmount }: OrderSums): OrderTotalsProps => ({
  count: sum(products.map(({ count }) => count)),
  subtotal: formatAmount(subtotal),
  saving: saving > 0 ? formatAmount(saving) : undefined,
  delivery: deliveryFee > 0 ? formatAmount(deliveryFee) : 'Free',
  total: formatAmount(totalAmount),
})

export const orderLine = ({
  productId,
  slug,
  name,
  brand,
  thumbnail,
  price,
  discount,
  ...line
}: OrderProduct): OrderLine => ({
  id: productId,
  name,
  href: `/${slug}`,
  brand,
  picture: thumbnail,
  count: line.count,
  price: formatRand(discountedPrice(toCents(price), discount)),
  was: discount > 0 ? formatAmount(price) : undefined,
  calculation: formatLineCalculationIfNeeded({ price: toCents(price), count: line.count, discount }),
  total: formatAmount(line.total),
})

type OrderProduct = Order['products'][number]
type OrderSums = Pick<Order, 'subtotal' | 'saving' | 'deliveryFee' | 'totalAmount'> & {
  products: readonly { count: number }[]
}

const listedOrderProps = ({ id, orderNumber, orderDate, orderStatus, shippingStatus, totalAmount }: ListedOrder) => ({
  id,
  orderNumber,
  orderedAt: orderDate,
  status: orderStatus,
  shippingStatus,
  total: formatAmount(totalAmount),
})
