import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { AgendaFact } from './agendaEvents.ts'
import { formatMoment } from './formatMoment.ts'

const sentences = {
  SlotHeld: ({ start }) => `held ${formatMoment(start)} while filling the form`,
  HoldReleased: ({ start, reason }) => `released the hold on ${formatMoment(start)}: ${holdReasons[reason]}`,
  SlotBooked: ({ start, minutes }) => `booked ${formatMoment(start)} for ${minutes} minutes`,
  SlotReleased: ({ start, reason }) => `freed ${formatMoment(start)}: ${releaseReasons[reason]}`,
} satisfies Sentences<AgendaFact>

export const agendaSentence = sentenceFormatter<AgendaFact>(sentences)

const holdReasons = {
  expired: 'the five minutes were up',
  left: 'the customer left the form',
  replaced: 'the customer chose another time',
}

const releaseReasons = {
  canceled: 'the booking was cancelled',
  declined: 'the booking was declined',
  rescheduled: 'the booking has another time',
  abandoned: 'no booking was made',
}
