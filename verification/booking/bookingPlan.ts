import fc from 'fast-check'
import { type AppendFault, appendFault, type PlannedCall, plannedCall } from '#verification/ordering/plan.ts'

/** What a customer does with a time, or with the booking of one key. */
export type CustomerStep = PlannedCall & {
  /** Seconds that pass before. */
  pause: number
  /** Indexes into the keys of the customer, and into the times that are wanted. */
  key: number
  time: number
  does: 'hold' | 'leave' | 'request' | 'cancel' | 'move'
  /** The idempotency key of a move, `null` for none. */
  moveKey: number | null
}

/** What an admin does with the booking of a customer's key. */
export interface BookingAdminStep extends PlannedCall {
  customer: number
  key: number
  status: 'Confirmed' | 'Declined' | 'Canceled'
}

/** A reaction of the policy to one of the first facts, perhaps once more. `turns`: how many requests and answers later. */
interface PlannedReaction extends PlannedCall {
  turns: number
  fact: number
}

/** What customers, an admin and the policy do. The scheduler decides in which order it reaches the store. */
export interface BookingPlan {
  customers: CustomerStep[][]
  admin: BookingAdminStep[]
  /** Calls in which the policy reacts to a fact, at once or by a timer, while customers are active. */
  reactions: PlannedReaction[]
  appendFaults: (AppendFault | null)[]
  /** Seconds by which the clock of each node is ahead. */
  clockErrors: [number, number]
}

const common = {
  ...plannedCall,
  // Many steps fit into one hold, some outlast it.
  pause: fc.oneof(
    { weight: 4, arbitrary: fc.nat({ max: 20 }) },
    { weight: 1, arbitrary: fc.constantFrom(61, 299, 301) },
  ),
  key: fc.nat(1),
  time: fc.nat(2),
  moveKey: fc.option(fc.nat(1)),
}

const stepOf = (...does: CustomerStep['does'][]): fc.Arbitrary<CustomerStep> =>
  fc.record({ ...common, does: fc.constantFrom(...does) })

// The first step always requests a booking: without one there is nothing to move or to cancel.
const visit = fc
  .tuple(stepOf('request'), fc.array(stepOf('request', 'move', 'move', 'hold', 'leave', 'cancel'), { maxLength: 4 }))
  .map(([first, others]): CustomerStep[] => [first, ...others])

const adminStep: fc.Arbitrary<BookingAdminStep> = fc.record({
  ...plannedCall,
  customer: fc.nat(2),
  key: fc.nat(1),
  status: fc.constantFrom('Confirmed', 'Confirmed', 'Declined', 'Canceled'),
})

const reaction = fc.record({ ...plannedCall, turns: fc.nat(5), fact: fc.nat(5) })

const clockErrors = fc.tuple(fc.integer({ min: -15, max: 15 }), fc.integer({ min: -15, max: 15 }))

const anyPlan: fc.Arbitrary<BookingPlan> = fc.record({
  customers: fc.array(visit, { minLength: 1, maxLength: 3 }),
  admin: fc.array(adminStep, { maxLength: 2 }),
  reactions: fc.array(reaction, { maxLength: 6 }),
  appendFaults: fc.array(fc.option(appendFault), { maxLength: 4 }),
  clockErrors,
})

// The first node is suspended after it has claimed a time, and meanwhile the policy runs at the second.
const suspendedNode: fc.Arbitrary<BookingPlan> = fc.record({
  customers: fc.tuple(visit.map((steps) => steps.map((step) => ({ ...step, node: 0 })))),
  admin: fc.constant([]),
  reactions: fc.array(fc.record({ node: fc.constant(1), retries: fc.boolean(), turns: fc.nat(2), fact: fc.nat(1) }), {
    minLength: 2,
    maxLength: 4,
  }),
  appendFaults: fc.tuple(fc.constant({ append: 1, end: 'answerLate' as const })),
  clockErrors,
})

export const bookingPlans = fc.oneof({ weight: 4, arbitrary: anyPlan }, { weight: 1, arbitrary: suspendedNode })
