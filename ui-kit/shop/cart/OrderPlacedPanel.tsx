import { Check, MessageCircle } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { desktop, phone } from '#ui-kit/theme/media.ts'

export type PlacedOrder = {
  orderNumber: string
  total: string
  /** Sentences about the delivery and the payment. */
  promise: string
  trackHref: string
  /** A wa.me URL with the text to share. */
  shareHref: string
}

type OrderPlacedPanelProps = { order: PlacedOrder }

/** The confirmation of an order that was just placed, with the next steps. */
export const OrderPlacedPanel = ({ order }: OrderPlacedPanelProps) => {
  const headingId = useId()

  return (
    <Panel aria-labelledby={headingId}>
      <CheckCircle>
        <Check size={32} strokeWidth={3} aria-hidden />
      </CheckCircle>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1} id={headingId}>
            Thank you, your order is placed
          </Heading>
          <Text size={18} tone="ink-2">
            {order.promise}
          </Text>
        </Stack>
        <Facts>
          <div>
            <dt>Order number</dt>
            <dd>{order.orderNumber}</dd>
          </div>
          <div>
            <dt>To pay on delivery</dt>
            <dd>{order.total}</dd>
          </div>
        </Facts>
        <Actions>
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
        </Actions>
      </Stack>
    </Panel>
  )
}

const Panel = styled.section`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-5);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--brand-tint);

  ${desktop} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: var(--space-6);
  }
`

const CheckCircle = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: var(--radius-full);
  background: var(--sun);
  color: var(--on-sun);
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-7);

  dt {
    color: var(--ink-2);
    ${font(14)}
  }

  dd {
    ${font(24, 800)}
    ${tabular}
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  ${phone} {
    flex-direction: column;
  }
`
