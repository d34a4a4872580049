import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { AddressLines } from '#ui-kit/shop/address/AddressLines.tsx'
import type { AddressDraft } from '#ui-kit/shop/address/addressDraft.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { Columns } from '#ui-kit/space/Columns.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { type OrderLine, OrderLines } from './OrderLines.tsx'
import { OrderTotals, type OrderTotalsProps } from './OrderTotals.tsx'

export type WaitingOrderPanelProps = {
  /** The products that are ordered. */
  lines: readonly OrderLine[]
  /** What they cost together, with delivery. */
  totals: OrderTotalsProps
  /** Where the order goes. */
  address: AddressDraft
  /** How it will be paid, in words that follow "You pay". */
  payment: string
  /** The browser has a connection: the order can be confirmed. */
  online: boolean
  /** It was sent, and no answer came. */
  mayHaveArrived?: boolean | undefined
  /** The total that the shop asks for now, formatted, where prices have moved. */
  newTotal?: string | undefined
  /** Whether the order is being sent now. */
  sending?: boolean | undefined
  /** The customer agrees to the total on show. */
  onConfirm: () => void
  /** Called when somebody no longer wants the order to be sent. */
  onGiveUp: () => void
}

/** An order that waits on this device until its customer, back online, confirms it or gives it up. */
export const WaitingOrderPanel = (props: WaitingOrderPanelProps) => {
  const { lines, totals, address, payment, online, newTotal, sending = false, onConfirm, onGiveUp } = props
  const { tone, title, text } = noticeOf(props)

  return (
    <Stack gap={5}>
      <Notice tone={tone} live title={title}>
        {text}
      </Notice>
      <Columns
        aside={
          <Card as="section">
            <Stack gap={4}>
              <Heading level={2} size={20}>
                Waiting order
              </Heading>
              <OrderTotals {...totals} />
              {newTotal && (
                <NewTotal>
                  <span>Total now</span>
                  <strong>{newTotal}</strong>
                </NewTotal>
              )}
              {online && (
                <Button wide loading={sending} onClick={onConfirm}>
                  {newTotal ? `Order for ${newTotal}` : 'Order now'}
                </Button>
              )}
              <Button wide kind="secondary" disabled={sending} onClick={onGiveUp}>
                Discard this order
              </Button>
            </Stack>
          </Card>
        }
      >
        <Stack gap={5}>
          <Card as="section">
            <Stack gap={3}>
              <Heading level={2} size={20}>
                Delivery and payment
              </Heading>
              <AddressLines address={address} />
              <Text size={14} tone="ink-2">
                You pay {payment}.
              </Text>
            </Stack>
          </Card>
          <Card as="section">
            <Stack gap={4}>
              <Heading level={2} size={20}>
                Products
              </Heading>
              <OrderLines lines={lines} />
            </Stack>
          </Card>
        </Stack>
      </Columns>
    </Stack>
  )
}

const noticeOf = ({ online, mayHaveArrived, newTotal, sending, totals }: WaitingOrderPanelProps) => {
  if (sending)
    return {
      tone: 'info' as const,
      title: 'Your order is being placed',
      text: 'This takes a moment on a slow connection.',
    }
  if (newTotal)
    return {
      tone: 'warn' as const,
      title: `The total is now ${newTotal}`,
      text: `Prices changed while your order waited: it was ${totals.total}. Nothing has been ordered yet.`,
    }
  if (mayHaveArrived)
    return {
      tone: 'warn' as const,
      title: 'We do not know whether your order went through',
      text: online
        ? 'The answer was lost. Order now to find out: it cannot be ordered twice. Before you discard it, check your orders.'
        : 'You lost your connection while we were placing it. Come back to this page when you are online: it cannot be ordered twice.',
    }
  if (online)
    return {
      tone: 'info' as const,
      title: 'You are back online: do you still want this order?',
      text: 'Nothing has been ordered yet. Check it and confirm, and we will place it once.',
    }
  return {
    tone: 'info' as const,
    title: 'Your order is waiting on this device',
    text: 'You are offline, so nothing has been ordered yet. When you are back online we will ask you to confirm it.',
  }
}

const NewTotal = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);
  color: var(--accent);
  font-variant-numeric: tabular-nums;

  strong {
    font-size: 1.5rem;
    font-weight: 800;
  }
`
