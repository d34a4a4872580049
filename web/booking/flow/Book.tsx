import { useNavigate } from 'react-router-dom'
import type { BookingFlowRefusal } from '#domain/booking/bookingFlowContext.ts'
import { noteRule } from '#domain/booking/noteRule.ts'
import { BookingScreen } from '#ui-kit/screens/booking/BookingScreen.tsx'
import type { BookingFormProps } from '#ui-kit/shop/booking/form/BookingForm.tsx'
import type { BookingDraft } from '#ui-kit/shop/booking/form/bookingDraft.ts'
import { requestedProps } from '#web/booking/bookingProps.ts'
import { DeferredAddressBookDialog } from '#web/state/addressBook/DeferredAddressBookDialog.tsx'
import { type AddressBook, deliveryProps, useAddressBook } from '#web/state/addressBook/useAddressBook.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { failureOf, prefixedFailure } from '#web/state/http/failureOf.ts'
import { newIdempotencyKey } from '#web/state/http/idempotencyKeys.ts'
import { useDownload } from '#web/state/http/useDownload.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { useOpenSignIn } from '#web/state/navigation/useOpenSignIn.ts'
import { bookHref, bookingHref, providerHref } from '#web/state/provider/providerLinks.ts'
import {
  bookingRefusalProps,
  checkBooking,
  failureProps,
  fieldErrors,
  formSlot,
  heldUntil,
  takenTime,
} from './bookingFlowProps.ts'
import type { Booked } from './bookingFlowStore.ts'
import { type BookingFlow, useBookingFlow } from './useBookingFlow.ts'
import { useTimesNow } from './useTimesNow.ts'

type Provider = AnswerOf<'GET api/service-providers/:id'>['result']

/** The booking of a provider by a customer. */
export const Book = ({ booked, start }: { booked: Booked; start: string }) => {
  const providerQuery = useQuery('GET api/service-providers/:id', { params: { id: booked.providerId } })
  const provider = providerQuery.answer?.result
  const flow = useBookingFlow(booked, start, useFlowHandlers())
  const { state, send } = flow
  const { fields, booking } = state.context
  const chooseAddress = (addressId: string | undefined) => send({ type: 'fieldsChanged', fields: { addressId } })
  const book = useAddressBook(booked.customerId, fields.addressId, chooseAddress)
  const chooseSlot = useChooseSlot(booked.providerId, start, flow)
  const calendar = useDownload('GET bookings/calendar/:id', { params: { id: booking?.id ?? '' } })
  useTimesNow(flow)

  return (
    <>
      <PageHead title={booking ? 'Booking requested' : 'Book a visit'} />
      <BookingScreen
        provider={{ name: provider?.fullName ?? '', href: providerHref(booked.providerId) }}
        form={
          provider &&
          formProps(flow, provider, {
            delivery: deliveryProps(book, chooseAddress),
            onChooseSlot: chooseSlot,
            onRequest: (draft) => submit(flow, book, draft),
          })
        }
        taken={takenTime(state, provider?.slotMinutes ?? 0)}
        onChooseSlot={chooseSlot}
        requested={
          booking && provider && { ...requestedProps(booking, provider.phoneNumber), onCalendar: calendar.download }
        }
        failure={failureOf(providerQuery) ?? failureProps(flow) ?? prefixedFailure('Failed to fetch addresses', book)}
        dialog={<DeferredAddressBookDialog book={book} />}
      />
    </>
  )
}

const useFlowHandlers = () => {
  const openSignIn = useOpenSignIn()
  return {
    onRequested: () => scrollTo(0, 0),
    onRefused: (refused: BookingFlowRefusal | undefined) => {
      // The refusal is shown at the top of the page; the button may be far below.
      scrollTo(0, 0)
      if (refused?.refusal === 'EmailNotVerified') openSignIn('verify')
    },
  }
}

/** The chosen time is in the address; the same one again is kept again. */
const useChooseSlot = (providerId: string, start: string, { send }: BookingFlow) => {
  const navigate = useNavigate()
  return (chosen: string) =>
    chosen === start
      ? send({ type: 'timeChosen', start })
      : navigate(bookingHref(providerId, chosen), { replace: true })
}

const formProps = (
  { state, send }: BookingFlow,
  provider: Provider,
  actions: Pick<BookingFormProps, 'delivery' | 'onChooseSlot' | 'onRequest'>,
): BookingFormProps | undefined => {
  const { fullName, profession, profilePictureUrl, callOutFee, slotMinutes } = provider
  const { fields, refused } = state.context
  const slot = formSlot(state, slotMinutes)
  if (!slot) return undefined

  return {
    ...actions,
    visit: {
      providerName: fullName,
      profession,
      portrait: profilePictureUrl,
      slot,
      callOutFee: callOutFee > 0 ? formatAmount(callOutFee) : undefined,
    },
    heldUntil: heldUntil(state),
    otherTimesHref: bookHref(provider.id),
    onHoldAgain: () => send({ type: 'holdRepeated' }),
    holdingAgain: state.matches('holding'),
    draft: fields,
    onDraft: (change) => send({ type: 'fieldsChanged', fields: change(fields) }),
    check: checkBooking,
    maxNoteLength: noteRule.max,
    errors: fieldErrors(refused),
    busy: state.matches('requesting'),
    refusal: bookingRefusalProps(state, slotMinutes),
  }
}

const submit = ({ send }: BookingFlow, { chosen }: AddressBook, { phone, note }: BookingDraft) => {
  if (!chosen) return
  const { id, _id, ...address } = chosen
  send({ type: 'requestSubmitted', content: { address, phone, note }, key: newIdempotencyKey() })
}
