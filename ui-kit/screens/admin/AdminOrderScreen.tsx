import { FileText } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { OrderWaiting } from '#ui-kit/screens/account/OrderWaiting.tsx'
import { TitledPage } from '#ui-kit/screens/account/TitledPage.tsx'
import { allOrders, home } from '#ui-kit/screens/account/trails.ts'
import { OrderStatusBadge } from '#ui-kit/shop/order/OrderStatusBadge.tsx'
import type { OrderStatus, ShippingStatus } from '#ui-kit/shop/order/orderStatus.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { AdminOrderDesk, type AdminOrderDeskProps } from './AdminOrderDesk.tsx'
import { OrderHistory, type OrderHistoryProps } from './OrderHistory.tsx'

type AdminOrderScreenProps = {
  orderNumber: string
  /** The printable invoice. */
  invoiceHref: string
  status?: OrderStatus | undefined
  shippingStatus?: ShippingStatus | undefined
  /** The order as it is now; undefined while it is on its way. */
  desk: AdminOrderDeskProps | undefined
  /** Everything that happened to it, and the moment that is looked at. */
  history: OrderHistoryProps
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** One order for an admin: what it is, what can be done with it, and all that ever happened to it. */
export const AdminOrderScreen = ({
  orderNumber,
  invoiceHref,
  status,
  shippingStatus,
  desk,
  history,
  failure,
}: AdminOrderScreenProps) => (
  <TitledPage
    trail={[home, allOrders]}
    title={`Order ${orderNumber}`}
    aside={
      <Row gap={2} wrap>
        {status && <OrderStatusBadge status={status} />}
        {shippingStatus && <OrderStatusBadge status={shippingStatus} />}
        {status && (
          <Button kind="secondary" size="small" href={invoiceHref} icon={<FileText size={16} aria-hidden />}>
            Invoice
          </Button>
        )}
      </Row>
    }
  >
    {failure ? (
      <ErrorPanel {...failure} />
    ) : (
      <>
        {desk ? <AdminOrderDesk {...desk} /> : <OrderWaiting />}
        <OrderHistory {...history} />
      </>
    )}
  </TitledPage>
)
