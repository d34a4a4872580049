import { Check, MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import {
  ConfirmationActions,
  ConfirmationFacts,
  ConfirmationPanel,
  ConfirmationSign,
} from '#ui-kit/elements/confirmationStyles.ts'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type PlacedOrder = {
  orderNumber: string
  total: string
  /** Sentences about the delivery and the payment. */
  promise: string
  trackHref: string
  /** A wa.me URL with the text to share. */
  shareHref: string
}

type OrderPlacedPanelProps = {
  /** The order that was just placed. */
  order: PlacedOrder
}

/** The confirmation of an order that was just placed, with the next steps. */
export const OrderPlacedPanel = ({ order }: OrderPlacedPanelProps) => {
  const headingId = useId()

  return (
    <ConfirmationPanel aria-labelledby={headingId}>
      <ConfirmationSign>
        <Check size={32} strokeWidth={3} aria-hidden />
      </ConfirmationSign>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1} id={headingId}>
            Thank you, your order is placed
          </Heading>
          <Text size={18} tone="ink-2">
            {order.promise}
          </Text>
        </Stack>
        <ConfirmationFacts>
          <div>
            <dt>Order number</dt>
            <dd>{order.orderNumber}</dd>
          </div>
          <div>
            <dt>To pay on delivery</dt>
            <dd>{order.total}</dd>
          </div>
        </ConfirmationFacts>
        <ConfirmationActions>
          <Button href={order.trackHref}>Track order</Button>
          <Button
            kind="secondary"
            href={order.shareHref}
            target="_blank"
            rel="noopener"
            icon={<MessageCircle size={20} aria-hidden />}
          >
            Share on WhatsApp
          </Button>
        </ConfirmationActions>
      </Stack>
    </ConfirmationPanel>
  )
}
