import {
  visitCanceled,
  visitCompleted,
  visitConfirmed,
  visitDeclined,
  visitNoShow,
  visitRequested,
} from '#stories/lives/aminasBooking.ts'
import { drawnPortrait } from '#stories/shop/booking/portrait.ts'
import type { BookedVisit } from '#ui-kit/screens/booking/BookingColumns.tsx'

const withPortrait = (visit: BookedVisit): BookedVisit => ({
  ...visit,
  provider: { ...visit.provider, portrait: drawnPortrait },
})

// Amina's booking of Sipho Mabaso in every state.

export const aminasBooking = withPortrait(visitRequested)
export const confirmedVisit = withPortrait(visitConfirmed)
export const completedVisit = withPortrait(visitCompleted)
export const declinedVisit = withPortrait(visitDeclined)
export const canceledVisit = withPortrait(visitCanceled)
export const missedVisit = withPortrait(visitNoShow)
