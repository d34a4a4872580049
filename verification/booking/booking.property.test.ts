import { expect, it } from 'vitest'
import { immediately, onEachStore } from '#verification/ordering/testing/onEachStore.ts'
import type { BookingPlan, CustomerStep } from './bookingPlan.ts'
import { bookingProperty } from './bookingProperty.ts'
import { runBookingPlan } from './runBookingPlan.ts'

// For more runs: BOOKING_RUNS=2000 npx vitest run --project unit verification/booking; ESDB_TEST_URL adds a real server.

const step = (does: CustomerStep['does'], time: number): CustomerStep => ({
  ...{ node: 0, retries: true, pause: 1, key: 0, moveKey: null },
  ...{ does, time },
})
const undisturbedPlan: BookingPlan = {
  customers: [[step('hold', 0), step('request', 0), step('move', 2), step('cancel', 0)]],
  ...{ admin: [], reactions: [], appendFaults: [], clockErrors: [0, 0] },
}

onEachStore(
  {
    holds: 'no time is sold twice, no booking loses its time, and what nobody has is free',
    property: bookingProperty,
    runs: 'BOOKING_RUNS',
  },
  (fixture) => {
    it('a time is held, booked, moved and free again', async () => {
      const facts = await runBookingPlan(fixture(), undisturbedPlan, immediately)

      expect(facts.map(({ type }) => type)).toEqual([
        ...['SlotHeld', 'SlotBooked', 'BookingRequested', 'SlotBooked', 'BookingRescheduled', 'SlotReleased'],
        ...['BookingCanceled', 'SlotReleased'],
      ])
    })
  },
)
