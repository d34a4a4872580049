import { FileText, MessageCircle, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
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
  /** The printable invoice. */
  invoiceHref: string
  /** Puts the same things in the cart. */
  onReorder: () => void
  reordering?: boolean | undefined
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

const Tracked = ({ order, ...props }: OrderScreenProps & { order: TrackedOrder }) => (
  <OrderPlaces order={order} onChangePayment={props.onChangePayment}>
    <Button
      kind="secondary"
      wide
      loading={props.reordering}
      icon={<RotateCcw size={20} aria-hidden />}
      onClick={props.onReorder}
    >
      Order again
    </Button>
    <Button kind="secondary" wide href={props.invoiceHref} icon={<FileText size={20} aria-hidden />}>
      Invoice
    </Button>
    <Button
      kind="secondary"
      wide
      href={props.helpHref}
      target="_blank"
      rel="noopener"
      icon={<MessageCircle size={20} aria-hidden />}
    >
      Help on WhatsApp
    </Button>
    {props.onCancel && (
      <Button kind="quiet" wide onClick={props.onCancel}>
        Cancel order
      </Button>
    )}
    {order.settled && (
      <Text size={14} tone="ink-2">
        {order.settled}
      </Text>
    )}
  </OrderPlaces>
)
