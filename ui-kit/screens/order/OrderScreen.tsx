import { FileText, MessageCircle, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { accountCrumb, homeCrumb, ordersCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { OrderStatusBadge } from '#ui-kit/shop/order/OrderStatusBadge.tsx'
import { OrderColumns, type TrackedOrder } from './OrderColumns.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'

type OrderScreenProps = {
  /** Undefined while it loads. */
  order: TrackedOrder | undefined
  /** The number that people see and say, such as `EK-7F3K-92QD`. */
  orderNumber: string
  /** A wa.me link with the beginning of the message filled in. */
  helpHref: string
  /** The printable invoice. */
  invoiceHref: string
  /** Puts the same products in the cart. */
  onReorder: () => void
  /** Whether its products are being put into the cart again. */
  reordering?: boolean | undefined
  /** Opens the confirmation dialog; left out if the order can no longer be cancelled. */
  onCancel?: (() => void) | undefined
  /** Opens the choice of payment methods; left out if it can no longer be changed. */
  onChangePayment?: (() => void) | undefined
  /** A `TradeOffer` for each trade that fits what was delivered. */
  fitting?: ReactNode
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The open CancelOrderDialog or PaymentMethodDialog. */
  dialog?: ReactNode
}

/** One of the customer's orders: its tracking, its lines, and what can still be changed. */
export const OrderScreen = (props: OrderScreenProps) => {
  const { order, orderNumber, failure, dialog } = props

  return (
    <TitledPage
      trail={[homeCrumb, accountCrumb, ordersCrumb]}
      title={`Order ${orderNumber}`}
      dialog={dialog}
      aside={order && <OrderStatusBadge status={order.status} />}
    >
      {failure ? <ErrorPanel {...failure} /> : order ? <LoadedOrder {...props} order={order} /> : <OrderSkeleton />}
    </TitledPage>
  )
}

const LoadedOrder = ({ order, ...props }: OrderScreenProps & { order: TrackedOrder }) => (
  <OrderColumns order={order} onChangePayment={props.onChangePayment} fitting={props.fitting}>
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
    {order.lockedReason && (
      <Text size={14} tone="ink-2">
        {order.lockedReason}
      </Text>
    )}
  </OrderColumns>
)
