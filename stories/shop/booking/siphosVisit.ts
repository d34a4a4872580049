import { fn } from 'storybook/test'
import { bookingReceipt, visitRequested } from '#stories/lives/aminasBooking.ts'
import { aminasHome, gogosHouse } from '#stories/shop/address/aminasAddresses.ts'
import type { ProviderToCall } from '#ui-kit/shop/booking/BookedProvider.tsx'
import type { BookingFormProps } from '#ui-kit/shop/booking/form/BookingForm.tsx'
import type { RequestedBooking } from '#ui-kit/shop/booking/form/BookingRequestedPanel.tsx'
import type { Visit } from '#ui-kit/shop/booking/form/VisitSummary.tsx'
import { drawnPortrait } from './portrait.ts'

export const sipho: ProviderToCall = { ...visitRequested.provider, portrait: drawnPortrait }

export const siphosVisit: Visit = {
  providerName: sipho.name,
  profession: sipho.profession,
  portrait: sipho.portrait,
  slot: visitRequested.slot,
  callOutFee: visitRequested.callOutFee,
}

/** An ISO moment some seconds from now, for a hold that is counted down. */
export const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** The rules of the booking form as the shop gives them. */
const bookingCheck: BookingFormProps['check'] = (field, value) => {
  if (field === 'phone') return /^\d{10}$/.test(value) ? undefined : 'The phone number must be exactly 10 digits'
  return [...value].length > 500 ? 'The note must be at most 500 characters long' : undefined
}

export const bookingForm: BookingFormProps = {
  visit: siphosVisit,
  // A story that counts down says until when.
  heldUntil: '',
  otherTimesHref: '/ServiceProvider/sipho',
  delivery: {
    addresses: [aminasHome, gogosHouse],
    selectedId: aminasHome.id,
    onSelect: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
  draft: { phone: aminasHome.recipientMobileNumber, note: visitRequested.note },
  onDraft: fn(),
  check: bookingCheck,
  maxNoteLength: 500,
  onChooseSlot: fn(),
  onRequest: fn(),
}

export const requestedBooking: RequestedBooking = { ...bookingReceipt, onCalendar: fn() }
