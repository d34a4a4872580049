import { AccountScreen } from '#ui-kit/screens/account/AccountScreen.tsx'
import { useSession } from '#web/client/session.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'

/** Where everything that is the customer's own begins. */
export const AccountRoute = () => {
  const { person } = useSession()
  const asking = person && { params: { customerId: person.customerId } }
  const { answer } = useAnswer('GET customer/orders/:customerId', asking)

  return (
    <>
      <PageHead title="Account" />
      <AccountScreen
        firstname={person?.firstname ?? ''}
        openOrders={answer?.orders.filter(({ orderStatus }) => isOpen(orderStatus)).length}
      />
    </>
  )
}

const isOpen = (status: string) => status !== 'Delivered' && status !== 'Canceled'
