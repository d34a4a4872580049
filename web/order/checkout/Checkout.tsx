import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CheckoutRefusal } from '#domain/order/checkoutMachine.ts'
import { CheckoutScreen } from '#ui-kit/screens/order/CheckoutScreen.tsx'
import { PaymentDialog } from '#web/order/lazyOrderDialogs.tsx'
import { type AddressBook, deliveryProps, useAddressBook } from '#web/state/addressBook/useAddressBook.ts'
import { useCart } from '#web/state/cart/useCart.ts'
import { useClient } from '#web/state/client.ts'
import { newIdempotencyKey } from '#web/state/http/idempotencyKeys.ts'
import { prefixedFailure } from '#web/state/http/prefixedFailure.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'
import { useOpenSignIn } from '#web/state/navigation/useOpenSignIn.ts'
import { useSession } from '#web/state/session/session.ts'
import { checkoutLines, checkoutSums, checkoutTotals, deliveryRemark, refusalProps } from './checkoutProps.ts'
import { useCheckout } from './useCheckout.ts'
import { useOrderPlacedElsewhere } from './useOrderPlacedElsewhere.ts'

// Loaded on demand: most customers order to an address that they have saved before.
const AddressBookDialog = lazy(async () => ({
  default: (await import('#web/state/addressBook/AddressBookDialog.tsx')).AddressBookDialog,
}))

/** The checkout of a customer's cart. */
export const Checkout = ({ customerId }: { customerId: string }) => {
  const { terms } = useClient()
  const navigate = useNavigate()
  const openSignIn = useOpenSignIn()
  const cart = useCart()
  const [isPaymentOpen, setPaymentOpen] = useDialogRoute<true>('payment')
  const onRefused = (refused: CheckoutRefusal | undefined) => {
    // The refusal is shown at the top of the page; the button may be far below.
    scrollTo(0, 0)
    if (refused?.refusal !== 'Unreachable') cart.reload()
    if (refused?.refusal === 'EmailNotVerified') openSignIn('verify')
  }
  const checkout = useCheckout(customerId, { onPlaced: () => navigate('/Cart'), onRefused })
  const { state, send, placing, refused, ordered } = checkout
  const { paymentMethod, addressId, order } = state.context
  const chooseAddress = (chosenId: string | undefined) => send({ type: 'addressChosen', addressId: chosenId })
  const book = useAddressBook(customerId, addressId, chooseAddress)
  useDefaultAddress(state.matches('choosingAddress') ? book.chosen?.id : undefined, chooseAddress)
  useOrderPlacedElsewhere(cart.reload)

  // That order may have arrived: the button sends it again unchanged, even if the cart or the address book have changed.
  const unanswered = state.matches('unanswered') ? order : undefined
  const destination = unanswered?.address ?? chosenAddressIn(book)
  const submit = (expectedTotal: number) => {
    if (!destination) return
    const { lines, version: cartVersion } = cart
    const content = { lines, cartVersion, address: destination, expectedTotal, at: Date.now() }
    send({ type: 'orderSubmitted', order: content, key: newIdempotencyKey() })
  }
  const placeOrder = () =>
    unanswered
      ? send({ type: 'orderRepeated', key: newIdempotencyKey() })
      : submit(checkoutSums(cart.lines, terms).totalAmount)
  const lines = ordered?.lines ?? cart.lines
  const isVerified = useSession().person?.emailVerified === true
  // Once the address is verified, that refusal is out of date.
  const visibleRefusal = refused?.refusal === 'EmailNotVerified' && isVerified ? undefined : refused

  return (
    <CheckoutScreen
      delivery={deliveryProps(book, chooseAddress)}
      lines={checkoutLines(lines)}
      totals={checkoutTotals(lines, terms)}
      paymentMethod={paymentMethod}
      placing={placing}
      refusal={visibleRefusal && refusalProps(visibleRefusal, order?.lines ?? [])}
      remark={deliveryRemark(destination)}
      shopHref="/Categories"
      cartHref="/Cart"
      ordersHref="/account/orders"
      onPlaceOrder={placeOrder}
      onAcceptTotal={() => submit(Number(refused?.details?.['total']))}
      onChangePayment={() => setPaymentOpen(true)}
      failure={cart.status === 'failed' ? { onRetry: cart.reload } : prefixedFailure('Failed to fetch addresses', book)}
      dialog={
        isPaymentOpen ? (
          <PaymentDialog
            method={paymentMethod}
            onChoose={(chosen) => {
              send({ type: 'paymentChosen', paymentMethod: chosen })
              setPaymentOpen()
            }}
            onClose={() => setPaymentOpen()}
          />
        ) : (
          book.task && (
            <Suspense>
              <AddressBookDialog book={book} />
            </Suspense>
          )
        )
      }
    />
  )
}

/** Chooses the first address as long as the customer has chosen none. */
const useDefaultAddress = (addressId: string | undefined, choose: (addressId: string) => void) => {
  const chooseDefault = useEffectEvent(choose)
  useEffect(() => {
    if (addressId !== undefined) chooseDefault(addressId)
  }, [addressId])
}

const chosenAddressIn = ({ chosen }: AddressBook) => {
  if (!chosen) return undefined
  const { id, _id, ...address } = chosen
  return address
}
