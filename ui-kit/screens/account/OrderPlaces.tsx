import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { useFocusKept } from '#ui-kit/elements/useFocusKept.ts'
import { AddressLines } from '#ui-kit/shop/address/AddressLines.tsx'
import type { AddressDraft } from '#ui-kit/shop/address/addressDraft.ts'
import { type OrderLine, OrderLines } from '#ui-kit/shop/order/OrderLines.tsx'
import { OrderSummary, type OrderTotals } from '#ui-kit/shop/order/OrderSummary.tsx'
import { OrderTracking } from '#ui-kit/shop/order/OrderTracking.tsx'
import type { OrderStatus } from '#ui-kit/shop/order/orderStatus.ts'
import { PaymentChoice } from '#ui-kit/shop/order/PaymentChoice.tsx'
import type { PaymentMethod } from '#ui-kit/shop/order/paymentMethods.ts'
import type { Reached } from '#ui-kit/shop/order/trackingChapters.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { desktop } from '#ui-kit/theme/media.ts'

export type TrackedOrder = {
  status: OrderStatus
  /** When each step was reached, as ISO moments. */
  reached: Reached
  /** Why it was canceled, or not accepted. */
  reason?: string | undefined
  signedBy?: string | undefined
  /** What comes next, in one sentence. */
  promise?: string | undefined
  /** Why nothing of it can be changed any more. */
  settled?: string | undefined
  lines: readonly OrderLine[]
  totals: OrderTotals
  address: AddressDraft
  paymentMethod: PaymentMethod
}

type OrderPlacesProps = {
  order: TrackedOrder
  onChangePayment?: (() => void) | undefined
  /** What can be done, at the end of the side column. */
  children: ReactNode
}

/** The parts of an order, in two columns where there is room. */
export const OrderPlaces = ({ order, onChangePayment, children }: OrderPlacesProps) => (
  <Columns>
    <Stack gap={5}>
      <Part title="Tracking">
        <OrderTracking {...order} />
      </Part>
      <Part title="What you ordered">
        <OrderLines lines={order.lines} />
      </Part>
    </Stack>
    <Stack gap={5}>
      <Part title="Summary">
        <OrderSummary {...order.totals} />
      </Part>
      <Part title="Delivery address">
        <AddressLines address={order.address} />
      </Part>
      <Card>
        <PaymentChoice method={order.paymentMethod} onChange={onChangePayment} />
      </Card>
      <Stack as="section" gap={2} aria-label="What you can do" {...useFocusKept()}>
        {children}
      </Stack>
    </Stack>
  </Columns>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <Stack gap={4}>
      <Heading level={2} size={20}>
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: start;
  }
`
