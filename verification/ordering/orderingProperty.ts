import fc from 'fast-check'
import type { OrderingFixture } from './orderingNode.ts'
import { plans } from './plan.ts'
import { runPlan } from './runPlan.ts'

/** The property: any plan violates no invariant, in any order in which requests and answers arrive. */
export const orderingProperty = (fixture: OrderingFixture) =>
  fc.asyncProperty(fc.scheduler(), plans, async (scheduler, plan) => {
    const turn = (what: string) => scheduler.schedule(Promise.resolve(), what)
    await runPlan(fixture, plan, { turn, waitFor: (started) => scheduler.waitFor(started) })
  })
