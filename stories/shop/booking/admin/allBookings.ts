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
  customerHref: `/Customers_Management/${encodeURIComponent(customerName)}`,
  slot: slotAt(day, time, minutes),
  status,
  requestedAt: '2026-11-21T07:12:00Z',
})

const visits: Visit[] = [
  ['BK-7F3K-92QD', 'Sipho Mabaso', 'Amina Dlamini', '2026-11-24', '09:00', 60, 'Requested'],
  ['BK-2M8W-44TX', 'Lerato Mokoena', 'Thandi Nkosi', '2026-11-24', '09:30', 90, 'Confirmed'],
  ['BK-9QHC-71RV', 'Johan van der Merwe', 'Pieter Botha', '2026-11-24', '16:00', 60, 'Confirmed'],
  ['BK-4T9B-10HM', 'Sipho Mabaso', 'Nomvula Khosa', '2026-11-23', '08:00', 60, 'Completed'],
  ['BK-6N2J-38ZP', 'Fatima Adams', 'Amina Dlamini', '2026-11-23', '10:00', 240, 'NoShow'],
  ['BK-3C8V-55WD', 'Fatima Adams', 'Themba Zulu', '2026-11-27', '08:00', 240, 'Confirmed'],
  ['BK-5D7G-29KB', 'Sipho Mabaso', 'Thandi Nkosi', '2026-11-27', '11:00', 60, 'Canceled'],
  ['BK-1P6R-83YF', 'Lerato Mokoena', 'Nomvula Khosa', '2026-11-28', '13:30', 90, 'Declined'],
]

/** A week of bookings from Monday 23 November 2026. */
export const allBookings = visits.map(toRow)

export const longBookingRow = toRow([
  'BK-8X5D-67LS',
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
    'Pieter Botha',
    '2026-11-26',
    place % 2 === 0 ? '10:00' : '10:30',
    60,
    'Confirmed',
  ]),
)
