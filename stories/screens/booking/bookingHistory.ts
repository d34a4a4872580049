import { fn } from 'storybook/test'
import { amina, thandi } from '#stories/shop/history/aminasHistory.ts'
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import type { RecordHistoryProps } from '#ui-kit/shop/history/RecordHistory.tsx'

const facts: TimelineFact[] = [
  {
    revision: 0,
    position: 2104,
    id: '019aa4f2-1c40-7a53-b6e0-5d1f0c2a9b00',
    type: 'BookingRequested',
    at: '2026-11-21T07:12:00.000Z',
    actor: amina,
    sentence: 'requested a visit of Sipho Mabaso on Tue 24 Nov, 09:00',
    changes: [{ field: 'Status', from: null, to: 'Requested' }],
    data: {},
    correlationId: '019aa4f2-1c3e-7c10-9a11-7be2d0f4db00',
    causationId: null,
  },
  {
    revision: 1,
    position: 2160,
    id: '019aa4f2-1c40-7a53-b6e0-5d1f0c2a9b01',
    type: 'BookingConfirmed',
    at: '2026-11-21T08:40:00.000Z',
    actor: thandi,
    sentence: 'confirmed the booking',
    changes: [{ field: 'Status', from: 'Requested', to: 'Confirmed' }],
    data: {},
    correlationId: '019aa4f2-1c3e-7c10-9a11-7be2d0f4db01',
    causationId: null,
  },
]

/** Amina's booking of Sipho Mabaso, confirmed. */
export const bookingHistory: RecordHistoryProps = {
  noun: 'booking',
  exampleType: 'BookingConfirmed',
  facts,
  intact: true,
  revision: 1,
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
  fields: [{ field: 'Status', value: 'Confirmed', now: 'Confirmed' }],
  onMove: fn(),
  comparison: { from: 0, to: 1, differences: [{ field: 'Status', from: 'Requested', to: 'Confirmed' }] },
  onCompare: fn(),
}
