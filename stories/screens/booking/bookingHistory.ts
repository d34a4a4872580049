import { fn } from 'storybook/test'
import { amina, thandi } from '#stories/shop/history/aminasHistory.ts'
import { fieldChange, recordedHistory } from '#stories/shop/history/recordedHistory.ts'
import type { RecordHistoryProps } from '#ui-kit/shop/history/RecordHistory.tsx'

const { facts, last, fieldsAt, differences } = recordedHistory(2104, [
  [
    'BookingRequested',
    '2026-11-21T07:12:00.000Z',
    amina,
    'requested a visit of Sipho Mabaso on Tue 24 Nov, 09:00',
    [fieldChange('Status', null, 'Requested')],
  ],
  [
    'BookingConfirmed',
    '2026-11-21T08:40:00.000Z',
    thandi,
    'confirmed the booking',
    [fieldChange('Status', 'Requested', 'Confirmed')],
  ],
])

/** Amina's booking of Sipho Mabaso, confirmed. */
export const bookingHistory: RecordHistoryProps = {
  noun: 'booking',
  exampleType: 'BookingConfirmed',
  facts,
  intact: true,
  revision: last,
  machine: {
    states: [
      { id: 'requested', label: 'Requested', x: 0, y: 0 },
      { id: 'confirmed', label: 'Confirmed', x: 1, y: 0 },
      { id: 'completed', label: 'Completed', x: 2, y: 0 },
    ],
    arrows: [
      { from: 'requested', to: 'confirmed' },
      { from: 'confirmed', to: 'completed' },
    ],
    current: 'confirmed',
    visited: ['requested'],
  },
  fields: fieldsAt(last),
  onMove: fn(),
  comparison: { from: 0, to: last, differences: differences(0, last) },
  onCompare: fn(),
}
