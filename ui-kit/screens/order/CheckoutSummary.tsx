import { type ReactNode, useId } from 'react'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { OrderTotals, type OrderTotalsProps } from '#ui-kit/shop/order/OrderTotals.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type CheckoutSummaryProps = {
  totals: OrderTotalsProps
  /** A `PlaceOrderButton`. */
  children: ReactNode
}

/** The totals of the order, and when it is paid. */
export const CheckoutSummary = ({ totals, children }: CheckoutSummaryProps) => {
  const headingId = useId()

  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} size={20} id={headingId}>
          Order summary
        </Heading>
        <OrderTotals {...totals} />
        {children}
        <Text size={14} tone="ink-2">
          You pay on delivery. Nothing is charged now.
        </Text>
      </Stack>
    </Card>
  )
}
