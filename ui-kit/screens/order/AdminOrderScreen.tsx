import { FileText } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { homeCrumb, ordersManagementCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { OrderStatusBadge } from '#ui-kit/shop/order/OrderStatusBadge.tsx'
import type { OrderStatus, ShippingStatus } from '#ui-kit/shop/order/orderStatus.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { AdminOrderPanel, type AdminOrderPanelProps } from './AdminOrderPanel.tsx'
import { OrderHistory, type OrderHistoryProps } from './OrderHistory.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'

type AdminOrderScreenProps = {
  /** The number that people see and say, such as `EK-7F3K-92QD`. */
  orderNumber: string
  /** The printable invoice. */
  invoiceHref: string
  /** Where the order stands; left out while it loads. */
  status?: OrderStatus | undefined
  /** Where the parcel stands; left out while it loads. */
  shippingStatus?: ShippingStatus | undefined
  /** The current state of the order; undefined while it loads. */
  panel: AdminOrderPanelProps | undefined
  /** All facts of the order, and the revision that is shown. */
  history: OrderHistoryProps
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** One order for an admin: its current state, the actions on it and its history. */
export const AdminOrderScreen = ({
  orderNumber,
  invoiceHref,
  status,
  shippingStatus,
  panel,
  history,
  failure,
}: AdminOrderScreenProps) => (
  <TitledPage
    trail={[homeCrumb, ordersManagementCrumb]}
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
        {panel ? <AdminOrderPanel {...panel} /> : <OrderSkeleton />}
        <OrderHistory {...history} />
      </>
    )}
  </TitledPage>
)
