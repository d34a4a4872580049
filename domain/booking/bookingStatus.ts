import type { Booking } from './bookingMachine.ts'

export const bookingStatuses = ['Requested', 'Confirmed', 'Declined', 'Canceled', 'Completed', 'NoShow'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

const statusByState: Record<string, BookingStatus> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  declined: 'Declined',
  canceled: 'Canceled',
  completed: 'Completed',
  noShow: 'NoShow',
}

/** The status of a requested booking. */
export const bookingStatusOf = ({ state }: Booking): BookingStatus => statusByState[state] ?? 'Requested'
