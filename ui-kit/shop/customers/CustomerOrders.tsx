import { Eye } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { OrderStatusBadge } from '#ui-kit/shop/order/OrderStatusBadge.tsx'
import type { OrderStatus } from '#ui-kit/shop/order/orderStatus.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'

export type CustomerOrder = {
  id: string
  orderNumber: string
  href: string
  /** ISO moment. */
  orderedAt: string
  /** Formatted. */
  total: string
  status: OrderStatus
}

export type CustomerOrdersProps = {
  /** Newest first; undefined until the admin loads them. */
  orders?: readonly CustomerOrder[] | undefined
  /** Called when an admin wants to see the orders, which is recorded. */
  onShow: () => void
  /** Shows a skeleton of the same size while the data is on its way. */
  loading?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** The orders of a customer, loaded on demand because every look is recorded. */
export const CustomerOrders = (props: CustomerOrdersProps) => {
  const headingId = useId()

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId}>
      <Heading level={2} size={20} id={headingId}>
        Orders
      </Heading>
      {content(props)}
    </Stack>
  )
}

const content = ({ orders, onShow, loading, failure }: CustomerOrdersProps) => {
  if (failure) return <ErrorPanel message={failure.message ?? 'Failed to fetch orders'} onRetry={failure.onRetry} />
  if (!orders) return <ShowButton onShow={onShow} loading={loading} />
  if (orders.length === 0) {
    return (
      <Text size={14} tone="ink-2">
        No orders yet.
      </Text>
    )
  }

  return <OrderList orders={orders} />
}

// The list replaces the pressed button and takes over its focus.
const OrderList = ({ orders }: { orders: readonly CustomerOrder[] }) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus({ preventScroll: true }), [])

  return (
    <List ref={list} tabIndex={-1} aria-label="Orders">
      {orders.map((order) => (
        <Line key={order.id}>
          <Anchor href={order.href}>{order.orderNumber}</Anchor>
          <OrderStatusBadge status={order.status} />
          <OrderedAt>
            <Moment at={order.orderedAt} />
          </OrderedAt>
          <Total>{order.total}</Total>
        </Line>
      ))}
    </List>
  )
}

const ShowButton = ({ onShow, loading }: Pick<CustomerOrdersProps, 'onShow' | 'loading'>) => {
  const hintId = useId()

  return (
    <Row gap={4} wrap>
      <Button
        kind="secondary"
        size="small"
        loading={loading}
        icon={<Eye size={16} aria-hidden />}
        aria-describedby={hintId}
        onClick={onShow}
      >
        Show orders
      </Button>
      <Text id={hintId} size={14} tone="ink-2">
        What was ordered, and when. Your viewing is recorded.
      </Text>
    </Row>
  )
}

const List = styled.ul`
  max-height: 420px;
  overflow-y: auto;
  ${font(14)}
  ${tabular}
`

const Line = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 2px var(--space-3);
  padding-block: var(--space-3);
  border-top: var(--border) solid var(--line);

  &:first-child {
    border-top: 0;
    padding-top: 0;
  }
  > a {
    ${font(14, 600)}
  }
  > :nth-child(2) {
    grid-column: 3;
    justify-self: end;
  }
`

const OrderedAt = styled.span`
  grid-row: 2;
  grid-column: 1 / 3;
  color: var(--ink-2);
`

const Total = styled.span`
  grid-row: 2;
  grid-column: 3;
  justify-self: end;
  white-space: nowrap;
  ${font(14, 800)}
`
