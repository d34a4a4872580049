import { useId } from 'react'
import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { DeliveryMeter } from '#ui-kit/shop/catalogue/DeliveryMeter.tsx'
import { OrderSummary, type OrderTotals } from '#ui-kit/shop/order/OrderSummary.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { ReviewButton } from './ReviewButton.tsx'

export type Summary = OrderTotals & {
  meter: { remaining?: string | undefined; value: number }
}

type CartSummaryProps = {
  summary: Summary
  reviewHref: string
  /** Id of the sentence that says why one cannot go on yet. */
  heldBy?: string | undefined
  /** The total is being worked out again. */
  busy?: boolean
}

/** What the cart comes to, what delivery costs, and the way on. On phones the way on is in `CartBar` instead. */
export const CartSummary = ({ summary, reviewHref, heldBy, busy = false }: CartSummaryProps) => {
  const headingId = useId()
  const { meter, ...totals } = summary

  return (
    <Card as="section" aria-labelledby={headingId} aria-busy={busy}>
      <Stack gap={4}>
        <Heading level={2} size={20} id={headingId}>
          Summary
        </Heading>
        <DeliveryMeter {...meter} />
        <OrderSummary {...totals} />
        <OnDesks>
          <ReviewButton wide href={reviewHref} heldBy={heldBy} />
        </OnDesks>
        <Text size={14} tone="ink-2">
          You pay on delivery. Nothing is charged now.
        </Text>
      </Stack>
    </Card>
  )
}

const OnDesks = styled.div`
  ${phone} {
    display: none;
  }
`
