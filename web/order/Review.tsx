import { useNavigate } from 'react-router-dom'
import { ReviewScreen } from '#ui-kit/screens/account/ReviewScreen.tsx'
import { AddressBookDialog } from '#web/client/AddressBookDialog.tsx'
import { deliveryOf, useAddressBook } from '#web/client/addressBook.ts'
import { useCart } from '#web/client/cart.ts'
import { useClient } from '#web/client/client.ts'
import { failureOf } from '#web/client/failure.ts'
import { useSession } from '#web/client/session.ts'
import { PaymentDialog } from './lazyDialogs.tsx'
import { deliveryRemark, reviewLines, reviewSums, reviewTotals, shownRefusal } from './reviewProps.ts'
import { useCheckout } from './useCheckout.ts'
import { useWhen } from './useWhen.ts'

/** A customer's cart under review. */
export const Review = ({ customerId }: { customerId: string }) => {
  const { terms } = useClient()
  const navigate = useNavigate()
  const cart = useCart()
  const { state, send, ask, placing, refused, ordered } = useCheckout(customerId)
  const { paymentMethod } = state.context
  const choose = (addressId: string | undefined) => send({ type: 'addressChosen', addressId })
  const book = useAddressBook(customerId, state.context.addressId, choose)
  const lines = ordered?.lines ?? cart.lines

  const order = (expectedTotal: number) =>
    book.chosen && ask(cart.lines, { addressId: book.chosen.id, paymentMethod, expectedTotal })
  const isVerified = useSession().person?.emailVerified === true
  // What has been mended meanwhile need not be told any more.
  const told = refused?.refusal === 'EmailNotVerified' && isVerified ? undefined : refused
  useWhen(refused?.refusal === 'EmailNotVerified', () =>
    navigate('/Login', { state: { background: { pathname: '/buy/review', search: '' }, step: 'verify' } }),
  )
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
      refusal={told && shownRefusal(told)}
      remark={deliveryRemark(book.chosen)}
      shopHref="/Categories"
      cartHref="/Cart"
      onPlaceOrder={() => order(reviewSums(cart.lines, terms).totalAmount)}
      onAcceptTotal={() => order(Number(refused?.details?.['total']))}
      onChangePayment={() => send({ type: 'paymentOpened' })}
      failure={cart.status === 'failed' ? { onRetry: cart.reload } : failureOf(book)}
      dialog={
        state.matches('choosingPayment') ? (
          <PaymentDialog
            method={paymentMethod}
            onChoose={(chosen) => send({ type: 'paymentChosen', paymentMethod: chosen })}
            onClose={() => send({ type: 'paymentKept' })}
          />
        ) : (
          <AddressBookDialog book={book} />
        )
      }
    />
  )
}
