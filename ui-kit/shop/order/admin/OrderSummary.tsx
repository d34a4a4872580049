import { DescriptionItem, DescriptionList } from '#ui-kit/elements/DescriptionList.tsx'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { StandaloneLink } from '#ui-kit/elements/StandaloneLink.tsx'
import { AddressLines } from '#ui-kit/shop/address/AddressLines.tsx'
import type { AddressDraft } from '#ui-kit/shop/address/addressDraft.ts'
import type { PaymentMethod } from '#ui-kit/shop/order/paymentMethods.ts'

export type SummarizedOrder = {
  customer: { name: string; email?: string | undefined; href?: string | undefined }
  /** ISO moment. */
  orderedAt: string
  /** Formatted. */
  total: string
  /** The number of pieces, not of lines. */
  count: number
  paymentMethod: PaymentMethod
  /** The collected amount, formatted; undefined before the payment. */
  collected?: string | undefined
  signedBy?: string | undefined
  /** Why the order was cancelled or rejected. */
  reason?: string | undefined
  address: AddressDraft
}

/** The key details of an order. */
export const OrderSummary = ({
  order,
}: {
  /** Customer, address, payment and totals of the order. */
  order: SummarizedOrder
}) => (
  <DescriptionList>
    <DescriptionItem name="Customer" wide detail={order.customer.email}>
      {order.customer.href ? (
        <StandaloneLink href={order.customer.href}>{order.customer.name}</StandaloneLink>
      ) : (
        order.customer.name
      )}
    </DescriptionItem>
    <DescriptionItem name="Ordered">
      <Moment at={order.orderedAt} />
    </DescriptionItem>
    <DescriptionItem name="Total" detail={formatCount(order.count, 'item')}>
      {order.total}
    </DescriptionItem>
    <DescriptionItem name="Payment" detail={order.collected ? `${order.collected} collected` : 'Nothing collected yet'}>
      {order.paymentMethod}
    </DescriptionItem>
    {order.signedBy && <DescriptionItem name="Signed by">{order.signedBy}</DescriptionItem>}
    {order.reason && <DescriptionItem name="Reason">{order.reason}</DescriptionItem>}
    <DescriptionItem name="Deliver to" wide>
      <AddressLines address={order.address} />
    </DescriptionItem>
  </DescriptionList>
)
