import { AdminOrderScreen } from '#ui-kit/screens/order/AdminOrderScreen.tsx'
import { invoiceHref } from '#web/order/trackedOrderProps.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useAdminOrder } from './useAdminOrder.ts'
import { useOrderHistory } from './useOrderHistory.ts'

/** One order, for admins. The address holds the revisions of the history on show, so that the link can be shared. */
export const AdminOrderRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params

  return <AdminOrder key={id} id={id} />
}

const AdminOrder = ({ id }: { id: string }) => {
  const timelineQuery = useQuery('GET order/timeline/:id', { params: { id } })
  const timeline = timelineQuery.answer?.result
  const { order, panel } = useAdminOrder(timeline)
  const history = useOrderHistory(id, timeline)

  return (
    <>
      <PageHead title={timeline ? `Order ${timeline.order.orderNumber}` : 'Order'} />
      <AdminOrderScreen
        orderNumber={timeline?.order.orderNumber ?? ''}
        invoiceHref={invoiceHref(id)}
        status={order?.orderStatus}
        shippingStatus={order?.shippingStatus}
        panel={panel}
        history={history}
        failure={failureOf(timelineQuery)}
      />
    </>
  )
}
