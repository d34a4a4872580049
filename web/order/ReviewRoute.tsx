import { OrderWaiting } from '#ui-kit/screens/account/OrderWaiting.tsx'
import { TitledPage } from '#ui-kit/screens/account/TitledPage.tsx'
import { useCart } from '#web/client/cart.ts'
import { useSession } from '#web/client/session.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import { Review } from './Review.tsx'

const title = 'Review your order'

/** The last look before an order is placed. */
export const ReviewRoute = () => {
  const { person } = useSession()
  const { status } = useCart()

  return (
    <>
      <PageHead title={title} />
      {person && status !== 'loading' ? (
        <Review customerId={person.customerId} />
      ) : (
        <TitledPage trail={trail} title={title}>
          <OrderWaiting />
        </TitledPage>
      )}
    </>
  )
}

const trail = [
  { label: 'Home', href: '/' },
  { label: 'Cart', href: '/Cart' },
]
