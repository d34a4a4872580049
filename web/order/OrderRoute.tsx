import { OrderScreen } from '#ui-kit/screens/account/OrderScreen.tsx'
import { failureOf } from '#web/client/failure.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { useAsked } from '#web/shell/useAsked.ts'
import { OrderDialog, type OrderQuestion } from './OrderDialog.tsx'
import { helpHref, invoiceHref, trackedOrder } from './trackedOrder.ts'
import { useReorder } from './useReorder.ts'

/** One of the customer's own orders, followed live. */
export const OrderRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params
  const answered = useAnswer('GET order/find/:id', { params: { id } })
  const order = answered.answer?.result
  const [question, ask] = useAsked<OrderQuestion>('order')
  const { reorderingId, reorder } = useReorder()
  const isPending = order?.orderStatus === 'Pending'

  return (
    <>
      <PageHead title={order ? `Order ${order.orderNumber}` : 'Order'} />
      <OrderScreen
        order={order && trackedOrder(order)}
        orderNumber={order?.orderNumber ?? ''}
        helpHref={helpHref(order?.orderNumber ?? '')}
        invoiceHref={invoiceHref(id)}
        onReorder={() => reorder(id)}
        reordering={reorderingId !== undefined}
        onCancel={isPending ? () => ask('cancel') : undefined}
        onChangePayment={isPending ? () => ask('payment') : undefined}
        failure={failureOf(answered)}
        dialog={order && question && <OrderDialog order={order} question={question} onClose={() => ask()} />}
      />
    </>
  )
}
