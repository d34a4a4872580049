import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { OrderStatusBadge } from '#ui-kit/shop/order/OrderStatusBadge.tsx'
import { OrderPlaces, type TrackedOrder } from './OrderPlaces.tsx'
import { OrderWaiting } from './OrderWaiting.tsx'
import { TitledPage } from './TitledPage.tsx'
import { account, home, orders } from './trails.ts'

type OrderScreenProps = {
  /** Undefined while it is on its way. */
  order: TrackedOrder | undefined
  orderNumber: string
  /** A wa.me address with the question begun. */
  helpHref: string
  /** Opens the question whether to cancel; left out when that is no longer possible. */
  onCancel?: (() => void) | undefined
  /** Opens the choice of payment methods; left out when that is no longer possible. */
  onChangePayment?: (() => void) | undefined
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The open CancelOrderDialog or PaymentMethodDialog. */
  dialog?: ReactNode
}

/** One of the customer's orders: where it is, what is in it, and what can still be changed. */
export const OrderScreen = (props: OrderScreenProps) => {
  const { order, orderNumber, failure, dialog } = props

  return (
    <TitledPage
      trail={[home, account, orders]}
      title={`Order ${orderNumber}`}
      dialog={dialog}
      aside={order && <OrderStatusBadge status={order.status} />}
    >
      {failure ? <ErrorPanel {...failure} /> : order ? <Tracked {...props} order={order} /> : <OrderWaiting />}
    </TitledPage>
  )
}

const Tracked = ({ order, helpHref, onCancel, onChangePayment }: OrderScreenProps & { order: TrackedOrder }) => (
  <OrderPlaces order={order} onChangePayment={onChangePayment}>
    <Button
      kind="secondary"
      wide
      href={helpHref}
      target="_blank"
      rel="noopener"
      icon={<MessageCircle size={20} aria-hidden />}
    >
      Help on WhatsApp
    </Button>
    {onCancel && (
      <Button kind="quiet" wide onClick={onCancel}>
        Cancel order
      </Button>
    )}
  </OrderPlaces>
)
