import { OrdersScreen } from '#ui-kit/screens/account/OrdersScreen.tsx'
import { failureOf } from '#web/client/failure.ts'
import { useSession } from '#web/client/session.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import { ownOrder } from './orderProps.ts'

/** A customer's own orders, newest first. */
export const OrdersRoute = () => {
  const { person } = useSession()
  const asking = person && { params: { customerId: person.customerId } }
  const answered = useAnswer('GET customer/orders/:customerId', asking)

  return (
    <>
      <PageHead title="Orders" />
      <OrdersScreen
        orders={answered.answer?.orders.map(ownOrder) ?? []}
        shopHref="/Categories"
        loading={answered.status === 'loading'}
        failure={failureOf(answered)}
      />
    </>
  )
}
