import { fn } from 'storybook/test'
import { aminasMoments } from '#stories/lives/aminasMoments.ts'
import { aminasLines, aminasTotals } from '#stories/lives/aminasOrder.ts'
import { pendingOrder } from '#stories/lives/ownOrders.ts'
import { aminasHistory, aminasMachineAt } from '#stories/shop/history/aminasHistory.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import { AdminOrderScreen } from '#ui-kit/screens/order/AdminOrderScreen.tsx'
import { OrderScreen } from '#ui-kit/screens/order/OrderScreen.tsx'

const { orderNumber } = pendingOrder
const invoiceHref = `/account/orders/${orderNumber}/invoice`

/** The customer's page of the order at a revision. */
export const CustomersOrder = ({ revision }: { revision: number }) => {
  const { customer, status } = aminasMoments[revision] ?? {}
  if (!customer) return <Text>The shop is checking its stock: the checkout waits for the answer.</Text>

  return (
    <OrderScreen
      order={customer}
      orderNumber={orderNumber}
      helpHref="https://wa.me/27115550142"
      invoiceHref={invoiceHref}
      onReorder={fn()}
      onCancel={status === 'Pending' ? fn() : undefined}
      onChangePayment={status === 'Pending' ? fn() : undefined}
    />
  )
}

/** The admin's page of the order at a revision. */
export const AdminsOrder = ({ revision }: { revision: number }) => {
  const moment = aminasMoments[revision]
  if (!moment) return null

  return (
    <AdminOrderScreen
      orderNumber={orderNumber}
      invoiceHref={invoiceHref}
      status={moment.status}
      shippingStatus={moment.shippingStatus}
      panel={{ ...moment.admin, lines: aminasLines, totals: aminasTotals, onAsk: fn(), onTransition: fn() }}
      history={{
        facts: aminasHistory.slice(0, revision + 1),
        intact: true,
        revision,
        machine: aminasMachineAt(revision),
        fields: [],
        onMove: fn(),
        comparison: { from: 0, to: revision, differences: [] },
        onCompare: fn(),
      }}
    />
  )
}
