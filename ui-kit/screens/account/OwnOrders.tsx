import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { OrderCard } from '#ui-kit/shop/order/OrderCard.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import type { OrdersScreenProps } from './OrdersScreen.tsx'

type OwnOrdersProps = Pick<OrdersScreenProps, 'orders' | 'onReorder' | 'reorderingId'>

/** The newest orders, and more of them when asked for. */
export const OwnOrders = ({ orders, onReorder, reorderingId }: OwnOrdersProps) => {
  const [shown, setShown] = useState(step)
  const list = useFocusOn(shown)
  const isMore = orders.length > shown

  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3} ref={list}>
        {orders.slice(0, shown).map((order) => (
          <li key={order.id}>
            <OrderCard
              order={order}
              onReorder={onReorder && (() => onReorder(order.id))}
              reordering={order.id === reorderingId}
            />
          </li>
        ))}
      </Stack>
      {orders.length > step && (
        <Row justify="space-between" wrap>
          <Text size={14} tone="ink-2" role="status">
            {Math.min(shown, orders.length)} of {orders.length} orders
          </Text>
          {isMore && (
            <Button kind="secondary" onClick={() => setShown(shown + step)}>
              Show more orders
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}

const step = 20

// Whoever asked for more goes on with the first of them.
const useFocusOn = (shown: number) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (shown > step) list.current?.children[shown - step]?.querySelector('a')?.focus()
  }, [shown])

  return list
}
