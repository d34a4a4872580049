import { InvoiceScreen } from '#ui-kit/screens/order/InvoiceScreen.tsx'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useSession } from '#web/state/session/session.ts'
import { invoiceProps } from './invoiceProps.ts'
import type { Order } from './orderProps.ts'

/** The printable invoice of an order, for its customer and for admins. */
export const InvoiceRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params
  const orderQuery = useQuery('GET order/find/:id', { params: { id } })
  const order = orderQuery.answer?.result
  const { person } = useSession()
  const isForeign = order !== undefined && person !== undefined && order.customerId !== person.customerId
  const customer = useCustomerName(order)

  return (
    <>
      <PageHead title={order ? `Invoice ${order.orderNumber}` : 'Invoice'} />
      <InvoiceScreen
        invoice={order && customer !== undefined ? invoiceProps(order, customer) : undefined}
        orderNumber={order?.orderNumber ?? ''}
        orderHref={`${isForeign ? '/Orders_Management' : '/account/orders'}/${encodeURIComponent(id)}`}
        asAdmin={isForeign}
        onPrint={() => window.print()}
        failure={failureOf(orderQuery)}
      />
    </>
  )
}

// For an admin, the list of orders has the customer's name. If it does not answer, the recipient's name stands in.
const useCustomerName = (order: Order | undefined) => {
  const { person } = useSession()
  const isOwn = order?.customerId === person?.customerId
  const { answer, error } = useQuery(
    'GET order/all',
    order && !isOwn ? { query: { search: order.orderNumber } } : undefined,
  )
  if (isOwn) return person && `${person.firstname} ${person.lastname}`

  return answer || error
    ? (answer?.orders.find(({ id }) => id === order?.id)?.customerName ?? order?.shippingAddress.recipientName)
    : undefined
}
