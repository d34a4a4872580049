import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventStoreToTest } from '#api/programs/eventStoreToTest.ts'
import { openOrderingFixture } from '#verification/ordering/orderingFixture.ts'
import type { BookingPlan, CustomerStep } from './bookingPlan.ts'
import { bookingProperty } from './bookingProperty.ts'
import { runBookingPlan } from './runBookingPlan.ts'

// For more runs: BOOKING_RUNS=2000 npx vitest run --project unit verification/booking; ESDB_TEST_URL adds a real server.
const requestedRuns = Number(process.env['BOOKING_RUNS'] ?? 0)
/** Milliseconds per store where BOOKING_RUNS is not set. */
const timeLimit = 6_000

const immediately = { turn: async () => undefined, waitFor: (started: Promise<unknown>) => started }

const step = (does: CustomerStep['does'], time: number): CustomerStep => ({
  ...{ node: 0, retries: true, pause: 1, key: 0, moveKey: null },
  ...{ does, time },
})
const undisturbedPlan: BookingPlan = {
  customers: [[step('hold', 0), step('request', 0), step('move', 2), step('cancel', 0)]],
  ...{ admin: [], reactions: [], appendFaults: [], clockErrors: [0, 0] },
}

const realServer = eventStoreToTest()

describe.each([
  ['SQLite', 150],
  ['EventStoreDB', 40],
  ...(realServer ? ([['EventStoreDB itself', 40]] as const) : []),
] as const)('on %s, in any order of requests and answers, whichever nodes crash', (adapter, runs) => {
  let fixture: Awaited<ReturnType<typeof openOrderingFixture>>
  beforeAll(async () => {
    fixture = await openOrderingFixture(adapter, adapter === 'EventStoreDB itself' ? realServer : undefined)
  })
  afterAll(() => fixture[Symbol.asyncDispose]())

  it('a time is held, booked, moved and free again', async () => {
    const facts = await runBookingPlan(fixture, undisturbedPlan, immediately)

    expect(facts.map(({ type }) => type)).toEqual([
      ...['SlotHeld', 'SlotBooked', 'BookingRequested', 'SlotBooked', 'BookingRescheduled', 'SlotReleased'],
      ...['BookingCanceled', 'SlotReleased'],
    ])
  })

  it('no time is sold twice, no booking loses its time, and what nobody has is free', { timeout: 3_600_000 }, () =>
    fc.assert(
      bookingProperty(fixture),
      requestedRuns > 0 ? { numRuns: requestedRuns } : { numRuns: runs, interruptAfterTimeLimit: timeLimit },
    ),
  )
})
