import { InvoiceScreen } from '#ui-kit/screens/account/InvoiceScreen.tsx'
import { failureOf } from '#web/client/failure.ts'
import { useSession } from '#web/client/session.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { invoiceProps } from './invoiceProps.ts'
import type { Order } from './orderProps.ts'

/** The paper about an order, for printing: its customer's, or an admin's. */
export const InvoiceRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params
  const answered = useAnswer('GET order/find/:id', { params: { id } })
  const order = answered.answer?.result
  const { person } = useSession()
  const foreign = order !== undefined && person !== undefined && order.customerId !== person.customerId
  const customer = useCustomerName(order)

  return (
    <>
      <PageHead title={order ? `Invoice ${order.orderNumber}` : 'Invoice'} />
      <InvoiceScreen
        invoice={order && customer !== undefined ? invoiceProps(order, customer) : undefined}
        orderNumber={order?.orderNumber ?? ''}
        orderHref={`${foreign ? '/Orders_Management' : '/account/orders'}/${encodeURIComponent(id)}`}
        foreign={foreign}
        onPrint={() => window.print()}
        failure={failureOf(answered)}
      />
    </>
  )
}

// An admin looks at somebody else's order: the list of orders knows whose. Where it does not, the recipient stands for them.
const useCustomerName = (order: Order | undefined) => {
  const { person } = useSession()
  const isOwn = order?.customerId === person?.customerId
  const { answer, error } = useAnswer(
    'GET order/all',
    order && !isOwn ? { query: { search: order.orderNumber } } : undefined,
  )
  if (isOwn) return person && `${person.firstname} ${person.lastname}`

  return answer || error
    ? (answer?.orders.find(({ id }) => id === order?.id)?.customerName ?? order?.shippingAddress.recipientName)
    : undefined
}
