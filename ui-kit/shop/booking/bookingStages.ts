import type { StageState } from '#ui-kit/shop/order/StageList.tsx'
import type { BookingStatus } from './bookingStatus.ts'

export type BookingStage = { id: BookingStatus; label: string; state: StageState }

/** The stages of a booking: those done, the current one, and those ahead unless the booking ended early. */
export const bookingStages = (status: BookingStatus): BookingStage[] =>
  states[status].map(([id, state]) => ({ id, label: state === 'ahead' ? labelsAhead[id] : labels[id], state }))

const labels: Record<BookingStatus, string> = {
  Requested: 'Requested',
  Confirmed: 'Confirmed',
  Completed: 'Completed',
  Declined: 'Declined',
  Canceled: 'Canceled',
  NoShow: 'Nobody was home',
}

const labelsAhead: Record<BookingStatus, string> = { ...labels, Completed: 'Visit' }

const states: Record<BookingStatus, readonly [BookingStatus, StageState][]> = {
  Requested: [
    ['Requested', 'now'],
    ['Confirmed', 'ahead'],
    ['Completed', 'ahead'],
  ],
  Confirmed: [
    ['Requested', 'done'],
    ['Confirmed', 'now'],
    ['Completed', 'ahead'],
  ],
  Completed: [
    ['Requested', 'done'],
    ['Confirmed', 'done'],
    ['Completed', 'done'],
  ],
  NoShow: [
    ['Requested', 'done'],
    ['Confirmed', 'done'],
    ['NoShow', 'ended'],
  ],
  Declined: [
    ['Requested', 'done'],
    ['Declined', 'ended'],
  ],
  Canceled: [
    ['Requested', 'done'],
    ['Canceled', 'ended'],
  ],
}
