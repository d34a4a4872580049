import type { ReactNode } from 'react'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { useFocusFallback } from '#ui-kit/elements/useFocusFallback.ts'
import { AddressLines } from '#ui-kit/shop/address/AddressLines.tsx'
import type { AddressDraft } from '#ui-kit/shop/address/addressDraft.ts'
import { type OrderLine, OrderLines } from '#ui-kit/shop/order/OrderLines.tsx'
import { OrderTotals, type OrderTotalsProps } from '#ui-kit/shop/order/OrderTotals.tsx'
import { OrderTracking } from '#ui-kit/shop/order/OrderTracking.tsx'
import type { OrderStatus } from '#ui-kit/shop/order/orderStatus.ts'
import { PaymentMethodSection } from '#ui-kit/shop/order/PaymentMethodSection.tsx'
import type { PaymentMethod } from '#ui-kit/shop/order/paymentMethods.ts'
import type { ReachedSteps } from '#ui-kit/shop/order/trackingStages.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { Columns } from '#ui-kit/space/Columns.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type TrackedOrder = {
  status: OrderStatus
  /** When each step was reached, as ISO moments. */
  reached: ReachedSteps
  /** Why it was cancelled, or not accepted. */
  reason?: string | undefined
  signedBy?: string | undefined
  /** What comes next, in one sentence. */
  promise?: string | undefined
  /** Why the customer can no longer cancel or change it. */
  lockedReason?: string | undefined
  lines: readonly OrderLine[]
  totals: OrderTotalsProps
  address: AddressDraft
  paymentMethod: PaymentMethod
}

type OrderColumnsProps = {
  order: TrackedOrder
  onChangePayment?: (() => void) | undefined
  /** A `TradeOffer` for each trade that fits what was delivered. */
  fitting?: ReactNode
  /** Buttons, at the end of the side column. */
  children: ReactNode
}

/** The sections of an order, in two columns where there is room. */
export const OrderColumns = ({ order, onChangePayment, fitting, children }: OrderColumnsProps) => (
  <Columns
    aside={
      <Stack gap={5}>
        <Part title="Summary">
          <OrderTotals {...order.totals} />
        </Part>
        <Part title="Delivery address">
          <AddressLines address={order.address} />
        </Part>
        <Card>
          <PaymentMethodSection method={order.paymentMethod} onChange={onChangePayment} />
        </Card>
        <Stack as="section" gap={2} aria-label="What you can do" {...useFocusFallback()}>
          {children}
        </Stack>
      </Stack>
    }
  >
    <Stack gap={5}>
      <Part title="Tracking">
        <OrderTracking {...order} />
      </Part>
      <Part title="What you ordered">
        <OrderLines lines={order.lines} />
      </Part>
      {fitting}
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
