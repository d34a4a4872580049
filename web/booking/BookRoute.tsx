import { lazy, Suspense, useState } from 'react'
import { addressRules } from '#domain/address/addressRules.ts'
import { normalizeMobileNumber } from '#domain/address/mobileNumber.ts'
import { BookingScreen } from '#ui-kit/screens/booking/BookingScreen.tsx'
import type { BookingCheck } from '#ui-kit/shop/booking/form/useBookingForm.ts'
import { type AddressBook, deliveryProps, useAddressBook } from '#web/state/addressBook/useAddressBook.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { prefixedFailure } from '#web/state/http/prefixedFailure.ts'
import { useDownload } from '#web/state/http/useDownload.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useSession } from '#web/state/session/session.ts'
import { requestedProps } from './bookingProps.ts'
import { useBookingRequest } from './useBookingRequest.ts'

// Loaded on demand: most customers book to an address that they have saved before.
const AddressBookDialog = lazy(async () => ({
  default: (await import('#web/state/addressBook/AddressBookDialog.tsx')).AddressBookDialog,
}))

/** The booking form of a provider for the time in the address: `/ServiceProvider/:id/book?start=`. */
export const BookRoute = ({ visit }: { visit: Visit }) => {
  const { person } = useSession()
  const { id = '' } = visit.params

  return (
    <>
      <PageHead title="Book a visit" />
      {person && <Book key={person.customerId} customerId={person.customerId} providerId={id} visit={visit} />}
    </>
  )
}

interface BookProps {
  customerId: string
  providerId: string
  visit: Visit
}

const Book = ({ customerId, providerId, visit }: BookProps) => {
  const providerQuery = useQuery('GET api/service-providers/:id', { params: { id: providerId } })
  const provider = providerQuery.answer?.result
  const [addressId, chooseAddress] = useState<string>()
  const book = useAddressBook(customerId, addressId, chooseAddress)
  const booking = useBookingRequest(providerId, visit.query.get('start') ?? '', provider?.slotMinutes ?? 0)
  const { hold, draft, setDraft, requested } = booking
  const providerHref = `/ServiceProvider/${encodeURIComponent(providerId)}`
  const calendar = useDownload('GET bookings/calendar/:id', { params: { id: requested?.id ?? '' } })
  const callOutFee = provider && provider.callOutFee > 0 ? formatAmount(provider.callOutFee) : undefined

  return (
    <BookingScreen
      provider={{ name: provider?.fullName ?? '', href: providerHref }}
      form={
        provider &&
        hold && {
          visit: {
            providerName: provider.fullName,
            profession: provider.profession,
            portrait: provider.profilePictureUrl,
            slot: hold,
            callOutFee,
          },
          heldUntil: hold.until,
          otherTimesHref: `${providerHref}#times`,
          onHoldAgain: booking.holdAgain,
          holdingAgain: booking.holding,
          delivery: deliveryProps(book, chooseAddress),
          draft,
          onDraft: setDraft,
          check,
          errors: booking.errors,
          busy: booking.busy,
          refusal: booking.refusal,
          onChooseSlot: booking.chooseSlot,
          onRequest: (values) => {
            const address = addressOf(book)
            if (address) booking.request({ ...values, address })
          },
        }
      }
      taken={booking.taken}
      onChooseSlot={booking.chooseSlot}
      requested={
        requested && provider && { ...requestedProps(requested, provider.phoneNumber), onCalendar: calendar.download }
      }
      failure={failureOf(providerQuery) ?? booking.failure ?? prefixedFailure('Failed to fetch addresses', book)}
      dialog={
        book.task && (
          <Suspense>
            <AddressBookDialog book={book} />
          </Suspense>
        )
      }
    />
  )
}

const addressOf = ({ chosen }: AddressBook) => {
  if (!chosen) return undefined
  const { id, _id, ...address } = chosen
  return address
}

const check: BookingCheck = (field, value) => {
  if (field === 'note') return [...value].length > 500 ? 'The note must be at most 500 characters long' : undefined
  const { length } = normalizeMobileNumber(value)
  return length === addressRules.recipientMobileNumber.maxLength && /^\d+$/.test(normalizeMobileNumber(value))
    ? undefined
    : 'The telephone number must be exactly 10 digits'
}
