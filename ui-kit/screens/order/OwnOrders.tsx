import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { OrderCard, type OwnOrder } from '#ui-kit/shop/order/OrderCard.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type OwnOrdersProps = {
  /** Newest first; the first 20 are shown until more are asked for. */
  orders: readonly OwnOrder[]
  /** Puts an order's products in the cart. */
  onReorder?: ((id: string) => void) | undefined
  /** Id of the order whose products are being put into the cart again. */
  reorderingId?: string | undefined
}

/** The newest orders, and more of them when asked for. */
export const OwnOrders = ({ orders, onReorder, reorderingId }: OwnOrdersProps) => {
  const [shown, setShown] = useState(pageSize)
  const list = useFocusOnFirstNew(shown)
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
      {orders.length > pageSize && (
        <Row justify="space-between" wrap>
          <Text size={14} tone="ink-2" role="status">
            {Math.min(shown, orders.length)} of {orders.length} orders
          </Text>
          {isMore && (
            <Button kind="secondary" onClick={() => setShown(shown + pageSize)}>
              Show more orders
            </Button>
          )}
        </Row>
      )}
    </Stack>
  )
}

const pageSize = 20

// After 'Show more orders' the focus moves to the first new order.
const useFocusOnFirstNew = (shown: number) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (shown > pageSize) list.current?.children[shown - pageSize]?.querySelector('a')?.focus()
  }, [shown])

  return list
}
