import { ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { PlaceOrderRefusal } from '#ui-kit/shop/order/PlaceOrderRefusal.tsx'
import { WaitingOrderPanel, type WaitingOrderPanelProps } from '#ui-kit/shop/order/WaitingOrderPanel.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { CheckoutColumns, type CheckoutColumnsProps } from './CheckoutColumns.tsx'

export type CheckoutScreenProps = CheckoutColumnsProps & {
  /** Where to go shopping, when the cart is empty. */
  shopHref: string
  /** Where the cart is. */
  cartHref: string
  /** The list of orders, which shows an order that was placed although the answer was lost. */
  ordersHref: string
  /** Called when somebody accepts the new total after a price has changed. */
  onAcceptTotal: () => void
  /** An order that waits on this device: it is to be confirmed or given up before another one. */
  waiting?: WaitingOrderPanelProps | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The open AddressDialog, DeleteAddressDialog or PaymentMethodDialog. */
  dialog?: ReactNode
}

/** The checkout page, where the customer reviews and places the order. */
export const CheckoutScreen = (props: CheckoutScreenProps) => (
  <TitledPage
    trail={[homeCrumb, { label: 'Cart', href: props.cartHref }]}
    title="Review your order"
    dialog={props.dialog}
  >
    {content(props)}
  </TitledPage>
)

const content = (props: CheckoutScreenProps) => {
  if (props.waiting) return <WaitingOrderPanel {...props.waiting} />
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
      {lines.length === 0 ? <NothingToOrder {...props} /> : <CheckoutColumns {...props} />}
    </>
  )
}

// Another tab or device may have ordered the cart meanwhile: the refusal stays visible above.
const NothingToOrder = ({ shopHref, ordersHref }: Pick<CheckoutScreenProps, 'shopHref' | 'ordersHref'>) => (
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
      Add something to your cart first. You can see past orders under Your orders.
    </EmptyState>
  </Card>
)
