import { AccountScreen } from '#ui-kit/screens/account/AccountScreen.tsx'
import { useSession } from '#web/client/session.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import { useDialogStep } from '#web/shell/useDialogStep.ts'
import { useOwnProfile } from './useOwnProfile.ts'

/** Where everything that is the customer's own begins. */
export const AccountRoute = () => {
  const { person } = useSession()
  const asking = person && { params: { customerId: person.customerId } }
  const { answer } = useAnswer('GET customer/orders/:customerId', asking)
  const { profile } = useOwnProfile()
  const open = useDialogStep()

  return (
    <>
      <PageHead title="Account" />
      <AccountScreen
        firstname={person?.firstname ?? ''}
        openOrders={answer?.orders.filter(({ orderStatus }) => isOpen(orderStatus)).length}
        unverified={
          profile && !profile.emailVerified ? { email: profile.email, onVerify: () => open('verify') } : undefined
        }
      />
    </>
  )
}

const isOpen = (status: string) => status !== 'Delivered' && status !== 'Canceled'
