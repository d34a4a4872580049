import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CheckoutRefusal } from '#domain/order/checkoutMachine.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import { CheckoutScreen } from '#ui-kit/screens/order/CheckoutScreen.tsx'
import { PaymentDialog } from '#web/order/lazyOrderDialogs.tsx'
import { DeferredAddressBookDialog } from '#web/state/addressBook/DeferredAddressBookDialog.tsx'
import { type AddressBook, deliveryProps, useAddressBook } from '#web/state/addressBook/useAddressBook.ts'
import { useCart } from '#web/state/cart/useCart.ts'
import { useClient } from '#web/state/client.ts'
import { prefixedFailure } from '#web/state/http/failureOf.ts'
import { newIdempotencyKey } from '#web/state/http/idempotencyKeys.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'
import { useOpenSignIn } from '#web/state/navigation/useOpenSignIn.ts'
import { useSession } from '#web/state/session/session.ts'
import { checkoutLines, checkoutSums, checkoutTotals, deliveryRemark, refusalProps } from './checkoutProps.ts'
import { useCheckout } from './useCheckout.ts'
import { useOrderPlacedElsewhere } from './useOrderPlacedElsewhere.ts'
import { useWaitingOrderPanel } from './useWaitingOrderPanel.ts'

/** The checkout of a customer's cart. */
export const Checkout = ({ customerId }: { customerId: string }) => {
  const { terms } = useClient()
  const cart = useCart()
  const [isPaymentOpen, setPaymentOpen] = useDialogRoute<true>('payment')
  const handlers = useCheckoutHandlers(cart.reload)
  const checkout = useCheckout(customerId, handlers)
  const waiting = useWaitingOrderPanel(checkout.state, handlers)
  const { state, send, placing, ordered } = checkout
  const { paymentMethod, addressId, order } = state.context
  const chooseAddress = (chosenId: string | undefined) => send({ type: 'addressChosen', addressId: chosenId })
  const book = useAddressBook(customerId, addressId, chooseAddress)
  useDefaultAddress(state.matches('choosingAddress') ? book.chosen?.id : undefined, chooseAddress)
  useOrderPlacedElsewhere(cart.reload)

  const { destination, submit, placeOrder } = orderActions(checkout, { cart, book, terms })
  const lines = ordered?.lines ?? cart.lines
  const refusal = useCurrentRefusal(waiting.refused ?? checkout.refused)

  return (
    <CheckoutScreen
      delivery={deliveryProps(book, chooseAddress)}
      lines={checkoutLines(lines)}
      totals={checkoutTotals(lines, terms)}
      paymentMethod={paymentMethod}
      placing={placing}
      refusal={refusal && refusal.refusal !== 'OrderIsWaiting' ? refusalProps(refusal, order?.lines ?? []) : undefined}
      remark={deliveryRemark(destination)}
      shopHref="/Categories"
      cartHref="/Cart"
      ordersHref="/account/orders"
      onPlaceOrder={placeOrder}
      waiting={waiting.panel}
      onAcceptTotal={() => submit(Number(checkout.refused?.details?.['total']))}
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
          <DeferredAddressBookDialog book={book} />
        )
      }
    />
  )
}

const useCheckoutHandlers = (reloadCart: () => void) => {
  const navigate = useNavigate()
  const openSignIn = useOpenSignIn()
  const onRefused = (refused: CheckoutRefusal | undefined) => {
    // The refusal is shown at the top of the page; the button may be far below.
    scrollTo(0, 0)
    if (refused?.refusal !== 'Unreachable') reloadCart()
    if (refused?.refusal === 'EmailNotVerified') openSignIn('verify')
  }
  return { onPlaced: () => navigate('/Cart'), onRefused }
}

/** Where the order goes, and what the buttons send. */
const orderActions = (
  { state, send }: ReturnType<typeof useCheckout>,
  { cart, book, terms }: { cart: ReturnType<typeof useCart>; book: AddressBook; terms: DeliveryTerms },
) => {
  // That order may have arrived: the button sends it again unchanged, even if the cart or the address book have changed.
  const unanswered = state.matches('unanswered') ? state.context.order : undefined
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

  return { destination, submit, placeOrder }
}

/** The refusal to show: once the address is verified, that one is out of date. */
const useCurrentRefusal = (refused: CheckoutRefusal | undefined) => {
  const isVerified = useSession().person?.emailVerified === true
  return refused?.refusal === 'EmailNotVerified' && isVerified ? undefined : refused
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
