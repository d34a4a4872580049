import { useId } from 'react'
import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { DeliveryMeter, type DeliveryProgress } from '#ui-kit/shop/catalogue/DeliveryMeter.tsx'
import { OrderTotals, type OrderTotalsProps } from '#ui-kit/shop/order/OrderTotals.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { ReviewOrderButton } from './ReviewOrderButton.tsx'

export type CartTotals = OrderTotalsProps & {
  meter: DeliveryProgress
}

type CartSummaryProps = {
  /** How many, what they cost, and what delivery costs. */
  summary: CartTotals
  /** Where "Review order" leads. */
  reviewHref: string
  /** The id of the element that says why the checkout is blocked. */
  blockedReasonId?: string | undefined
  /** The total is being recalculated. */
  busy?: boolean
}

/** The totals of the cart, the delivery progress and the button to the checkout. On phones the button is in `CartBar` instead. */
export const CartSummary = ({ summary, reviewHref, blockedReasonId, busy = false }: CartSummaryProps) => {
  const headingId = useId()
  const { meter, ...totals } = summary

  return (
    <Card as="section" aria-labelledby={headingId} aria-busy={busy}>
      <Stack gap={4}>
        <Heading level={2} size={20} id={headingId}>
          Summary
        </Heading>
        <DeliveryMeter {...meter} />
        <OrderTotals {...totals} />
        <DesktopOnly>
          <ReviewOrderButton wide href={reviewHref} blockedReasonId={blockedReasonId} />
        </DesktopOnly>
        <Text size={14} tone="ink-2">
          You pay on delivery. Nothing is charged now.
        </Text>
      </Stack>
    </Card>
  )
}

const DesktopOnly = styled.div`
  ${phone} {
    display: none;
  }
`
