import { ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import type { DeliveryAddressesProps } from '#ui-kit/shop/address/DeliveryAddresses.tsx'
import type { OrderLine } from '#ui-kit/shop/order/OrderLines.tsx'
import type { OrderTotals } from '#ui-kit/shop/order/OrderSummary.tsx'
import { type OrderRefusal, PlaceOrderRefusal } from '#ui-kit/shop/order/PlaceOrderRefusal.tsx'
import type { PaymentMethod } from '#ui-kit/shop/order/paymentMethods.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { ReviewColumns } from './ReviewColumns.tsx'
import { TitledPage } from './TitledPage.tsx'
import { home } from './trails.ts'

/** When delivery comes to the chosen address. */
export type DeliveryRemark = { sameDay: boolean; words: string }

export type ReviewScreenProps = {
  /** The address selector; `loading` while the addresses are on their way. */
  delivery: DeliveryAddressesProps
  lines: readonly OrderLine[]
  totals: OrderTotals
  paymentMethod: PaymentMethod
  /** The order is being placed. */
  placing?: boolean | undefined
  refusal?: OrderRefusal | undefined
  remark?: DeliveryRemark | undefined
  /** Where to go shopping, when the cart is empty. */
  shopHref: string
  cartHref: string
  /** Where an order is found that came through without an answer. */
  ordersHref: string
  onPlaceOrder: () => void
  onAcceptTotal: () => void
  onChangePayment: () => void
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The open AddressDialog, DeleteAddressDialog or PaymentMethodDialog. */
  dialog?: ReactNode
}

/** The last look before an order is placed. */
export const ReviewScreen = (props: ReviewScreenProps) => (
  <TitledPage trail={[home, { label: 'Cart', href: props.cartHref }]} title="Review your order" dialog={props.dialog}>
    {content(props)}
  </TitledPage>
)

const content = (props: ReviewScreenProps) => {
  if (props.failure) return <ErrorPanel {...props.failure} />

  const { lines, totals, refusal } = props
  return (
    <>
      {refusal && (
        <PlaceOrderRefusal
          refusal={refusal}
          seenTotal={totals.total}
          cartHref={props.cartHref}
          busy={props.placing}
          onAcceptTotal={props.onAcceptTotal}
          onTryAgain={props.onPlaceOrder}
        />
      )}
      {lines.length === 0 ? <NothingToReview {...props} /> : <ReviewColumns {...props} />}
    </>
  )
}

// Another page or device may have ordered it just now: why this one could not stays on show above.
const NothingToReview = ({ shopHref, ordersHref }: Pick<ReviewScreenProps, 'shopHref' | 'ordersHref'>) => (
  <Card>
    <EmptyState
      icon={<ShoppingCart size={28} aria-hidden />}
      title="Your cart is empty"
      action={
        <Row gap={3} wrap justify="center">
          <Button href={shopHref}>Start shopping</Button>
          <Button kind="quiet" href={ordersHref}>
            Your orders
          </Button>
        </Row>
      }
    >
      Put something in it and come back here to order. What you have ordered is under your orders.
    </EmptyState>
  </Card>
)
