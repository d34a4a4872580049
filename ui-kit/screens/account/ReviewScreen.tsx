import { ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import type { DeliveryAddressesProps } from '#ui-kit/shop/address/DeliveryAddresses.tsx'
import type { OrderLine } from '#ui-kit/shop/order/OrderLines.tsx'
import type { OrderTotals } from '#ui-kit/shop/order/OrderSummary.tsx'
import type { OrderRefusal } from '#ui-kit/shop/order/PlaceOrderRefusal.tsx'
import type { PaymentMethod } from '#ui-kit/shop/order/paymentMethods.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { ReviewColumns } from './ReviewColumns.tsx'
import { TitledPage } from './TitledPage.tsx'
import { home } from './trails.ts'

export type ReviewScreenProps = {
  /** The address selector; `loading` while the addresses are on their way. */
  delivery: DeliveryAddressesProps
  lines: readonly OrderLine[]
  totals: OrderTotals
  paymentMethod: PaymentMethod
  /** The order is being placed. */
  placing?: boolean | undefined
  refusal?: OrderRefusal | undefined
  /** What to know before ordering, such as an address we do not deliver to yet. */
  remark?: string | undefined
  /** Where to go shopping, when the cart is empty. */
  shopHref: string
  cartHref: string
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

  return props.lines.length === 0 ? <NothingToReview shopHref={props.shopHref} /> : <ReviewColumns {...props} />
}

const NothingToReview = ({ shopHref }: { shopHref: string }) => (
  <Card>
    <EmptyState
      icon={<ShoppingCart size={28} aria-hidden />}
      title="Your cart is empty"
      action={<Button href={shopHref}>Start shopping</Button>}
    >
      Put something in it and come back here to order.
    </EmptyState>
  </Card>
)
