import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { ReviewScreen } from '#ui-kit/screens/account/ReviewScreen.tsx'
import { deliveryOf, useAddressBook } from '#web/client/addressBook.ts'
import { useCart } from '#web/client/cart.ts'
import { useClient } from '#web/client/client.ts'
import { failedTo } from '#web/client/failedTo.ts'
import { useSession } from '#web/client/session.ts'
import { useAsked } from '#web/shell/useAsked.ts'
import { useDialogStep } from '#web/shell/useDialogStep.ts'
import { PaymentDialog } from './lazyDialogs.tsx'
import { useOrderedElsewhere } from './orderedElsewhere.ts'
import { deliveryRemark, reviewLines, reviewSums, reviewTotals, shownRefusal } from './reviewProps.ts'
import { type Seen, useCheckout } from './useCheckout.ts'
import { useWhen } from './useWhen.ts'

// Most customers order to an address that is there.
const AddressBookDialog = lazy(async () => ({
  default: (await import('#web/client/AddressBookDialog.tsx')).AddressBookDialog,
}))

type Wish = Omit<Seen, 'address'>

/** A customer's cart under review. */
export const Review = ({ customerId }: { customerId: string }) => {
  const { terms } = useClient()
  const navigate = useNavigate()
  const openDialog = useDialogStep()
  const cart = useCart()
  const { state, send, ask, asked, placing, refused, ordered } = useCheckout(customerId)
  const [isPaymentAsked, askPayment] = useAsked<true>('payment')
  const { paymentMethod } = state.context
  const choose = (addressId: string | undefined) => send({ type: 'addressChosen', addressId })
  const book = useAddressBook(customerId, state.context.addressId, choose)
  const lines = ordered?.lines ?? cart.lines

  // Nobody knows what became of it: the same is asked for again, whatever the cart and the address book hold by now. Whoever chooses
  // or changes an address then asks for another order.
  const lost = refused?.refusal === 'Unreachable' ? asked : undefined
  const destination = lost ? { ...lost.address, id: lost.addressId, _id: lost.addressId } : book.chosen
  const order = (expectedTotal: number, wish: Wish = { lines: cart.lines, cartVersion: cart.version }) => {
    if (!destination) return
    const { id: addressId, _id, ...address } = destination
    ask({ ...wish, address }, { addressId, paymentMethod, expectedTotal })
  }
  const placeOrder = () => order(lost?.expectedTotal ?? reviewSums(cart.lines, terms).totalAmount, lost)
  const isVerified = useSession().person?.emailVerified === true
  // What has been mended meanwhile need not be told any more.
  const told = refused?.refusal === 'EmailNotVerified' && isVerified ? undefined : refused
  useWhen(state.matches('choosingAddress') && book.chosen !== undefined, () => choose(book.chosen?.id))
  useWhen(isPaymentAsked === true, () => send({ type: 'paymentOpened' }))
  useWhen(!isPaymentAsked, () => send({ type: 'paymentKept' }))
  useOrderedElsewhere(cart.reload)
  useWhen(refused?.refusal === 'EmailNotVerified', () => openDialog('verify'))
  useWhen(state.matches('placed'), () => navigate('/Cart'))
  useWhen(refused !== undefined, () => {
    // Why stands above everything; the button may be a long way below.
    window.scrollTo(0, 0)
    if (refused?.refusal !== 'Unreachable') cart.reload()
  })

  return (
    <ReviewScreen
      delivery={deliveryOf(book, choose)}
      lines={reviewLines(lines)}
      totals={reviewTotals(lines, terms)}
      paymentMethod={paymentMethod}
      placing={placing}
      refusal={told && shownRefusal(told, asked?.lines ?? [])}
      remark={deliveryRemark(destination)}
      shopHref="/Categories"
      cartHref="/Cart"
      ordersHref="/account/orders"
      onPlaceOrder={placeOrder}
      onAcceptTotal={() => order(Number(refused?.details?.['total']))}
      onChangePayment={() => askPayment(true)}
      failure={cart.status === 'failed' ? { onRetry: cart.reload } : failedTo('Failed to fetch addresses', book)}
      dialog={
        isPaymentAsked ? (
          <PaymentDialog
            method={paymentMethod}
            onChoose={(chosen) => {
              send({ type: 'paymentChosen', paymentMethod: chosen })
              askPayment()
            }}
            onClose={() => askPayment()}
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
