import fc from 'fast-check'
import type { Ground } from './node.ts'
import { openAndOrder } from './ordering.ts'
import { plans } from './plan.ts'

/** Whatever is planned, and in whichever order requests and answers come through. */
export const anyOrdering = (ground: Ground) =>
  fc.asyncProperty(fc.scheduler(), plans, async (scheduler, plan) => {
    const turn = (what: string) => scheduler.schedule(Promise.resolve(), what)
    await openAndOrder(ground, plan, { turn, over: (begun) => scheduler.waitFor(begun) })
  })
