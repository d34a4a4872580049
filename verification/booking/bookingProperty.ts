import fc from 'fast-check'
import type { OrderingFixture } from '#verification/ordering/orderingNode.ts'
import { bookingPlans } from './bookingPlan.ts'
import { runBookingPlan } from './runBookingPlan.ts'

/** The property: any plan violates no invariant, in any order in which requests and answers arrive. */
export const bookingProperty = (fixture: OrderingFixture) =>
  fc.asyncProperty(fc.scheduler(), bookingPlans, async (scheduler, plan) => {
    const turn = (what: string) => scheduler.schedule(Promise.resolve(), what)
    await runBookingPlan(fixture, plan, { turn, waitFor: (started) => scheduler.waitFor(started) })
  })
