import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Detail, Details } from '#ui-kit/elements/Details.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { AddressLines } from '#ui-kit/shop/address/AddressLines.tsx'
import type { AddressDraft } from '#ui-kit/shop/address/addressDraft.ts'
import type { PaymentMethod } from './paymentMethods.ts'

export type GlancedOrder = {
  customer: { name: string; email?: string | undefined; href?: string | undefined }
  /** ISO moment. */
  orderedAt: string
  /** Formatted. */
  total: string
  /** Pieces, not lines. */
  count: number
  paymentMethod: PaymentMethod
  /** What was collected, formatted; undefined while nothing was. */
  collected?: string | undefined
  signedBy?: string | undefined
  /** Why it was canceled or not accepted. */
  reason?: string | undefined
  address: AddressDraft
}

/** The facts of an order that one looks for first. */
export const OrderGlance = ({ order }: { order: GlancedOrder }) => (
  <Details>
    <Detail name="Customer" wide quiet={order.customer.email}>
      {order.customer.href ? <Anchor href={order.customer.href}>{order.customer.name}</Anchor> : order.customer.name}
    </Detail>
    <Detail name="Ordered">
      <Moment at={order.orderedAt} />
    </Detail>
    <Detail name="Total" quiet={order.count === 1 ? '1 item' : `${order.count} items`}>
      {order.total}
    </Detail>
    <Detail name="Payment" quiet={order.collected ? `${order.collected} collected` : 'Nothing collected yet'}>
      {order.paymentMethod}
    </Detail>
    {order.signedBy && <Detail name="Signed by">{order.signedBy}</Detail>}
    {order.reason && <Detail name="Reason">{order.reason}</Detail>}
    <Detail name="Deliver to" wide>
      <AddressLines address={order.address} />
    </Detail>
  </Details>
)
