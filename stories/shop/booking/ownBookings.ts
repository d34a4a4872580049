import { bookingReceipt, visitRequested } from '#stories/lives/aminasBooking.ts'
import type { OwnBooking } from '#ui-kit/shop/booking/own/BookingCard.tsx'
import { slotAt } from './slots/freeWeek.ts'

export const longProviderName = 'Nkosinathi-Bonginkosi Ndlovu-Mthethwa & Sons Plumbing and Geyser Repairs'

export const longProviderPhone = '0835550190'

const ownBooking = (bookingNumber: string, booking: Omit<OwnBooking, 'id' | 'bookingNumber' | 'href'>): OwnBooking => ({
  id: bookingNumber,
  bookingNumber,
  href: `/account/bookings/${bookingNumber}`,
  ...booking,
})

export const siphoOnTuesday = ownBooking(bookingReceipt.bookingNumber, {
  providerName: visitRequested.provider.name,
  profession: visitRequested.provider.profession,
  slot: visitRequested.slot,
  status: visitRequested.status,
})

export const leratoOnSaturday = ownBooking('BK-2M8W-44TX', {
  providerName: 'Lerato Mokoena',
  profession: 'Hairdresser and braider',
  slot: slotAt('2026-11-28', '13:30', 90),
  status: 'Confirmed',
})

export const pastBookings = [
  ownBooking('BK-9QHC-71RV', {
    providerName: 'Johan van der Merwe',
    profession: 'Mathematics tutor',
    slot: slotAt('2026-11-12', '16:00'),
    status: 'Completed',
  }),
  ownBooking('BK-4T9B-10HM', {
    providerName: 'Sipho Mabaso',
    profession: 'Plumber',
    slot: slotAt('2026-10-30', '08:00'),
    status: 'Canceled',
  }),
  ownBooking('BK-6N2J-38ZP', {
    providerName: 'Fatima Adams',
    profession: 'Cleaner',
    slot: slotAt('2026-10-02', '10:00', 240),
    status: 'NoShow',
  }),
]

export const longBooking = ownBooking('BK-8X5D-67LS', {
  providerName: longProviderName,
  profession: 'Certified plumber for geysers, solar water heaters and rainwater tanks',
  slot: slotAt('2026-12-16', '22:00', 120),
  status: 'Declined',
})
