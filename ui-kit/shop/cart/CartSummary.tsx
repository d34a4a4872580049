import { useId } from 'react'
import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { DeliveryMeter } from '#ui-kit/shop/catalogue/DeliveryMeter.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { ReviewButton } from './ReviewButton.tsx'
import { SummaryLines } from './SummaryLines.tsx'

export type Summary = {
  /** Pieces, not lines. */
  items: number
  subtotal: string
  /** What the discounts save, formatted. */
  saving?: string | undefined
  /** 'Free', or the fee formatted. */
  delivery: string
  total: string
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

  return (
    <Card as="section" aria-labelledby={headingId} aria-busy={busy}>
      <Stack gap={4}>
        <Heading level={2} size={20} id={headingId}>
          Summary
        </Heading>
        <DeliveryMeter {...summary.meter} />
        <SummaryLines summary={summary} />
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
