import { aminasHome } from '#stories/shop/address/aminasAddresses.ts'
import { sipho } from '#stories/shop/booking/siphosVisit.ts'
import { callOutFee, slotAt } from '#stories/shop/booking/slots/freeWeek.ts'
import type { BookedVisit } from '#ui-kit/screens/booking/BookingColumns.tsx'

export const aminasBooking: BookedVisit = {
  status: 'Requested',
  slot: slotAt('2026-11-26', '10:00'),
  callOutFee,
  requestedAt: '2026-11-23T07:12:00Z',
  promise: 'We ask Sipho Mabaso and mail you the answer today.',
  provider: sipho,
  address: aminasHome,
  note: 'The geyser drips.\nPlease ring at the gate.',
}
