import { AccountScreen } from '#ui-kit/screens/account/AccountScreen.tsx'
import { useQuery } from '#web/state/http/useQuery.ts'
import { useUnread } from '#web/state/inbox/useUnread.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { useOpenSignIn } from '#web/state/navigation/useOpenSignIn.ts'
import { useSession } from '#web/state/session/session.ts'
import { useOwnProfile } from './useOwnProfile.ts'

/** The account page: links to the customer's orders, addresses and details. */
export const AccountRoute = () => {
  const { person } = useSession()
  const request = person && { params: { customerId: person.customerId } }
  const { answer } = useQuery('GET customer/orders/:customerId', request)
  const { profile } = useOwnProfile()
  const unread = useUnread(person)
  const openSignIn = useOpenSignIn()

  return (
    <>
      <PageHead title="Account" />
      <AccountScreen
        inboxHref="/account/inbox"
        addressBookHref="/account/address-book"
        firstname={person?.firstname ?? ''}
        openOrders={answer?.orders.filter(({ orderStatus }) => isOpen(orderStatus)).length}
        unread={unread}
        unverified={
          profile && !profile.emailVerified ? { email: profile.email, onVerify: () => openSignIn('verify') } : undefined
        }
      />
    </>
  )
}

const isOpen = (status: string) => status !== 'Delivered' && status !== 'Canceled'
