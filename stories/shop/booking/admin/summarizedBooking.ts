import { aminasHome } from '#stories/shop/address/aminasAddresses.ts'
import { callOutFee, slotAt } from '#stories/shop/booking/slots/freeWeek.ts'
import type { SummarizedBooking } from '#ui-kit/shop/booking/admin/BookingSummary.tsx'
import type { TransitionOption } from '#ui-kit/shop/order/admin/OrderTransitions.tsx'

export const summarizedBooking: SummarizedBooking = {
  provider: {
    name: 'Sipho Mabaso',
    profession: 'Plumber',
    phoneNumber: '0825550171',
    href: '/UpdateServiceProvider/sipho',
  },
  customer: { name: 'Amina Dlamini', phone: '0825550143', href: '/Customers_Management/amina' },
  slot: slotAt('2026-11-24', '09:00'),
  callOutFee,
  requestedAt: '2026-11-21T07:12:00Z',
  note: 'The geyser drips.\nPlease ring at the gate.',
  address: aminasHome,
}

export const requestedTransitions: TransitionOption[] = [
  { id: 'Confirmed', label: 'Confirm', allowed: true },
  { id: 'Rescheduled', label: 'Move to another time', allowed: true },
  { id: 'Declined', label: 'Decline', allowed: true, asks: 'declineReason' },
  { id: 'Canceled', label: 'Cancel booking', allowed: true, asks: 'reason' },
  { id: 'Completed', label: 'Complete', allowed: false, reason: 'It is not confirmed yet' },
  { id: 'NoShow', label: 'Report a no-show', allowed: false, reason: 'It is not confirmed yet' },
]

export const settledTransitions = requestedTransitions.map((transition) => ({
  ...transition,
  allowed: false,
  reason: 'The booking is completed',
}))
