import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { transitionsOf } from '#domain/kernel/replay.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import type { AgendaFact } from './agendaEvents.ts'
import { agendaMachine } from './agendaMachine.ts'
import { agendaSentence } from './agendaTimeline.ts'

const start = '2026-11-24T07:00:00Z'
const customerId = 'amina'
const claim = { claimId: 'aminas-claim', bookingId: 'aminas-booking', start }

const sentences: [AgendaFact, string][] = [
  [
    fact('SlotHeld', { customerId, start, minutes: 60, until: '2026-11-23T08:05:00.000Z' }),
    'held Tue 24 Nov, 09:00 while filling the form',
  ],
  ...(
    [
      ['expired', 'the five minutes were up'],
      ['left', 'the customer left the form'],
      ['replaced', 'the customer chose another time'],
    ] as const
  ).map(([reason, why]): [AgendaFact, string] => [
    { type: 'HoldReleased', data: { customerId, start, reason } },
    `released the hold on Tue 24 Nov, 09:00: ${why}`,
  ]),
  [fact('SlotBooked', { ...claim, customerId, minutes: 90 }), 'booked Tue 24 Nov, 09:00 for 90 minutes'],
  ...(
    [
      ['canceled', 'the booking was cancelled'],
      ['declined', 'the booking was declined'],
      ['rescheduled', 'the booking has another time'],
      ['abandoned', 'no booking was made'],
    ] as const
  ).map(([reason, why]): [AgendaFact, string] => [
    { type: 'SlotReleased', data: { ...claim, reason } },
    `freed Tue 24 Nov, 09:00: ${why}`,
  ]),
]

it.each(sentences)('$type is formatted as "%s"', (given, sentence) => {
  expect(agendaSentence(recordedFact(given))).toBe(sentence)
})

it('every fact type of the agenda machine has a sentence', () => {
  const types = new Set(sentences.map(([{ type }]) => type))
  expect([...types].sort()).toEqual([...new Set(transitionsOf(agendaMachine).map(({ type }) => type))].sort())
})
