import { AdminOrderScreen } from '#ui-kit/screens/admin/AdminOrderScreen.tsx'
import { failureOf } from '#web/client/failure.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { invoiceHref } from './trackedOrder.ts'
import { useOrderDesk } from './useOrderDesk.ts'
import { useOrderHistory } from './useOrderHistory.ts'

/** One order for an admin; the moments that are looked at are in the address, to be shared. */
export const AdminOrderRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params

  return <AdminOrder key={id} id={id} />
}

const AdminOrder = ({ id }: { id: string }) => {
  const answered = useAnswer('GET order/timeline/:id', { params: { id } })
  const now = answered.answer?.result
  const { order, desk } = useOrderDesk(now)
  const history = useOrderHistory(id, now)

  return (
    <>
      <PageHead title={now ? `Order ${now.order.orderNumber}` : 'Order'} />
      <AdminOrderScreen
        orderNumber={now?.order.orderNumber ?? ''}
        invoiceHref={invoiceHref(id)}
        status={order?.orderStatus}
        shippingStatus={order?.shippingStatus}
        desk={desk}
        history={history}
        failure={failureOf(answered)}
      />
    </>
  )
}
