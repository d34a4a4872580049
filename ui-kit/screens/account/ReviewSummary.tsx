import { type ReactNode, useId } from 'react'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { OrderSummary, type OrderTotals } from '#ui-kit/shop/order/OrderSummary.tsx'
import type { PaymentMethod } from '#ui-kit/shop/order/paymentMethods.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type ReviewSummaryProps = {
  totals: OrderTotals
  paymentMethod: PaymentMethod
  /** The button that orders. */
  children: ReactNode
}

/** What the order comes to, and when it is paid. */
export const ReviewSummary = ({ totals, paymentMethod, children }: ReviewSummaryProps) => {
  const headingId = useId()

  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} size={20} id={headingId}>
          Order summary
        </Heading>
        <OrderSummary {...totals} />
        {children}
        <Text size={14} tone="ink-2">
          {paymentMethod === 'Credit or Debit Card' ? 'Your card is charged after delivery.' : 'You pay on delivery.'}{' '}
          Nothing is charged now.
        </Text>
      </Stack>
    </Card>
  )
}
