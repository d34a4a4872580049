import { fn } from 'storybook/test'
import { machineAfter } from '#stories/flows/machineIn.ts'
import { bookingFacts, bookingFields } from '#stories/lives/aminasBooking.ts'
import type { RecordHistoryProps } from '#ui-kit/shop/history/RecordHistory.tsx'

/** The booking as it was right after it was confirmed. */
const last = 1
const facts = bookingFacts.slice(0, last + 1)
const fieldsAt = (revision: number) => bookingFields[revision] ?? []
const valueAt = (field: string, revision: number) => fieldsAt(revision).find(([name]) => name === field)?.[1] ?? null

/** Amina's booking of Sipho Mabaso, confirmed. */
export const bookingHistory: RecordHistoryProps = {
  noun: 'booking',
  exampleType: 'BookingConfirmed',
  facts,
  intact: true,
  revision: last,
  machine: machineAfter(
    'booking',
    facts.map(({ type }) => type),
  ),
  fields: fieldsAt(last).map(([field, value]) => ({ field, value, now: value })),
  onMove: fn(),
  comparison: {
    from: 0,
    to: last,
    differences: fieldsAt(last).flatMap(([field, to]) => {
      const from = valueAt(field, 0)
      return from === to ? [] : [{ field, from, to }]
    }),
  },
  onCompare: fn(),
}
