import { useState } from 'react'
import { OrderScreen } from '#ui-kit/screens/account/OrderScreen.tsx'
import { failureOf } from '#web/client/failure.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { OrderDialog, type OrderQuestion } from './OrderDialog.tsx'
import { helpHref, trackedOrder } from './orderProps.ts'

/** One of the customer's own orders, followed live. */
export const OrderRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params
  const answered = useAnswer('GET order/find/:id', { params: { id } })
  const order = answered.answer?.result
  const [question, setQuestion] = useState<OrderQuestion>()
  const ask = (next: OrderQuestion) => (order?.orderStatus === 'Pending' ? () => setQuestion(next) : undefined)

  return (
    <>
      <PageHead title={order ? `Order ${order.orderNumber}` : 'Order'} />
      <OrderScreen
        order={order && trackedOrder(order)}
        orderNumber={order?.orderNumber ?? ''}
        helpHref={helpHref(order?.orderNumber ?? '')}
        onCancel={ask('cancel')}
        onChangePayment={ask('payment')}
        failure={failureOf(answered)}
        dialog={
          order && question && <OrderDialog order={order} question={question} onClose={() => setQuestion(undefined)} />
        }
      />
    </>
  )
}
