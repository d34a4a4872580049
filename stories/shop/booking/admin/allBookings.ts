import { visitRequested } from '#stories/lives/aminasBooking.ts'
import { longProviderName } from '#stories/shop/booking/ownBookings.ts'
import { slotAt } from '#stories/shop/booking/slots/freeWeek.ts'
import type { BookingRow } from '#ui-kit/shop/booking/admin/bookingRow.ts'
import type { BookingStatus } from '#ui-kit/shop/booking/bookingStatus.ts'

const professions = {
  'Sipho Mabaso': 'Plumber',
  'Lerato Mokoena': 'Hairdresser and braider',
  'Johan van der Merwe': 'Mathematics tutor',
  'Fatima Adams': 'Cleaner',
  [longProviderName]: 'Certified plumber for geysers and rainwater tanks',
}

type ProviderName = keyof typeof professions

type Visit = [
  number: string,
  provider: ProviderName,
  customer: string,
  day: string,
  time: string,
  minutes: number,
  status: BookingStatus,
]

const toRow = ([bookingNumber, providerName, customerName, day, time, minutes, status]: Visit): BookingRow => ({
  id: bookingNumber,
  bookingNumber,
  href: `/Bookings_Management/${bookingNumber}`,
  providerId: providerName,
  providerName,
  profession: professions[providerName] ?? '',
  providerHref: `/UpdateServiceProvider/${encodeURIComponent(providerName)}`,
  customerName,
  customerHref: `/Customers_Management/${customerName.split(' ')[0]?.toLowerCase()}`,
  slot: slotAt(day, time, minutes),
  status,
  requestedAt: visitRequested.requestedAt,
})

const visits: Visit[] = [
  ['BK-7F3K-92QD', 'Sipho Mabaso', 'Amina Daniels', '2026-11-24', '09:00', 60, 'Requested'],
  ['BK-W2M8-44TX', 'Lerato Mokoena', 'Ayesha Patel', '2026-11-24', '09:30', 90, 'Confirmed'],
  ['BK-Q9HC-71RV', 'Johan van der Merwe', 'Pieter van Wyk', '2026-11-24', '16:00', 60, 'Confirmed'],
  ['BK-T4B9-10HM', 'Sipho Mabaso', 'Nomvula Khumalo', '2026-11-23', '08:00', 60, 'Completed'],
  ['BK-N6J2-38ZP', 'Fatima Adams', 'Zanele Shongwe', '2026-11-23', '10:00', 240, 'NoShow'],
  ['BK-3C8V-55WD', 'Fatima Adams', 'Tshepo Molefe', '2026-11-27', '08:00', 240, 'Confirmed'],
  ['BK-5D7G-29KB', 'Sipho Mabaso', 'Ayesha Patel', '2026-11-27', '11:00', 60, 'Canceled'],
  ['BK-1P6R-83YF', 'Lerato Mokoena', 'Nomvula Khumalo', '2026-11-28', '13:30', 90, 'Declined'],
]

/** A week of bookings from Monday 23 November 2026. */
export const allBookings = visits.map(toRow)

export const longBookingRow = toRow([
  'BK-X8D5-67LS',
  longProviderName,
  'Thembelihle Nomathamsanqa Nkosi-Mabuza van der Westhuizen',
  '2026-11-26',
  '21:00',
  120,
  'Confirmed',
])

/** Six visits at the same time on Thursday. */
export const busyThursday = (Object.keys(professions) as ProviderName[]).map((provider, place) =>
  toRow([
    `BK-BUSY-${place}`,
    provider,
    'Pieter van Wyk',
    '2026-11-26',
    place % 2 === 0 ? '10:00' : '10:30',
    60,
    'Confirmed',
  ]),
)
