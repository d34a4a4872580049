import { OrderSkeleton } from '#ui-kit/screens/order/OrderSkeleton.tsx'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { useCart } from '#web/state/cart/useCart.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { useSession } from '#web/state/session/session.ts'
import { Checkout } from './Checkout.tsx'

const title = 'Review your order'

/** The checkout page at `/buy/review`. */
export const CheckoutRoute = () => {
  const { person } = useSession()
  const { status } = useCart()
  // Fetched beside the cart, not after it.
  useQuery('GET customer/addresses/:customerId', person && { params: { customerId: person.customerId } })

  return (
    <>
      <PageHead title={title} />
      {person && status !== 'loading' ? (
        <Checkout key={person.customerId} customerId={person.customerId} />
      ) : (
        <TitledPage trail={trail} title={title}>
          <OrderSkeleton />
        </TitledPage>
      )}
    </>
  )
}

const trail = [
  { label: 'Home', href: '/' },
  { label: 'Cart', href: '/Cart' },
]
