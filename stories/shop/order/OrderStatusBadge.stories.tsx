import preview from '#storybook/preview.tsx'
import { OrderStatusBadge } from '#ui-kit/shop/order/OrderStatusBadge.tsx'
import { Row } from '#ui-kit/space/Row.tsx'

const meta = preview.meta({
  title: 'Shop/Orders/OrderStatusBadge',
  component: OrderStatusBadge,
  args: { status: 'Pending' as const },
})

export const Pending = meta.story({})

export const EveryOrderStatus = meta.story({
  render: () => (
    <Row wrap>
      {(['Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled', 'Rejected'] as const).map((status) => (
        <OrderStatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
})

export const EveryShippingStatus = meta.story({
  render: () => (
    <Row wrap>
      {(['awaitingDispatch', 'dispatched', 'inTransit', 'delayed', 'delivered'] as const).map((status) => (
        <OrderStatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
})
