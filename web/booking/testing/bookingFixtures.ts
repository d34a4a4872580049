import { aminasHouse } from '#domain/testing/fixtures.ts'
import type { Booking } from '#web/booking/bookingProps.ts'
import type { HistoryFact } from '#web/state/history/useLoadedFacts.ts'

/** Amina's booking as the API answers it to an admin: requested for Tuesday 24 November 2026, 09:00. */
export const requestedBooking: Booking = {
  id: 'booking7',
  bookingNumber: 'BK-7F3K-92QD',
  providerId: 'sipho',
  providerName: 'Sipho Mabaso',
  profession: 'Plumber',
  customerId: 'amina',
  start: '2026-11-24T07:00:00Z',
  minutes: 60,
  status: 'Requested',
  callOutFee: 350,
  address: aminasHouse,
  phone: '0825550143',
  note: 'The geyser drips',
  reason: '',
  requestedAt: '2026-11-16T08:00:00.000Z',
  changeableUntil: '2026-11-23T07:00:00.000Z',
  version: 0,
  offered: ['Confirmed', 'Declined', 'Rescheduled', 'Canceled'],
  withheld: {
    Completed: 'Only a confirmed booking can be completed',
    NoShow: 'Only a confirmed booking can be a no-show',
  },
}

export const confirmedBooking: Booking = {
  ...requestedBooking,
  status: 'Confirmed',
  version: 1,
  offered: ['Rescheduled', 'Canceled'],
  withheld: {
    Confirmed: 'It is already confirmed',
    Declined: 'It is already confirmed: it can only be cancelled',
    Completed: 'The appointment has not started yet',
    NoShow: 'The appointment has not started yet',
  },
}

/** A fact of the booking as the timeline's API answers it. */
export const bookingFact = (
  revision: number,
  type: string,
  state: string,
  more: Partial<HistoryFact> = {},
): HistoryFact => ({
  ...{ revision, position: revision, id: `fact${revision}`, type, state, changes: [], data: {} },
  ...{ correlationId: 'visit1', causationId: null, sentence: 'did something' },
  at: `2026-11-16T08:0${revision}:00.000Z`,
  actor: { role: 'customer', id: 'amina', name: 'Amina Daniels' },
  ...more,
})
