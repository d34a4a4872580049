import { OrderPlacedPanel } from '#ui-kit/shop/cart/OrderPlacedPanel.tsx'
import type { OrderReceipt } from '#web/state/cart/orderReceipt.ts'
import { orderPlacedProps } from './orderPlacedProps.ts'

/** The confirmation of an order that was just placed. A chunk of its own, which visitors who stay have loaded. */
export const OrderPlaced = ({ receipt }: { receipt: OrderReceipt }) => (
  <OrderPlacedPanel order={orderPlacedProps(receipt)} />
)
