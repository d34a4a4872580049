import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import { type BookingFact, cancelReasonOf } from './bookingEvents.ts'
import { formatMoment } from './formatMoment.ts'

const sentences = {
  BookingRequested: ({ providerName, start }) => `requested ${providerName} for ${formatMoment(start)}`,
  BookingConfirmed: () => 'confirmed the booking',
  BookingDeclined: ({ reason }) => `declined the booking: ${reason}`,
  BookingRescheduled: ({ previousStart, start }) =>
    `moved the booking from ${formatMoment(previousStart)} to ${formatMoment(start)}`,
  BookingCanceled: (canceled) => `cancelled the booking: ${cancelReasonOf(canceled)}`,
  BookingCompleted: () => 'completed the work',
  ClaimAbandoned: ({ start }) => `gave up ${formatMoment(start)}: the request for it was not finished`,
  NoShowRecorded: () => 'recorded that the customer was not there',
} satisfies Sentences<BookingFact>

export const bookingSentence = sentenceFormatter<BookingFact>(sentences)

export const bookingFactTypes = Object.keys(sentences)
